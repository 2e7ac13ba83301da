-- What lists and maps take from the counts that counters.sql keeps, and which records they read besides.

create policy read_published on data.kaefer_raster for select to ogf_new using (status = 'published');
create policy read_all on data.kaefer_raster for select to ogf_expert using (true);
grant select on data.kaefer_raster to ogf_new;

-- A cell's width in degrees; its height is 5/8 of it, as a degree of longitude is 5/8 of one of latitude at 51° north.
create or replace function app.cell_width(zoom integer) returns double precision
language sql immutable set search_path = ''
return 360 / pow(2, zoom + 2);

-- A condition on data.kaefer_raster, without its zoom, then those on records that it leaves out, none of them twice: days of
-- weeks that are not whole, and own records of callers whose counts are the published ones. Null where records must be
-- read: of a species no weeks are counted.
create or replace function app.counted_parts(
  status text, kaeferart text, bundesland text, von text, bis text, mit_ort text
) returns text[]
language plpgsql stable set search_path = '' as $$
declare
  -- Of whole weeks.
  first constant date := case when von <> '' then date_trunc('week', app.to_day(von) + interval '6 days') end;
  last constant date := case when bis <> '' then date_trunc('week', app.to_day(bis) + interval '1 day') - interval '1 day' end;
begin
  if concat(von, bis) <> '' and (kaeferart <> '' or first > last) then
    return null;
  end if;
  return array_remove(array[
    format(
      'k.art = %s and k.woche %s and %s', case when kaeferart <> '' then app.to_id(kaeferart) else 0 end,
      case when concat(von, bis) = '' then '= ''-infinity''' else format(
        'between %L and %L and k.woche > ''-infinity''', coalesce(first, '-infinity'), coalesce(last, 'infinity')
      ) end,
      app.beetle_condition(status, '', bundesland, '', '', '', '', '', '')
    ),
    case when first::text > von then
      app.beetle_condition(status, '', bundesland, von, (first - 1)::text, '', mit_ort, '', '')
    end,
    case when last::text < bis then
      app.beetle_condition(status, '', bundesland, (last + 1)::text, bis, '', mit_ort, '', '')
    end,
    case when not app.is_at_least('ogf_expert') then format(
      'k.user_id = %s and k.status <> ''published'' and %s', coalesce(app.user_id(), 0), app.beetle_condition(
        status, kaeferart, bundesland, coalesce(first::text, ''), coalesce(last::text, ''), '', mit_ort, '', ''
      )
    ) end
  ], null);
end
$$;

-- The same for a section: cells wholly inside, as fine as thousands of them allow, and the records between these and the
-- border that fit the condition, the section's own one included.
create or replace function app.section_parts(
  parts text[], condition text, finest integer,
  west double precision, south double precision, east double precision, north double precision
) returns text[]
language plpgsql immutable set search_path = '' as $$
declare
  grid constant integer := (
    select max(g) from unnest('{8,9,10,11,12,13,15}'::integer[]) g
    where g <= finest and (east - west) * (north - south) < 5000 * 0.625 * app.cell_width(g) ^ 2
  );
  width constant double precision := app.cell_width(grid);
  w constant integer := ceil(west / width);
  s constant integer := ceil(south / (width * 0.625));
  e constant integer := floor(east / width);
  n constant integer := floor(north / (width * 0.625));
  finer constant integer := 15 - grid;
  middle constant text := format('app.map_row(k.lat) between %s and %s', s << finer, (n << finer) - 1);
begin
  return case when w < e and s < n then array[
    format(
      'k.zoom = %s and k.y = any (array(select generate_series(%s, %s))) and k.x >= %s and k.x < %s and %s',
      grid, s, n - 1, w, e, parts[1]
    ),
    format('%s and app.map_row(k.lat) < %s', condition, s << finer),
    format('%s and app.map_row(k.lat) >= %s', condition, n << finer),
    format('%s and %s and app.map_column(k.lon) < %s', condition, middle, w << finer),
    format('%s and %s and app.map_column(k.lon) >= %s', condition, middle, e << finer)
  ] || array(
    select format('%s and app.map_column(k.lon) between %s and %s and %s', middle, w << finer, (e << finer) - 1, p)
    from unnest(parts[2:]) p
  ) end;
end
$$;

grant execute on function app.cell_width, app.counted_parts, app.section_parts to ogf_new;
