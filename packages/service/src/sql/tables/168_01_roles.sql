-- Roles, schemas and extensions: made by who runs the migrations, who may do so; all that follows is waldkerf_owner's.
reset role;

-- Roles are cluster-wide: made idempotently, so that the same file serves a second database of the cluster. The ladder
-- of rights is a ladder of grants: admin > expert > citizens > new. `authenticator` is who PostgREST signs in as; it
-- holds nothing itself and may only take one of the four. Its password is set by whoever runs the migrations.
-- `waldkerf_mailer` empties the outbox.
do $$
declare
  name text;
begin
  foreach name in array array['ogf_new', 'ogf_citizens', 'ogf_expert', 'ogf_admin'] loop
    if not exists (select from pg_roles where rolname = name) then
      execute format('create role %I nologin', name);
    end if;
  end loop;
  if not exists (select from pg_roles where rolname = 'authenticator') then
    create role authenticator login noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'waldkerf_mailer') then
    create role waldkerf_mailer noinherit nologin;
  end if;
end
$$;

grant ogf_new to ogf_citizens;
grant ogf_citizens to ogf_expert;
grant ogf_expert to ogf_admin;
grant ogf_new, ogf_citizens, ogf_expert, ogf_admin to authenticator;

-- api: what PostgREST exposes, views and procedures of the contract and nothing else.
-- data: the tables. app: the functions that both stand on; `migrate` has made it. ext: what extensions bring.
alter schema app owner to waldkerf_owner;
create schema api authorization waldkerf_owner;
create schema data authorization waldkerf_owner;
create schema if not exists ext;

revoke all on schema public from public;
grant usage on schema api, app, data to ogf_new;
grant usage on schema app to waldkerf_mailer;
grant usage on schema ext to waldkerf_owner;

-- Without this every new function is everyone's. The form with `in schema` could not take it away.
alter default privileges for role waldkerf_owner revoke execute on functions from public;

-- A trusted extension: whoever owns the database may create it. One that an operator has put elsewhere moves here.
create extension if not exists pg_trgm with schema ext;
alter extension pg_trgm set schema ext;
