-- Imports of sightings, and which sighting came from where: a row of a source is stored once, however often it is sent.

create table data.kaefer_import (
  -- Made by the page, so that a run goes on after a break.
  id uuid primary key,
  datei text not null check (char_length(datei) <= 200),
  quelle text not null check (char_length(quelle) between 1 and 200),
  -- Rows that are to come, and those that were stored.
  anzahl integer not null check (anzahl between 1 and 250000),
  gespeichert integer not null default 0 check (gespeichert >= 0),
  status text not null check (status in ('new', 'published')),
  von text not null default app.email(),
  begonnen_am timestamptz not null default app.now(),
  zurueck_am timestamptz
);
create index on data.kaefer_import (begonnen_am desc);
call app.protect('data.kaefer_import');

create table data.kaefer_herkunft (
  kaefer_id bigint primary key references data.kaefer (id) on delete cascade,
  import_id uuid not null references data.kaefer_import (id),
  quelle text not null,
  quell_id text not null check (char_length(quell_id) between 1 and 200),
  unique (quelle, quell_id)
);
create index on data.kaefer_herkunft (import_id);
call app.protect('data.kaefer_herkunft');

create type app.import_count as (gespeichert integer, bekannt integer);
create type app.undone_count as (entfernt integer, rest integer);

-- The rows of the grid that a stretch of a Land's outline passes, by which those at a place are found: of a thousand places
-- each would else be compared with all ten thousand stretches.
create function app.line_span(y1 double precision, y2 double precision) returns int4range
language sql immutable
return int4range(floor(least(y1, y2))::integer, ceil(greatest(y1, y2))::integer, '[]');
create index on data.land_strecke using gist (app.line_span(y1, y2));
