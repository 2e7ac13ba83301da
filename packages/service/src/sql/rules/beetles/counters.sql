-- Counts beside the sightings, kept by triggers once for each statement, whatever the number of its rows. Each adds
-- differences to a table of counts, ordered, so that writers at the same time lock its rows in the same order.

-- A find without a day counts on the day it was reported. Without a search path of its own it costs a bulk nothing.
create or replace function app.find_day(fund_datum date, gemeldet_am timestamptz) returns date
language sql stable
return coalesce(fund_datum, (gemeldet_am at time zone 'Europe/Berlin')::date);

-- These changes, and all sightings where a table is counted anew.
create or replace function app.counted_beetles(changes app.counted[], anew boolean) returns setof app.counted
language sql stable
begin atomic
  select c.* from unnest(changes) c
  union all
  select k.status, k.art, k.bundesland, app.find_day(k.fund_datum, k.gemeldet_am), k.lat, k.lon, 1
  from data.kaefer k where anew;
end;

-- Adds these changes to all counts, or what a count from scratch differs by to the table `anew`: a statement sees
-- records and counts at one moment, so that nobody has to wait meanwhile. Always by the same plans, which leave out what
-- has no part in it. Answers how many counts it has changed.
create or replace function app.add_counts(changes app.counted[], anew text default null) returns integer
language plpgsql set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
  written integer;
  total integer := 0;
begin
  insert into data.kaefer_count as z (bundesland, art, anzahl)
    select s.bundesland, s.art, sum(s.n)
    from (
      select c.bundesland, c.art, c.n from app.counted_beetles(changes, anew = 'kaefer_count') c
      where c.status = 'published'
      union all
      select k.bundesland, k.art, -k.anzahl from data.kaefer_count k where anew = 'kaefer_count'
    ) s
    group by s.bundesland, s.art having sum(s.n) <> 0
    order by s.bundesland, s.art
    on conflict (bundesland, art) do update set anzahl = z.anzahl + excluded.anzahl;
  get diagnostics written = row_count;
  total := total + written;
  insert into data.kaefer_saison as z (jahr, woche, anzahl)
    select s.jahr, s.woche, sum(s.n)
    from (
      select extract(isoyear from c.tag)::smallint as jahr, extract(week from c.tag)::smallint as woche, c.n
      from app.counted_beetles(changes, anew = 'kaefer_saison') c where c.status = 'published'
      union all
      select k.jahr, k.woche, -k.anzahl from data.kaefer_saison k where anew = 'kaefer_saison'
    ) s
    group by s.jahr, s.woche having sum(s.n) <> 0
    order by s.jahr, s.woche
    on conflict (jahr, woche) do update set anzahl = z.anzahl + excluded.anzahl;
  get diagnostics written = row_count;
  total := total + written;
  insert into data.kaefer_monat as z (bundesland, art, monat, anzahl)
    select s.bundesland, s.art, s.monat, sum(s.n)
    from (
      select c.bundesland, c.art, extract(month from c.tag)::smallint as monat, c.n
      from app.counted_beetles(changes, anew = 'kaefer_monat') c where c.status = 'published'
      union all
      select k.bundesland, k.art, k.monat, -k.anzahl from data.kaefer_monat k where anew = 'kaefer_monat'
    ) s
    group by s.bundesland, s.art, s.monat having sum(s.n) <> 0
    order by s.bundesland, s.art, s.monat
    on conflict (bundesland, art, monat) do update set anzahl = z.anzahl + excluded.anzahl;
  get diagnostics written = row_count;
  total := total + written;
  insert into data.kaefer_jahr as z (jahr, art, woche, bundesland, status, anzahl)
    select s.jahr, s.art, s.woche, s.bundesland, s.status, sum(s.n)
    from (
      select g.jahr, a.art, g.woche, g.bundesland, g.status, g.n
      from (
        select extract(isoyear from c.tag)::smallint as jahr, c.art, extract(week from c.tag)::smallint as woche,
          c.bundesland, c.status, sum(c.n) as n
        from app.counted_beetles(changes, anew = 'kaefer_jahr') c group by 1, 2, 3, 4, 5
      ) g cross join lateral (values (0), (g.art)) a (art)
      union all
      select k.jahr, k.art, k.woche, k.bundesland, k.status, -k.anzahl from data.kaefer_jahr k where anew = 'kaefer_jahr'
    ) s
    group by 1, 2, 3, 4, 5 having sum(s.n) <> 0
    order by 1, 2, 3, 4, 5
    on conflict (jahr, art, woche, bundesland, status) do update set anzahl = z.anzahl + excluded.anzahl;
  get diagnostics written = row_count;
  total := total + written;
  -- Wider cells from finer ones that are counted already, so that millions of sightings are met twice only.
  insert into data.kaefer_raster as z (zoom, art, woche, y, x, status, bundesland, anzahl, lats, lons)
    select s.zoom, s.art, s.woche, s.y, s.x, s.status, s.bundesland, sum(s.n), sum(s.lats), sum(s.lons)
    from (
      select u.zoom, u.art, g.woche, u.y, u.x, g.status, g.bundesland, g.n, u.lats, u.lons
      from (
        select r.zoom, r.art, '-infinity'::date as woche, r.y, r.x, f.status, f.bundesland, sum(f.n)::bigint as n,
          sum(f.lats)::bigint as lats, sum(f.lons)::bigint as lons
        from (
          select c.art, c.status, c.bundesland, app.map_row(c.lat) as y, app.map_column(c.lon) as x, c.n,
            c.n * round(c.lat * 1e6)::bigint as lats, c.n * round(c.lon * 1e6)::bigint as lons
          from unnest(changes) c
          union all
          select k.art, k.status, k.bundesland, app.map_row(k.lat), app.map_column(k.lon), count(*),
            sum(round(k.lat * 1e6)::bigint)::bigint, sum(round(k.lon * 1e6)::bigint)::bigint
          from data.kaefer k where anew = 'kaefer_raster' group by 1, 2, 3, 4, 5
        ) f cross join lateral (
          select 0 as zoom, f.art, 0 as y, (f.y is null)::integer as x
          union all
          select v.zoom, v.art, f.y >> 15 - v.zoom, f.x >> 15 - v.zoom
          from (values (10, 0), (10, f.art), (12, f.art), (13, 0), (15, 0)) v (zoom, art) where f.y is not null
        ) r
        group by 1, 2, 3, 4, 5, 6, 7
        union all
        select 8, 0, date_trunc('week', c.tag::timestamp)::date, floor(c.lat / (app.cell_width(8) * 0.625))::integer,
          floor(c.lon / app.cell_width(8))::integer, c.status, c.bundesland, sum(c.n),
          sum(c.n * round(c.lat * 1e6)::bigint)::bigint, sum(c.n * round(c.lon * 1e6)::bigint)::bigint
        from app.counted_beetles(changes, anew = 'kaefer_raster') c group by 3, 4, 5, 6, 7
      ) g cross join lateral (
        select g.zoom - w.up as zoom, g.art, g.y >> w.up as y, g.x >> w.up as x,
          case when g.zoom > 0 then g.lats else 0 end as lats, case when g.zoom > 0 then g.lons else 0 end as lons
        from (values (0), (1), (2)) w (up)
        where g.y is not null and (w.up = 0 or g.zoom = 10 or (g.zoom, w.up) in ((12, 1), (13, 2)))
        union all
        select 0, 0, 0, case g.zoom when 0 then g.x else (g.y is null)::integer end, 0, 0
        where g.zoom = 0 or g.woche > '-infinity'
      ) u
      union all
      select k.zoom, k.art, k.woche, k.y, k.x, k.status, k.bundesland, -k.anzahl, -k.lats, -k.lons
      from data.kaefer_raster k where anew = 'kaefer_raster'
    ) s
    group by 1, 2, 3, 4, 5, 6, 7
    having sum(s.n) <> 0 or sum(s.lats) <> 0 or sum(s.lons) <> 0
    order by 1, 2, 3, 4, 5, 6, 7
    on conflict (zoom, art, woche, y, x, status, bundesland) do update
      set anzahl = z.anzahl + excluded.anzahl, lats = z.lats + excluded.lats, lons = z.lons + excluded.lons;
  get diagnostics written = row_count;
  return total + written;
end
$$;

-- Rows that go are its new rows, too. Never a loop within a loop: a plan that was made for one row would take the square
-- of the time for many.
create or replace function app.count_beetles() returns trigger
language plpgsql security definer set search_path = '' set enable_nestloop = off as $$
declare
  changes app.counted[];
begin
  if tg_op <> 'UPDATE' then
    changes := array(
      select (k.status, k.art, k.bundesland, app.find_day(k.fund_datum, k.gemeldet_am), k.lat, k.lon, t.n)::app.counted
      from new_rows k, (select case tg_op when 'DELETE' then -1 else 1 end as n) t
    );
  else
    changes := array(
      select (c.status, c.art, c.bundesland, app.find_day(c.fund_datum, c.gemeldet_am), c.lat, c.lon, c.n)::app.counted
      from old_rows o join new_rows n using (id), lateral (values
        (o.status, o.art, o.bundesland, o.fund_datum, o.gemeldet_am, o.lat, o.lon, -1),
        (n.status, n.art, n.bundesland, n.fund_datum, n.gemeldet_am, n.lat, n.lon, 1)
      ) c (status, art, bundesland, fund_datum, gemeldet_am, lat, lon, n)
      where (o.status, o.art, o.bundesland, o.fund_datum, o.gemeldet_am, o.lat, o.lon)
        is distinct from (n.status, n.art, n.bundesland, n.fund_datum, n.gemeldet_am, n.lat, n.lon)
    );
  end if;
  if changes <> '{}' then
    perform app.add_counts(changes);
  end if;
  return null;
end
$$;

-- Counts from scratch and mends what differs: one table at a time, so that no writer waits for more than its last step.
-- Millions of cells fit into the memory it may take; beyond that they would be sorted on the disk again and again.
create or replace function app.mend_counts(name text) returns integer
language sql security definer set search_path = '' set work_mem = '256MB'
return case name when 'kaefer_melder' then app.add_reporters('{}', true) else app.add_counts('{}', name) end;

grant execute on function app.lat_band, app.map_row, app.map_column, app.searched to ogf_new;
grant execute on function app.mend_counts to waldkerf_keeper;
