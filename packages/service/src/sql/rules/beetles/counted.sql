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

-- What lies in a section and in these rows and columns of cells of zoom 15, on the alias k.
create or replace function app.cells_condition(
  west double precision, south double precision, east double precision, north double precision,
  first_row integer, last_row integer, first_column integer, last_column integer
) returns text
language sql immutable set search_path = ''
return format(
  'k.lat between %L::float8 and %L::float8 and k.lon between %L::float8 and %L::float8 and app.map_column(k.lon) '
  'between %s and %s and app.map_row(k.lat) = any (array(select generate_series(%s, %s)))',
  south, north, west, east, first_column, last_column, first_row, last_row
);

-- The same for a section, to those who see all records: cells wholly inside, as fine as thousands of them allow, and the
-- records in the rows and columns between these and the border.
create or replace function app.section_parts(
  counts text, condition text, kaeferart text,
  west double precision, south double precision, east double precision, north double precision
) returns text[]
language plpgsql immutable set search_path = '' as $$
declare
  grid constant integer := (
    select max(g) from unnest(case kaeferart when '' then '{8,9,10,11,13,15}' else '{8,9,10,11,12}' end::integer[]) g
    where (east - west) * (north - south) < 5000 * 0.625 * app.cell_width(g) ^ 2
  );
  width constant double precision := app.cell_width(grid);
  w constant integer := ceil(west / width);
  s constant integer := ceil(south / (width * 0.625));
  e constant integer := floor(east / width);
  n constant integer := floor(north / (width * 0.625));
  f constant integer := 15 - grid;
begin
  return case when w < e and s < n then format(
    'k.zoom = %s and k.y = any (array(select generate_series(%s, %s))) and k.x >= %s and k.x < %s and %s',
    grid, s, n - 1, w, e, counts
  ) || array(
    select app.cells_condition(west, south, east, north, b.r, b.to_r, b.c, b.to_c) || ' and ' || condition
    from (values
      (app.map_row(south), (s << f) - 1, app.map_column(west), app.map_column(east)),
      (n << f, app.map_row(north), app.map_column(west), app.map_column(east)),
      (s << f, (n << f) - 1, app.map_column(west), (w << f) - 1), (s << f, (n << f) - 1, e << f, app.map_column(east))
    ) b (r, to_r, c, to_c)
  ) end;
end
$$;

grant execute on function app.cell_width, app.counted_parts, app.cells_condition, app.section_parts to ogf_new;
