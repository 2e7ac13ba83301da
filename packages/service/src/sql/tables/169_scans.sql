-- Bytes that lie outside the database, under a name that is never used twice. The row says that they are there.
create table data.objekt (
  name text primary key check (name ~ '^[0-9a-f]{32}$'),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes bigint not null check (bytes between 1 and 1073741824),
  media_type text not null check (media_type in ('image/jpeg', 'image/png', 'image/tiff')),
  von text not null default app.email(),
  angelegt_am timestamptz not null default now(),
  -- 'weg': no row needs it any more, its bytes may go.
  stand text not null default 'da' check (stand in ('da', 'weg'))
);
call app.protect('data.objekt');

-- The scans of a map, the current one and those of before: data.karte.scan names the current one.
create table data.karte_scan (
  id bigint generated always as identity primary key,
  karte_id bigint not null references data.karte (id) on delete cascade,
  objekt text not null references data.objekt (name),
  -- Null where a scan of an earlier release has no head that can be read.
  width integer check (width between 1 and 40000),
  height integer check (height between 1 and 40000),
  von text not null default app.email(),
  seit timestamptz not null default now(),
  -- When another one took its place.
  bis timestamptz
);
create index on data.karte_scan (karte_id, id);
create index on data.karte_scan (objekt);
create index on data.karte_scan (bis) where bis is not null;
call app.protect('data.karte_scan');

alter table data.karte add column scan bigint references data.karte_scan (id) on delete set null;
