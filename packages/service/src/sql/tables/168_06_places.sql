-- Where the Länder and the settlements of Germany and Austria lie. `migrate` loads them (sql/reference.ts).

-- A Land by the lines that it is bounded by. Neighbours share a line.
create table data.land (
  name text primary key,
  linien integer[] not null
);
call app.protect('data.land');

-- The lines, stretch by stretch, on the grid that app.land_at places a coordinate on.
create table data.land_strecke (
  linie integer not null,
  x1 double precision not null,
  y1 double precision not null,
  x2 double precision not null,
  y2 double precision not null
);
call app.protect('data.land_strecke');

create table data.ort (
  -- The largest first.
  nr integer primary key,
  name text not null,
  einwohner integer not null,
  -- On the Web Mercator world, as shares of it from its north-western corner: there, angles are those on the ground.
  lage point not null
);
create index on data.ort using gist (lage);
call app.protect('data.ort');
