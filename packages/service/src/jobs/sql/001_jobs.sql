-- Roles of the production setup's jobs, each with just what its job needs. They sign in with passwords that the job
-- `migrate` sets. The embedded start has neither the jobs nor this file.
do $$
declare
  name text;
begin
  foreach name in array array['key_refresh', 'invitations'] loop
    if not exists (select from pg_roles where rolname = name) then
      execute format('create role %I noinherit nologin', name);
    end if;
  end loop;
end
$$;

-- key_refresh holds nothing: anyone who may connect can send a notification.

set local role waldkerf_owner;

-- Invitations that wait, and the names of those whom they are for.
grant usage on schema data to invitations;
grant select, update (sent_at) on data.outbox to invitations;
grant select (email, first_name, last_name) on data.benutzer to invitations;
create policy invitations_read on data.outbox for select to invitations using (kind = 'invitation');
create policy invitations_sent on data.outbox for update to invitations
  using (kind = 'invitation') with check (kind = 'invitation');
create policy invitations_read on data.benutzer for select to invitations
  using (exists (select from data.outbox o where o.recipient = email and o.sent_at is null));

reset role;
