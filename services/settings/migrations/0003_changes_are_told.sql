-- Processes keep settings in memory. Whoever writes them, a hand at the database too, every process hears of it.
create function settings.notify_changed() returns trigger
language plpgsql as $$
begin
  perform pg_notify('settings_changes', '');
  return null;
end $$;
--> statement-breakpoint
create trigger tenant_changed after insert or update or delete or truncate on settings.tenant
for each statement execute function settings.notify_changed();
--> statement-breakpoint
create trigger institution_changed after insert or update or delete or truncate on settings.institution
for each statement execute function settings.notify_changed();
--> statement-breakpoint
create trigger application_changed after insert or update or delete or truncate on settings.application
for each statement execute function settings.notify_changed();
--> statement-breakpoint
create trigger launchable_changed after insert or update or delete or truncate on settings.launchable_application
for each statement execute function settings.notify_changed();
