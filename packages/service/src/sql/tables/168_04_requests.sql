-- What every request leaves: lines of the log of changes, and answers kept for repeats.

-- Whose link a line is about; whichever side of it is there.
create function app.linked_user(changes jsonb) returns bigint
language sql immutable set search_path = ''
return coalesce(changes -> 'user_id' ->> 1, changes -> 'user_id' ->> 0)::bigint;

-- Nobody reads it yet; histories are answered from it.
create table data.change_log (
  id bigint generated always as identity primary key,
  table_name text not null,
  row_id bigint not null,
  changed_at timestamptz not null default app.now(),
  -- E-mail; empty for changes that did not come by a request.
  changed_by text not null default app.email(),
  -- { column: [old value, new value] }
  changes jsonb not null
);
create index on data.change_log (table_name, row_id, id);
create index on data.change_log (app.linked_user(changes)) where table_name = 'kunde_benutzer';
-- Line items that are gone, by the document that they belonged to.
create index on data.change_log ((changes -> 'rechnung_id' ->> 0)) where table_name = 'position';
create index on data.change_log ((changes -> 'angebot_id' ->> 0)) where table_name = 'position';
call app.protect('data.change_log');

create table data.idempotency_key (
  email text not null,
  key text not null,
  path text not null,
  payload_hash text not null,
  answer jsonb,
  -- Keys live by the real clock, whatever the business time is.
  created_at timestamptz not null default pg_catalog.now(),
  primary key (email, key)
);
create index on data.idempotency_key (created_at);
call app.protect('data.idempotency_key');

create table data.idempotency_row (
  email text not null,
  key text not null,
  nr integer not null,
  payload_hash text not null,
  answer jsonb not null,
  primary key (email, key, nr),
  foreign key (email, key) references data.idempotency_key (email, key) on delete cascade
);
call app.protect('data.idempotency_row');

-- The answer's media type is the picture's own, so PostgREST may give it out for any.
create domain api."*/*" as bytea;
