-- Runs of imports bring sightings or clients; and which client came from where, as with sightings.
alter table data.kaefer_import
  add column art text not null default 'kaefer' check (art in ('kaefer', 'kunde'));

create table data.kunde_herkunft (
  client_id bigint primary key references data.kunde (client_id) on delete cascade,
  import_id uuid not null references data.kaefer_import (id),
  quelle text not null,
  quell_id text not null check (char_length(quell_id) between 1 and 200),
  unique (quelle, quell_id)
);
create index on data.kunde_herkunft (import_id);
call app.protect('data.kunde_herkunft');
