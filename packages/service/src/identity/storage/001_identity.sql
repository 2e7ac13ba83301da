-- The embedded identity service's own tables. Nothing of this schema is exposed, and the data service's roles have no
-- right to it. In production Keycloak keeps all of this.
do $$
begin
  if not exists (select from pg_roles where rolname = 'identity_service') then
    create role identity_service noinherit nologin;
  end if;
end
$$;

create schema identity;
revoke all on schema identity from public;
grant usage on schema identity to identity_service;

create table identity.account (
  id uuid primary key,
  email text not null unique check (email = lower(email)),
  given_name text not null,
  family_name text not null,
  groups text[] not null default '{}',
  password_hash text not null
);

-- Sessions, grants, codes, refresh tokens. `id` is a digest: who reads the table cannot use what it names.
create table identity.artifact (
  model text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  uid text,
  consumed_at timestamptz,
  expires_at timestamptz not null,
  primary key (model, id)
);
create index on identity.artifact (grant_id) where grant_id is not null;
create index on identity.artifact (uid) where uid is not null;
create index on identity.artifact (expires_at);

-- Signing keys and the like, one JSON value each.
create table identity.secret (
  name text primary key,
  value jsonb not null
);

grant select, insert, update, delete on identity.account, identity.artifact, identity.secret to identity_service;
