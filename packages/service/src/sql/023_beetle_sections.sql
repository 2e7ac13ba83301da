-- Records where they are too many to send: what they are narrowed to, and windows of rows for the table. Clusters for the
-- map stand in 026_beetle_clusters.sql.
set local role waldkerf_owner;

-- Whatever clusters ask and filter by stands in the index, so that a look at many of them reads no table.
create index kaefer_section on data.kaefer (lat, lon)
  include (id, status, art, bundesland, fund_datum, gemeldet_am, user_id, bilder_anzahl);
create index on data.kaefer (fund_datum desc nulls last, id desc);
create index on data.kaefer (status, id);

-- A whole number of at most nine digits.
create function app.to_count(value text, most integer) returns integer
language plpgsql immutable set search_path = '' as $$
begin
  if coalesce(value, '') !~ '^\d{1,9}$' or value::integer > most then
    perform app.refuse(400, 'bad_count', 'Die Anzahl ist ungültig.');
  end if;
  return value::integer;
end
$$;

-- A section as a condition on the alias k; degrees as text, no section as ''.
create function app.section_condition(west text, sued text, ost text, nord text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  if concat(west, sued, ost, nord) = '' then
    return 'true';
  end if;
  if app.to_decimal(west, 180, 6) > app.to_decimal(ost, 180, 6)
    or app.to_decimal(sued, 90, 6) > app.to_decimal(nord, 90, 6)
  then
    perform app.refuse(400, 'bad_section', 'Der Kartenausschnitt ist ungültig.');
  end if;
  return format(
    'k.lat between %L::float8 and %L::float8 and k.lon between %L::float8 and %L::float8', sued, nord, west, ost
  );
end
$$;

-- The rest of a filter, '' for what is not asked: status and more of them after commas, a day as the find's (the report's
-- where the find has none). Literals instead of parameters: the plan is made for what is asked.
create function app.beetle_condition(
  status text, kaeferart text, bundesland text, von text, bis text, mit_bild text, mit_ort text,
  eigene_bearbeitung text, eigene_meldung text
) returns text
language plpgsql stable set search_path = '' as $$
declare
  day constant text := $sql$coalesce(k.fund_datum, (k.gemeldet_am at time zone 'Europe/Berlin')::date)$sql$;
begin
  return concat_ws(' and ',
    'true',
    case when status <> '' then format('k.status = any (string_to_array(%L, '',''))', status) end,
    case when kaeferart <> '' then format('k.art = %s', app.to_id(kaeferart)) end,
    case when bundesland <> '' then format('k.bundesland = %L', bundesland) end,
    case when von <> '' then format('%s >= %L::date', day, app.to_day(von)) end,
    case when bis <> '' then format('%s <= %L::date', day, app.to_day(bis)) end,
    case when mit_bild <> '' then format('(k.bilder_anzahl > 0) = %L', app.to_flag(mit_bild)) end,
    case when mit_ort <> '' then format('(k.lat is not null) = %L', app.to_flag(mit_ort)) end,
    case when app.to_flag(eigene_bearbeitung) then format('k.letzter_bearbeiter = %L', app.email()) end,
    -- Nobody without a row has reported anything.
    case when app.to_flag(eigene_meldung) then format('k.user_id = %s', coalesce(app.user_id(), 0)) end
  );
end
$$;

-- Rows `ab` to `ab + anzahl` of a filtered and sorted list; how many there are in all is counted with the first window.
create function api.w_get_kaefer_fenster(
  ab text default '', anzahl text default '', sortierung text default '', richtung text default '',
  west text default '', sued text default '', ost text default '', nord text default '',
  status text default '', kaeferart text default '', bundesland text default '', von text default '', bis text default '',
  mit_bild text default '', mit_ort text default '', eigene_bearbeitung text default '', eigene_meldung text default ''
) returns json
language plpgsql stable set search_path = '' set enable_seqscan = off as $$
#variable_conflict use_variable
declare
  skipped constant integer := app.to_count(coalesce(nullif(ab, ''), '0'), 999999999);
  wanted constant integer := app.to_count(coalesce(nullif(anzahl, ''), '200'), 1000);
  column_sql constant text := case coalesce(sortierung, '')
    when '' then 'k.gemeldet_am' when 'gemeldet_am' then 'k.gemeldet_am' when 'fund_datum' then 'k.fund_datum'
    when 'id' then 'k.id' when 'status' then 'k.status' when 'bundesland' then 'k.bundesland'
    when 'bilder_anzahl' then 'k.bilder_anzahl'
    when 'art' then '(select a.de from data.kaeferarten a where a.id = k.art) collate "de-x-icu"'
  end;
  direction constant text := case coalesce(richtung, '') when '' then 'desc' when 'ab' then 'desc' when 'auf' then 'asc' end;
  condition text;
  total bigint;
  found json;
begin
  if column_sql is null or direction is null then
    perform app.refuse(400, 'bad_order', 'Nach dieser Spalte wird nicht sortiert.');
  end if;
  condition := app.section_condition(west, sued, ost, nord) || ' and ' || app.beetle_condition(
    status, kaeferart, bundesland, von, bis, mit_bild, mit_ort, eigene_bearbeitung, eigene_meldung
  );
  if skipped = 0 then
    execute format('select count(*) from data.kaefer k where %s', condition) into total;
  end if;
  -- Numbers first, whole rows for the window alone. Nothing stands last when sorted down, first when up: as the index.
  execute format(
    $sql$
      select coalesce(json_agg(r order by w.nr), '[]')
      from (
        select s.id, row_number() over () as nr from (
          select k.id from data.kaefer k where %s
          order by %s %s nulls %s, k.id %s offset %s limit %s
        ) s
      ) w join api.kaefer r on r.id = w.id
    $sql$,
    condition, column_sql, direction, case direction when 'desc' then 'last' else 'first' end, direction, skipped, wanted
  ) into found;
  return json_build_object('gesamt', total, 'zeilen', found);
end
$$;

grant execute on function
  app.to_day(text), app.to_decimal(text, numeric, integer), app.to_flag(text), app.to_count(text, integer),
  app.section_condition(text, text, text, text),
  app.beetle_condition(text, text, text, text, text, text, text, text, text),
  api.w_get_kaefer_fenster(
    text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text, text
  )
to ogf_new;

reset role;
