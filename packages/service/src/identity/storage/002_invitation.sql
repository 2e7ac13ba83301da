-- Invitations that were sent by the embedded start. Only a digest of what the link carries is kept.
create table identity.invitation (
  token_hash text primary key,
  email text not null check (email = lower(email)),
  given_name text not null,
  family_name text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index on identity.invitation (email);

grant select, insert, update, delete on identity.invitation to identity_service;
