-- One's own reports with their state, and any person's for administrators. The newest thousand name their place: ten
-- thousand names would take longer than an answer may.

create or replace function api.w_get_kaefer_eigene() returns table (
  id bigint, art integer, name text, bundesland text, fund_datum date, gemeldet_am timestamptz, ort text, status text,
  message text, bilder_anzahl integer, bild bigint, antwort_offen boolean,
  lat double precision, lon double precision
)
language sql stable set search_path = ''
begin atomic
  select k.id, k.art, a.de, k.bundesland, k.fund_datum, k.gemeldet_am,
    case when row_number() over (order by k.gemeldet_am desc, k.id desc) <= 1000 then app.place_words(k.lat, k.lon) else '' end,
    k.status, k.message, k.bilder_anzahl, app.first_picture(k.id), k.status = 'query' and not k.beantwortet,
    k.lat, k.lon
  from data.kaefer k join data.kaeferarten a on a.id = k.art
  where k.user_id = (select app.user_id())
  order by k.gemeldet_am desc, k.id desc;
end;

create or replace function api.w_get_nutzer_meldungen(user_id text default '') returns table (
  id bigint, art integer, name text, bundesland text, fund_datum date, gemeldet_am timestamptz, ort text, status text,
  message text, bilder_anzahl integer, bild bigint, antwort_offen boolean,
  lat double precision, lon double precision
)
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
declare
  wanted bigint := app.known_user(w_get_nutzer_meldungen.user_id);
begin
  return query
    select k.id, k.art, a.de, k.bundesland, k.fund_datum, k.gemeldet_am,
      case when row_number() over (order by k.gemeldet_am desc, k.id desc) <= 1000 then app.place_words(k.lat, k.lon) else '' end,
      k.status, k.message, k.bilder_anzahl, app.first_picture(k.id), k.status = 'query' and not k.beantwortet,
      k.lat, k.lon
    from data.kaefer k join data.kaeferarten a on a.id = k.art
    where k.user_id = wanted
    order by k.gemeldet_am desc, k.id desc;
end
$$;

-- How many other finds within 10 km of an own report came after it and are published. Both places are rounded to 0.02
-- degrees, so that no series of requests locates a find more exactly than 2 km.
create or replace function api.w_get_kaefer_umkreis(id text default '') returns integer
language plpgsql stable set search_path = '' as $$
declare
  wanted constant bigint := app.to_id(id);
  own data.kaefer;
begin
  select k.* into own from data.kaefer k where k.id = wanted and k.user_id = (select app.user_id());
  perform app.refuse('not_found.report') where not found;
  return (
    select count(*) from data.kaefer k
    where k.status = 'published' and k.id <> own.id and k.gemeldet_am > own.gemeldet_am
      and app.lat_band(k.lat) = any (array(
        select generate_series(app.lat_band(own.lat - 0.12), app.lat_band(own.lat + 0.12))
      ))
      and k.lat between own.lat - 0.12 and own.lat + 0.12
      and k.lon between own.lon - 0.12 / cos(radians(own.lat)) and own.lon + 0.12 / cos(radians(own.lat))
      and pow((round(k.lat * 50) - round(own.lat * 50)) * 2.224, 2)
        + pow((round(k.lon * 50) - round(own.lon * 50)) * 2.224 * cos(radians(own.lat)), 2) <= 100
  );
end
$$;

grant execute on function api.w_get_kaefer_umkreis, api.w_get_kaefer_eigene to ogf_new;
grant execute on function api.w_get_nutzer_meldungen to ogf_admin;
