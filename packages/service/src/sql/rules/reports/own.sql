-- What became of one's own reports, and of a person's for those who review.

create or replace function api.w_get_kaefer_eigene() returns table (
  id bigint, art integer, name text, bundesland text, fund_datum date, gemeldet_am timestamptz, ort text, status text,
  message text, bilder_anzahl integer, bild bigint, antwort_offen boolean
)
language sql stable set search_path = ''
begin atomic
  select k.id, k.art, a.de, k.bundesland, k.fund_datum, k.gemeldet_am, app.place_words(k.lat, k.lon), k.status,
    k.message, k.bilder_anzahl, app.first_picture(k.id), k.status = 'query' and not k.beantwortet
  from data.kaefer k join data.kaeferarten a on a.id = k.art
  where k.user_id = (select app.user_id())
  order by k.gemeldet_am desc, k.id desc;
end;

create or replace function api.w_get_nutzer_meldungen(user_id text default '') returns table (
  id bigint, art integer, name text, bundesland text, fund_datum date, gemeldet_am timestamptz, ort text, status text,
  message text, bilder_anzahl integer, bild bigint, antwort_offen boolean
)
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
declare
  wanted bigint := app.known_user(w_get_nutzer_meldungen.user_id);
begin
  return query
    select k.id, k.art, a.de, k.bundesland, k.fund_datum, k.gemeldet_am, app.place_words(k.lat, k.lon), k.status,
      k.message, k.bilder_anzahl, app.first_picture(k.id), k.status = 'query' and not k.beantwortet
    from data.kaefer k join data.kaeferarten a on a.id = k.art
    where k.user_id = wanted
    order by k.gemeldet_am desc, k.id desc;
end
$$;

grant execute on function api.w_get_kaefer_eigene() to ogf_new;
grant execute on function api.w_get_nutzer_meldungen(text) to ogf_admin;
