-- Filters for records that are too many to send, as SQL conditions; the client filters its list in memory by the same
-- rules.

-- The bands between two latitudes, one by one: an index reads many short pieces faster than the whole of the heights. Of
-- half the globe none, which would be thousands.
create or replace function app.band_condition(south double precision, north double precision) returns text
language sql immutable set search_path = ''
return case when north - south > 8 then 'true' else format(
  'app.lat_band(k.lat) = any (%L::integer[])', array(select generate_series(app.lat_band(south), app.lat_band(north)))
) end;

-- A section as a condition on the alias k; degrees as text, no section as ''.
create or replace function app.section_condition(west text, sued text, ost text, nord text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  if concat(west, sued, ost, nord) = '' then
    return 'true';
  end if;
  if app.to_decimal(west, 180, 6) > app.to_decimal(ost, 180, 6)
    or app.to_decimal(sued, 90, 6) > app.to_decimal(nord, 90, 6)
  then
    perform app.refuse('bad_section');
  end if;
  return format(
    'k.lat between %L::float8 and %L::float8 and k.lon between %L::float8 and %L::float8 and %s', sued, nord, west, ost,
    app.band_condition(sued::float8, nord::float8)
  );
end
$$;

-- Days in Berlin on which records were reported, both included; '' sets no limit.
create or replace function app.reported_condition(von text, bis text) returns text
language sql stable set search_path = ''
return concat_ws(' and ',
  'true',
  case when von <> '' then format('k.gemeldet_am >= (%L::timestamp at time zone ''Europe/Berlin'')', app.to_day(von)) end,
  case when bis <> '' then format('k.gemeldet_am < (%L::timestamp at time zone ''Europe/Berlin'')', app.to_day(bis) + 1) end
);

-- The rest of a filter; '' filters nothing. `status` may be several with commas; days are those of the find, else of
-- the report. Literals instead of parameters, so that the planner knows the values.
create or replace function app.beetle_condition(
  status text, kaeferart text, bundesland text, von text, bis text, mit_bild text, mit_ort text,
  eigene_bearbeitung text, eigene_meldung text
) returns text
language sql stable set search_path = ''
return concat_ws(' and ',
  'true',
  case when status <> '' then format('k.status = any (string_to_array(%L, '',''))', status) end,
  case when kaeferart <> '' then format('k.art = %s', app.to_id(kaeferart)) end,
  case when bundesland <> '' then format('k.bundesland = %L', bundesland) end,
  case when concat(von, bis) <> '' then format(
    '(k.fund_datum between %L and %L or k.fund_datum is null and %s)',
    case when von <> '' then app.to_day(von) else '-infinity' end,
    case when bis <> '' then app.to_day(bis) else 'infinity' end,
    app.reported_condition(von, bis)
  ) end,
  case when mit_bild <> '' then format('(k.bilder_anzahl > 0) = %L', app.to_flag(mit_bild)) end,
  case when mit_ort <> '' then format('(k.lat is not null) = %L', app.to_flag(mit_ort)) end,
  case when app.to_flag(eigene_bearbeitung) then format('k.letzter_bearbeiter = %L', app.email()) end,
  -- A caller without a row has reported nothing.
  case when app.to_flag(eigene_meldung) then format('k.user_id = %s', coalesce(app.user_id(), 0)) end
);

-- The Länder that occur in records, looked up one by one in the index. Definer: the names alone reveal no record.
create or replace function app.beetle_states() returns setof text
language sql stable security definer set search_path = ''
begin atomic
  with recursive s (name) as (
    (select k.bundesland from data.kaefer k order by k.bundesland limit 1)
    union all
    select (select k.bundesland from data.kaefer k where k.bundesland > s.name order by k.bundesland limit 1)
    from s where s.name is not null
  )
  select name from s where name is not null;
end;

-- Each word must occur in a species' names, the Bundesland or the message, or be the number; '' filters nothing. Species,
-- Länder and own messages are looked up here once: what is left to compare has an index. Messages are searched for those
-- who may read them.
create or replace function app.words_condition(suche text) returns text
language plpgsql stable set search_path = '' as $$
declare
  word text;
  conditions text[] := '{true}';
begin
  perform app.limit_text(suche, 200);
  foreach word in array regexp_split_to_array(app.compared(trim(coalesce(suche, ''))), '\s+') loop
    continue when word = '';
    conditions := conditions || format(
      '(k.art = any (%L::integer[]) or k.bundesland = any (%L::text[]) or %s or %s)',
      array(select a.id from data.kaeferarten a where strpos(app.compared(concat_ws(' ', a.de, a.sci, a.alt, a.en)), word) > 0),
      array(select s.name from app.beetle_states() s (name) where strpos(app.compared(s.name), word) > 0),
      case when app.is_at_least('ogf_expert') then format(
        $sql$(k.message <> '' and app.searched(k.message) like %L)$sql$, app.anywhere(word)
      ) else format('k.id = any (%L::bigint[])', array(
        select k.id from data.kaefer k where k.user_id = app.user_id() and strpos(app.searched(k.message), word) > 0
      )) end,
      case when word ~ '^[1-9]\d{0,17}$' then 'k.id = ' || word else 'false' end
    );
  end loop;
  return array_to_string(conditions, ' and ');
end
$$;

create or replace function app.answered_condition(beantwortet text) returns text
language sql immutable set search_path = ''
return case when beantwortet <> '' then format('k.beantwortet = %L', app.to_flag(beantwortet)) else 'true' end;

-- What one import stored. Others than those who may import know of none.
create or replace function app.imported_condition(import text) returns text
language sql stable set search_path = ''
return case
  when coalesce(import, '') = '' then 'true'
  when app.is_at_least('ogf_expert') then format(
    'k.id in (select h.kaefer_id from data.kaefer_herkunft h where h.import_id = %L)', app.to_import(import)
  )
  else 'false'
end;

grant execute on function
  app.band_condition, app.section_condition, app.beetle_condition, app.beetle_states, app.words_condition, app.anywhere,
  app.reported_condition, app.answered_condition, app.imported_condition
to ogf_new;
