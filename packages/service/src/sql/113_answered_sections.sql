-- Parts of the list and of the map that are narrowed to answered questions, and sorted by them.
set local role waldkerf_owner;

create function app.answered_condition(beantwortet text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return case when beantwortet <> '' then format('k.beantwortet = %L', app.to_flag(beantwortet)) else 'true' end;
end
$$;

drop function api.w_get_kaefer_fenster(
  text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text
);
drop function api.w_get_kaefer_cluster(
  text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text
);

-- Rows `ab` to `ab + anzahl` of a filtered and sorted list; how many there are in all is counted with the first window.
create function api.w_get_kaefer_fenster(
  ab text default '', anzahl text default '', sortierung text default '', richtung text default '',
  west text default '', sued text default '', ost text default '', nord text default '',
  status text default '', kaeferart text default '', bundesland text default '', von text default '', bis text default '',
  mit_bild text default '', mit_ort text default '', eigene_bearbeitung text default '', eigene_meldung text default '',
  suche text default '', gemeldet_von text default '', gemeldet_bis text default '',
  beantwortet text default ''
) returns json
language plpgsql stable set search_path = '' set enable_seqscan = off set max_parallel_workers_per_gather = 0 as $$
#variable_conflict use_variable
declare
  skipped constant integer := app.to_count(coalesce(nullif(ab, ''), '0'), 999999999);
  wanted constant integer := app.to_count(coalesce(nullif(anzahl, ''), '200'), 1000);
  ordering constant text := coalesce(nullif(sortierung, ''), 'gemeldet_am');
  direction constant text := case coalesce(richtung, '') when '' then 'desc' when 'ab' then 'desc' when 'auf' then 'asc' end;
  condition text;
  total bigint;
  found json;
begin
  if direction is null
    or ordering not in ('gemeldet_am', 'fund_datum', 'id', 'status', 'bundesland', 'bilder_anzahl', 'art', 'beantwortet')
  then
    perform app.refuse(400, 'bad_order', 'Nach dieser Spalte wird nicht sortiert.');
  end if;
  condition := concat_ws(' and ',
    app.section_condition(west, sued, ost, nord),
    app.beetle_condition(
      status, kaeferart, bundesland, von, bis, mit_bild, mit_ort, eigene_bearbeitung, eigene_meldung
    ),
    app.reported_condition(gemeldet_von, gemeldet_bis),
    app.words_condition(suche),
    app.answered_condition(beantwortet)
  );
  if skipped = 0 then
    execute format('select count(*) from data.kaefer k where %s', condition) into total;
  end if;
  -- Numbers first, whole rows for the window alone.
  execute format(
    $sql$
      select coalesce(json_agg(r order by w.nr), '[]')
      from (
        select s.id, row_number() over () as nr from (select o.id from (%s) o offset %s limit %s) s
      ) w join api.kaefer r on r.id = w.id
    $sql$,
    app.ordered_beetles(condition, ordering, direction), skipped, wanted
  ) into found;
  return json_build_object('gesamt', total, 'zeilen', found);
end
$$;

-- One row per cell of about 64 px that has records, the fullest first: their middle, how many of each status, and the
-- cell's edges (west, south, east, north). Only a record alone in its cell has a number.
create function api.w_get_kaefer_cluster(
  west text default '', sued text default '', ost text default '', nord text default '', zoom text default '',
  status text default '', kaeferart text default '', bundesland text default '', von text default '', bis text default '',
  mit_bild text default '', eigene_bearbeitung text default '', eigene_meldung text default '',
  suche text default '', gemeldet_von text default '', gemeldet_bis text default '',
  beantwortet text default ''
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
begin
  if app.section_condition(west, sued, ost, nord) = 'true' then
    perform app.refuse(400, 'bad_section', 'Der Kartenausschnitt ist ungültig.');
  end if;
  if ((ost::float8 - west::float8) / width) * ((nord::float8 - sued::float8) / height) > 20000 then
    perform app.refuse(400, 'section_too_wide', 'Der Kartenausschnitt ist zu groß für diese Vergrößerung.');
  end if;
  edges := array[
    floor(west::float8 / width) * width, floor(sued::float8 / height) * height,
    (floor(ost::float8 / width) + 1) * width, (floor(nord::float8 / height) + 1) * height
  ];
  condition := concat_ws(' and ',
    app.beetle_condition(status, kaeferart, bundesland, von, bis, mit_bild, '', eigene_bearbeitung, eigene_meldung),
    app.reported_condition(gemeldet_von, gemeldet_bis),
    app.words_condition(suche),
    app.answered_condition(beantwortet)
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
    app.cluster_source(
      level, edges, condition,
      level <= 8 and concat(
        von, bis, mit_bild, eigene_bearbeitung, eigene_meldung, trim(suche), gemeldet_von, gemeldet_bis, beantwortet
      ) = ''
    )
  );
end
$$;

grant execute on function
  app.answered_condition(text),
  api.w_get_kaefer_fenster(
    text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text
  ),
  api.w_get_kaefer_cluster(
    text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text
  )
to ogf_new;

reset role;
