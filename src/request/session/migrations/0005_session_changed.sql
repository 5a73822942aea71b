-- Processes keep sessions in memory. A look at the clock alone moves "last seen" on; everything else they have to hear of.
create function portal.notify_session_changed() returns trigger
language plpgsql as $$
begin
  perform pg_notify('portal_session_changes', encode(old.id_hash, 'base64'));
  return null;
end $$;
--> statement-breakpoint
create trigger session_changed after update on portal.session
for each row when (new.last_seen_at <= old.last_seen_at) execute function portal.notify_session_changed();
