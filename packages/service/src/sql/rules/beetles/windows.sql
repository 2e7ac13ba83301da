-- Windows of rows for a table of more records than can be sent.

-- A query for ids of records in order: `condition` on the alias k, `ordering` one of the names that windows accept. More
-- than `most` of each list nobody reads, which the planner must know of each.
-- Records without a find day come last in descending order, first in ascending, as in the index. Other columns have no nulls.
create or replace function app.ordered_beetles(
  condition text, ordering text, direction text, most bigint, bis text default ''
) returns text
language plpgsql stable set search_path = '' as $$
declare
  columns constant text[] := case ordering
    when 'pruefung' then '{gemeldet_am,id}' when 'art' then '{id}' when 'beantwortet' then '{id}'
    else array[ordering, 'id']
  end;
  nothing constant text := case
    when ordering <> 'fund_datum' then '' when direction = 'desc' then 'nulls last' else 'nulls first'
  end;
  -- Of unpublished records others than experts see their own alone, which an index has only where it is said.
  own constant text := case
    when app.is_at_least('ogf_expert') then '' else format(' and k.user_id = %s', coalesce(app.user_id(), 0))
  end;
  -- When all but a few of these days' finds were reported.
  soon constant text := case when bis <> '' then quote_literal(app.to_day(bis) + 21) end;
  -- Lists one after the other, so that a window reads no more of them than it reaches: of each species; the few records
  -- that have an index of their own, and the many besides. The review's queue: answered questions, then what waits longest.
  lists constant text[] := case ordering
    when 'art' then array(
      select format('k.art = %s', r.id) from data.kaeferarten r order by r.de collate "de-x-icu", r.id
    )
    when 'pruefung' then '{k.beantwortet,not k.beantwortet}'
    when 'beantwortet' then '{not k.beantwortet,k.beantwortet}'
    when 'bilder_anzahl' then '{k.bilder_anzahl = 0,k.bilder_anzahl > 0}'
    when 'status' then array[
      'k.status < ''published''' || own, 'k.status = ''published''', 'k.status > ''published''' || own
    ]
    when 'gemeldet_am' then array[
      coalesce('k.gemeldet_am < ' || soon, 'true'),
      'k.fund_datum < (k.gemeldet_am at time zone ''Europe/Berlin'')::date - 18 and k.gemeldet_am >= ' || soon
    ]
    else '{true}'
  end;
begin
  return coalesce((select string_agg(
    format('(select k.id from data.kaefer k where %s and %s order by %s limit %s)', l.list, condition, (
      select string_agg(
        concat_ws(' ', 'k.' || c.name, direction, case when c.name = ordering then nothing end), ', ' order by c.nr
      )
      from unnest(columns) with ordinality c (name, nr)
    ), most),
    ' union all ' order by l.nr * case direction when 'asc' then 1 else -1 end
  ) from unnest(lists) with ordinality l (list, nr) where l.list <> ''), 'select null::bigint as id where false');
end
$$;

-- Since when a section has so many records at least: each of its cells shows its newest, by its part of the whole. They are
-- read in the very order of the index, which the planner would not find behind policies.
create or replace function app.reported_since(cells text, condition text, part numeric, amount integer) returns timestamptz
language plpgsql stable set search_path = '' set enable_sort = off as $$
declare
  since timestamptz;
begin
  execute format(
    $sql$
      select n.gemeldet_am
      from (select k.y, k.x, sum(k.anzahl) as found from data.kaefer_raster k where %s group by k.y, k.x) c
        cross join lateral (
          select k.gemeldet_am from data.kaefer k
          where app.map_row(k.lat) = c.y and app.map_column(k.lon) = c.x and %s
          order by app.map_row(k.lat), app.map_column(k.lon), k.gemeldet_am desc, k.id desc limit ceil(c.found * %s)
        ) n
      order by n.gemeldet_am desc offset %s limit 1
    $sql$,
    cells, condition, part, amount - 1
  ) into since;
  return since;
end
$$;

-- Rows `ab` to `ab + anzahl` of a filtered and sorted list; how many there are in all is counted with the first window,
-- with words up to a thousand.
create or replace function api.w_get_kaefer_fenster(
  ab text default '', anzahl text default '', sortierung text default '', richtung text default '',
  west text default '', sued text default '', ost text default '', nord text default '',
  status text default '', kaeferart text default '', bundesland text default '', von text default '', bis text default '',
  mit_bild text default '', mit_ort text default '', eigene_bearbeitung text default '', eigene_meldung text default '',
  suche text default '', gemeldet_von text default '', gemeldet_bis text default '',
  beantwortet text default '', import text default ''
) returns json
language plpgsql stable set search_path = '' set enable_seqscan = off set max_parallel_workers_per_gather = 0 as $$
#variable_conflict use_variable
declare
  skipped constant integer := app.to_count(coalesce(nullif(ab, ''), '0'), 999999999);
  wanted constant integer := app.to_count(coalesce(nullif(anzahl, ''), '200'), 1000);
  ordering constant text := coalesce(nullif(sortierung, ''), 'gemeldet_am');
  direction constant text := case coalesce(richtung, '') when '' then 'desc' when 'ab' then 'desc' when 'auf' then 'asc' end;
  filter text;
  condition text;
  parts text[];
  total bigint;
  found json;
begin
  if direction is null
    or ordering not in (
      'gemeldet_am', 'fund_datum', 'id', 'status', 'bundesland', 'bilder_anzahl', 'art', 'beantwortet', 'pruefung'
    )
  then
    perform app.refuse('bad_order');
  end if;
  filter := concat_ws(' and ',
    app.beetle_condition(
      status, kaeferart, bundesland, von, bis, mit_bild, mit_ort, eigene_bearbeitung, eigene_meldung
    ),
    app.reported_condition(gemeldet_von, gemeldet_bis),
    app.words_condition(suche),
    app.answered_condition(beantwortet),
    app.imported_condition(import)
  );
  condition := concat_ws(' and ', app.section_condition(west, sued, ost, nord), filter);
  if skipped = 0 then
    if concat(
      mit_bild, eigene_bearbeitung, eigene_meldung, trim(suche), gemeldet_von, gemeldet_bis, beantwortet, import
    ) = '' then
      parts := app.counted_parts(status, kaeferart, bundesland, von, bis, mit_ort);
    end if;
    parts := case
      when parts is null then null
      when concat(west, sued, ost, nord) = '' then array[concat_ws(' and ',
        'k.zoom = 0', case when mit_ort <> '' then format('(k.x = 0) = %L', app.to_flag(mit_ort)) end, parts[1]
      )] || parts[2:]
      when concat(von, bis, mit_ort) = '' and app.is_at_least('ogf_expert') then app.section_parts(
        parts[1], filter, kaeferart, west::float8, sued::float8, ost::float8, nord::float8
      )
    end;
    -- With words in the order of lists, so that of a frequent one the first are met, and not all looked up before.
    execute case when parts is null then format(
      'select count(*) from (select from data.kaefer k where %s %s) k', condition,
      case when trim(suche) <> '' then 'order by k.gemeldet_am desc, k.id desc limit 1000' end
    ) else format(
      'select (select coalesce(sum(k.anzahl), 0) from data.kaefer_raster k where %s) + (select count(*) from (%s) k)',
      parts[1], (
        select string_agg('select from data.kaefer k where ' || p, ' union all ') from unnest(parts[2:] || 'false'::text) p
      )
    ) end into total;
    -- Few with a word are looked up, in no order. Of many in a narrow section only the newest are read; of very many in a
    -- wide one the first of any order are soon met; sums of a place serve no index of sections, which the planner would enter.
    if trim(suche) <> '' and total < 1000 then
      condition := format('k.id = any (array(select k.id from data.kaefer k where %s))', condition);
    elsif total > 4 * wanted and wanted > 0 and concat(ordering, direction) = 'gemeldet_amdesc' and parts[1] like 'k.zoom = 15 %'
    then
      condition := concat_ws(' and ', app.cells_condition(
        west::float8, sued::float8, ost::float8, nord::float8, app.map_row(sued::float8), app.map_row(nord::float8),
        app.map_column(west::float8), app.map_column(ost::float8)
      ), filter, 'k.gemeldet_am >= ' || quote_literal(app.reported_since(parts[1], filter, 3.0 * wanted / total, wanted)));
    elsif total > 100 * wanted and west <> '' then
      condition := format('k.lat + 0 between %L and %L and k.lon + 0 between %L and %L and %s', sued, nord, west, ost, filter);
    end if;
  end if;
  -- Ids first, so that whole rows are read for the window only.
  execute format(
    $sql$
      select coalesce(json_agg(r order by w.nr), '[]')
      from (
        select s.id, row_number() over () as nr from (select o.id from (%s) o offset %s limit %s) s
      ) w join api.kaefer r on r.id = w.id
    $sql$,
    app.ordered_beetles(condition, ordering, direction, skipped::bigint + wanted, bis), skipped, wanted
  ) into found;
  return json_build_object('gesamt', total, 'zeilen', found);
end
$$;

grant execute on function app.ordered_beetles, app.reported_since, api.w_get_kaefer_fenster to ogf_new;
