-- Counts for windows of all sightings and for the map's finer cells, and indexes for sections and words, so that none of
-- these takes longer for ten million (docs/decisions/0138). Records can be read meanwhile.

-- Latitude in bands, as high as the map's cells of zoom 13: a section is some bands and a span within each.
create function app.lat_band(lat double precision) returns integer
language sql immutable
return floor(lat / 0.006866455078125)::integer;
create index kaefer_bands on data.kaefer (app.lat_band(lat), lon)
  include (lat, id, status, art, bundesland, fund_datum, gemeldet_am, user_id, bilder_anzahl);

-- A message as a search compares it, like app.compared.
create function app.searched(message text) returns text
language sql immutable
return lower(normalize(message, NFC));
create index kaefer_words on data.kaefer using gin (app.searched(message) ext.gin_trgm_ops) where message <> '';

-- Kept by trigger like data.kaefer_zelle. Zoom 0: all records, `x` tells whether they are without a place. Zoom 10, 12,
-- 13 and 15: cells of that zoom; species 0 is all of them together, the only one from zoom 13 on.
create table data.kaefer_raster (
  zoom smallint not null,
  art integer not null,
  y integer not null,
  x integer not null,
  status text not null,
  bundesland text not null,
  anzahl integer not null,
  lats bigint not null,
  lons bigint not null,
  primary key (zoom, art, y, x, status, bundesland)
);
call app.protect('data.kaefer_raster');

-- Where a record of this species and place counts in it.
create function app.raster_cells(of_art integer, lat double precision, lon double precision)
returns table (zoom smallint, art integer, y integer, x integer, lats bigint, lons bigint)
language sql immutable
begin atomic
  select 0::smallint, of_art, 0, (lat is null)::integer, 0::bigint, 0::bigint
  union all
  select c.zoom, c.art, floor(lat / (225 / c.cells))::integer, floor(lon / (360 / c.cells))::integer,
    round(lat * 1e6)::bigint, round(lon * 1e6)::bigint
  from (values
    (10::smallint, 0, 4096::double precision), (10, of_art, 4096), (12, 0, 16384), (12, of_art, 16384), (13, 0, 32768),
    (15, 0, 131072)
  ) c (zoom, art, cells)
  where lat is not null;
end;
set local work_mem = '256MB';
insert into data.kaefer_raster (zoom, art, y, x, status, bundesland, anzahl, lats, lons)
  select c.zoom, c.art, c.y, c.x, k.status, k.bundesland, count(*), sum(c.lats), sum(c.lons)
  from data.kaefer k cross join lateral app.raster_cells(k.art, k.lat, k.lon) c
  group by c.zoom, c.art, c.y, c.x, k.status, k.bundesland;
