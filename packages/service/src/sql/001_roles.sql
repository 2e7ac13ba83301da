-- Roles are cluster-wide: made idempotently, so that the same file serves a second database of the cluster.
-- The ladder of rights is a ladder of grants: admin > expert > citizens > new. `authenticator` is who PostgREST signs in
-- as; it holds nothing itself and may only take one of the four. Its password is set by whoever runs the migrations.
do $$
declare
  name text;
begin
  foreach name in array array['waldkerf_owner', 'ogf_new', 'ogf_citizens', 'ogf_expert', 'ogf_admin'] loop
    if not exists (select from pg_roles where rolname = name) then
      execute format('create role %I nologin', name);
    end if;
  end loop;
  if not exists (select from pg_roles where rolname = 'authenticator') then
    create role authenticator login noinherit;
  end if;
end
$$;

grant ogf_new to ogf_citizens;
grant ogf_citizens to ogf_expert;
grant ogf_expert to ogf_admin;
grant ogf_new, ogf_citizens, ogf_expert, ogf_admin to authenticator;

-- api: what PostgREST exposes, views and procedures of the contract and nothing else.
-- data: the tables. app: the functions that both stand on.
create schema if not exists app;
alter schema app owner to waldkerf_owner;
create schema api authorization waldkerf_owner;
create schema data authorization waldkerf_owner;

revoke all on schema public from public;
grant usage on schema api, app, data to ogf_new;

-- Without this every new function is everyone's. The form with `in schema` could not take it away.
alter default privileges for role waldkerf_owner revoke execute on functions from public;

-- Row-level security, on and forced: without a policy nobody sees anything. The owner's own policy is for the definer
-- functions, which must work where the owner is no superuser. Every table of `data` is protected once, after its creation.
set local role waldkerf_owner;
create procedure app.protect(name regclass)
language plpgsql set search_path = '' as $$
begin
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
  execute format('create policy owner on %s to waldkerf_owner using (true) with check (true)', name);
end
$$;
reset role;
