-- Sockets of a session are closed in every process when it ends. Those that are over by their age closed them before.
create function portal.notify_session_ended() returns trigger
language plpgsql as $$
begin
  perform pg_notify('portal_sessions', encode(old.id_hash, 'base64'));
  return null;
end $$;
--> statement-breakpoint
create trigger session_ended after delete on portal.session
for each row when (old.expires_at > now()) execute function portal.notify_session_ended();
