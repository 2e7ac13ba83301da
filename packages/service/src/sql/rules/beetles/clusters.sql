-- Clusters for a section of the map. Up to zoom 15 they come from counts, unless a filter needs the records.

-- The counted cells that a zoom's clusters are added up from: null where there are none, so that records are read. Zoom 12
-- has cells of single species alone, which have none finer; of days none finer than zoom 8 are kept.
create or replace function app.counted_zoom(zoom integer, kaeferart text, days text) returns integer
language sql immutable set search_path = ''
return case
  when zoom <= 8 then 8 when days <> '' then null when zoom < 12 then zoom
  when kaeferart <> '' then case zoom when 12 then 12 end when zoom <= 13 then 13 when zoom <= 15 then 15
end;

-- The rows that clusters of a zoom are added up from: counted cells of `grid` by the first condition, if there is one, and
-- records by the others. `edges` are those of whole cells, so that panning changes no cluster.
create or replace function app.cluster_source(zoom integer, edges double precision[], grid integer, parts text[])
returns text
language plpgsql stable set search_path = '' as $$
declare
  width constant double precision := app.cell_width(zoom);
  counted constant double precision := app.cell_width(grid);
begin
  return concat_ws(' union all ', case when grid is not null then format(
    $sql$
      select k.y >> %1$s as y, k.x >> %1$s as x, k.status, k.anzahl as n, k.lats, k.lons, null::bigint as id
      from data.kaefer_raster k
      where k.zoom = %2$s and k.anzahl > 0 and k.y = any (array(select generate_series(%3$s, %4$s)))
        and k.x >= %5$s and k.x < %6$s and %7$s
    $sql$,
    grid - zoom, grid, round(edges[2] / (counted * 0.625)), round(edges[4] / (counted * 0.625)) - 1,
    round(edges[1] / counted), round(edges[3] / counted), parts[1]
  ) end, (
    select string_agg(format(
      $sql$
        select floor(k.lat / %L::float8) as y, floor(k.lon / %L::float8) as x, k.status, 1 as n,
          round(k.lat * 1e6)::bigint as lats, round(k.lon * 1e6)::bigint as lons, k.id
        from data.kaefer k
        where k.lat >= %L::float8 and k.lat < %L::float8 and k.lon >= %L::float8 and k.lon < %L::float8 and %s and %s
      $sql$,
      width * 0.625, width, edges[2], edges[4], edges[1], edges[3], app.band_condition(edges[2], edges[4]), p
    ), ' union all ') from unnest(parts[2:]) p
  ));
end
$$;

-- One row per cell of about 64 px that has records, the fullest first: their mean coordinate, how many of each status,
-- and the cell's edges (west, south, east, north). `id` is null where a cell has several records.
create or replace function api.w_get_kaefer_cluster(
  west text default '', sued text default '', ost text default '', nord text default '', zoom text default '',
  status text default '', kaeferart text default '', bundesland text default '', von text default '', bis text default '',
  mit_bild text default '', eigene_bearbeitung text default '', eigene_meldung text default '',
  suche text default '', gemeldet_von text default '', gemeldet_bis text default '',
  beantwortet text default '', import text default ''
) returns table (
  id bigint, lat double precision, lon double precision, anzahl integer, je_status jsonb, grenzen double precision[]
)
language plpgsql stable set search_path = '' set enable_seqscan = off as $$
#variable_conflict use_variable
declare
  level constant integer := app.to_count(zoom, 22);
  width constant double precision := app.cell_width(level);
  height constant double precision := width * 0.625;
  condition text;
  edges double precision[];
  grid constant integer := case
    when concat(
      mit_bild, eigene_bearbeitung, eigene_meldung, trim(suche), gemeldet_von, gemeldet_bis, beantwortet, import
    ) = ''
      then app.counted_zoom(level, kaeferart, concat(von, bis))
  end;
  parts text[];
begin
  if app.section_condition(west, sued, ost, nord) = 'true' then
    perform app.refuse('bad_section');
  end if;
  if ((ost::float8 - west::float8) / width) * ((nord::float8 - sued::float8) / height) > 20000 then
    perform app.refuse('section_too_wide');
  end if;
  edges := array[
    floor(west::float8 / width) * width, floor(sued::float8 / height) * height,
    (floor(ost::float8 / width) + 1) * width, (floor(nord::float8 / height) + 1) * height
  ];
  condition := concat_ws(' and ',
    app.beetle_condition(status, kaeferart, bundesland, von, bis, mit_bild, '', eigene_bearbeitung, eigene_meldung),
    app.reported_condition(gemeldet_von, gemeldet_bis),
    app.words_condition(suche),
    app.answered_condition(beantwortet),
    app.imported_condition(import)
  );
  parts := coalesce(
    case when grid is not null then app.counted_parts(status, kaeferart, bundesland, von, bis, '') end,
    array['false', condition]
  );
  return query execute format(
    $sql$
      select
        case
          when sum(c.n) > 1 then null
          else coalesce(min(c.id), (
            select k.id from data.kaefer k
            where k.lat >= c.y * %1$L::float8 and k.lat < (c.y + 1) * %1$L::float8
              and k.lon >= c.x * %2$L::float8 and k.lon < (c.x + 1) * %2$L::float8 and %3$s
              and app.lat_band(k.lat) = any (array(
                select generate_series(app.lat_band(c.y * %1$L::float8), app.lat_band((c.y + 1) * %1$L::float8))
              ))
            limit 1
          ))
        end,
        (round(sum(c.lats) / sum(c.n)) / 1e6)::float8, (round(sum(c.lons) / sum(c.n)) / 1e6)::float8,
        sum(c.n)::integer, jsonb_object_agg(c.status, c.n),
        array[c.x * %2$L::float8, c.y * %1$L::float8, (c.x + 1) * %2$L::float8, (c.y + 1) * %1$L::float8]
      from (
        select s.y, s.x, s.status, sum(s.n) as n, sum(s.lats) as lats, sum(s.lons) as lons, min(s.id) as id
        from (%4$s) s group by s.y, s.x, s.status
      ) c
      group by c.y, c.x
      order by 4 desc, c.y desc, c.x
    $sql$,
    height, width, condition,
    app.cluster_source(level, edges, grid, parts)
  );
end
$$;

grant execute on function app.counted_zoom, app.cluster_source, api.w_get_kaefer_cluster to ogf_new;
