-- Cells of all zooms in one table, by week too; sections by cell and time (docs/decisions/0140). Readable meanwhile.

-- Row and column of the cells of zoom 15; how many lie in one, the last line finds out.
create function app.map_row(lat double precision) returns integer
language sql immutable
return floor(lat / 0.00171661376953125)::integer;
create function app.map_column(lon double precision) returns integer
language sql immutable
return floor(lon / 0.00274658203125)::integer;
create index kaefer_cells on data.kaefer (app.map_row(lat), app.map_column(lon), gemeldet_am desc, id desc) include (lat, lon);
-- Reported long after the find: a list of days is read from soon after the last one, with these few before.
create index kaefer_late on data.kaefer (gemeldet_am desc, id desc)
  where fund_datum < (gemeldet_am at time zone 'Europe/Berlin')::date - 18;

-- `woche` is the Monday of the find's week, for species 0 alone and with zoom 0 and 8; '-infinity' is all weeks together. With
-- these, species 0 is there for zoom 0, too. Zoom 8, 9 and 11 are added up from zoom 10 and 12.
alter table data.kaefer_raster
  add woche date not null default '-infinity',
  drop constraint kaefer_raster_pkey,
  add primary key (zoom, art, woche, y, x, status, bundesland);
insert into data.kaefer_raster (zoom, art, y, x, status, bundesland, anzahl, lats, lons)
  select z.zoom - s.up, z.art, z.y >> s.up, z.x >> s.up, z.status, z.bundesland, sum(z.anzahl), sum(z.lats), sum(z.lons)
  from data.kaefer_raster z, generate_series(1, 2) s (up) where z.zoom = 10 or z.zoom = 12 and s.up = 1
  group by 1, 2, 3, 4, 5, 6;
insert into data.kaefer_raster (zoom, art, y, x, status, bundesland, anzahl, lats, lons)
  select 0, 0, 0, z.x, z.status, z.bundesland, sum(z.anzahl), 0, 0 from data.kaefer_raster z where z.zoom = 0
  group by 4, 5, 6;
set local work_mem = '256MB';
with week as (
  select date_trunc('week', coalesce(k.fund_datum, (k.gemeldet_am at time zone 'Europe/Berlin')::date)::timestamp)::date as woche,
    floor(k.lat / (225.0 / 1024))::integer as y, floor(k.lon / (360.0 / 1024))::integer as x, k.status, k.bundesland,
    count(*) as n, sum(round(k.lat * 1e6)::bigint) as lats, sum(round(k.lon * 1e6)::bigint) as lons
  from data.kaefer k group by 1, 2, 3, 4, 5
)
insert into data.kaefer_raster (zoom, art, woche, y, x, status, bundesland, anzahl, lats, lons)
  select 8, 0, w.woche, w.y, w.x, w.status, w.bundesland, w.n, w.lats, w.lons from week w where w.y is not null
  union all
  select 0, 0, w.woche, 0, (w.y is null)::integer, w.status, w.bundesland, sum(w.n), 0, 0
  from week w group by w.woche, w.y is null, w.status, w.bundesland;
analyze data.kaefer;
-- Not dropped: triggers of the release before count there until they are replaced.
drop policy if exists read_published on data.kaefer_zelle;
drop policy if exists read_all on data.kaefer_zelle;
comment on table data.kaefer_zelle is 'Not used any more; goes with the release after this one.';
