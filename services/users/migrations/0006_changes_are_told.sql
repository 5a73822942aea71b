-- Processes keep names and roles in memory. A new account without a role was asked for by nobody.
create function users.notify_account_changed() returns trigger
language plpgsql as $$
begin
  perform pg_notify('users_accounts', json_build_object('tenantId', old.tenant_id, 'userId', old.id)::text);
  return null;
end $$;
--> statement-breakpoint
create trigger account_changed after update or delete on users.account
for each row execute function users.notify_account_changed();
--> statement-breakpoint
create function users.notify_membership_changed() returns trigger
language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform pg_notify('users_accounts', json_build_object('tenantId', old.tenant_id, 'userId', old.account_id)::text);
  end if;
  if tg_op <> 'DELETE' then
    perform pg_notify('users_accounts', json_build_object('tenantId', new.tenant_id, 'userId', new.account_id)::text);
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger membership_changed after insert or update or delete on users.membership
for each row execute function users.notify_membership_changed();
