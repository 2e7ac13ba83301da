-- Hits of the search and mails say where a record is, by the nearest place.
set local role waldkerf_owner;

-- As in 125, with the nearest place of a record in German words.
create or replace function api.w_suche(text text default '') returns table (
  art text, id bigint, titel text, zusatz text, rang integer
)
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
declare
  reviews constant boolean := app.is_at_least('ogf_expert');
  administers constant boolean := app.is_at_least('ogf_admin');
  words text[];
  hits app.word_hit[];
begin
  perform app.limit_text(w_suche.text, 200);
  words := array(
    select distinct w.word
    from regexp_split_to_table(app.folded(coalesce(w_suche.text, '')), ' ') w (word) where w.word <> ''
  );
  if char_length(trim(coalesce(w_suche.text, ''))) < 2 or words = '{}' then
    return;
  end if;
  hits := array(select h from app.word_hits(words, array['kaeferarten']
    || case when reviews then array['karte'] end
    || case when administers then array['benutzer', 'kunde', 'rechnung', 'angebot'] end) h);
  return query
    select 'kaefer', k.id, a.de,
      concat_ws(' · ', nullif(k.bundesland, ''), nullif(app.place_words(k.lat, k.lon), ''), k.fund_datum), f.rang
    from app.search_beetles(words, hits) f join data.kaefer k on k.id = f.id join data.kaeferarten a on a.id = k.art
    order by k.gemeldet_am desc, k.id desc;
  return query
    select 'kaeferarten', a.id::bigint, a.de, a.sci, h.rang
    from app.rows_hit(hits, 'kaeferarten', cardinality(words)) h join data.kaeferarten a on a.id = h.id
    order by h.rang, a.de collate "de-x-icu", a.id limit 8;
  if administers then
    return query
      select 'benutzer', b.user_id, coalesce(nullif(trim(b.first_name || ' ' || b.last_name), ''), b.email), b.email, h.rang
      from app.rows_hit(hits, 'benutzer', cardinality(words)) h join data.benutzer b on b.user_id = h.id
      order by h.rang, b.last_name collate "de-x-icu", b.first_name collate "de-x-icu", b.user_id limit 8;
    return query
      select 'kunde', k.client_id, k.name, k.ort, h.rang
      from app.rows_hit(hits, 'kunde', cardinality(words)) h join data.kunde k on k.client_id = h.id
      order by h.rang, k.name collate "de-x-icu", k.client_id limit 8;
    return query select d.* from app.search_documents(hits, cardinality(words)) d;
  end if;
  if reviews then
    return query
      select 'karte', m.id, m.map_name, concat_ws(' · ', k.name, nullif(m.gemarkung, '')), h.rang
      from app.rows_hit(hits, 'karte', cardinality(words)) h
        join data.karte m on m.id = h.id left join data.kunde k using (client_id)
      order by h.rang, m.map_name collate "de-x-icu", m.id limit 8;
  end if;
end
$$;

-- As in 114, with the nearest place in the words of each language.
create or replace function app.mail_record(k data.kaefer) returns jsonb
language sql stable set search_path = ''
return (
  select jsonb_build_object(
    'id', k.id, 'de', a.de, 'en', coalesce(nullif(a.sci, ''), a.de), 'land', k.bundesland,
    'tag', app.find_day(k.fund_datum, k.gemeldet_am), 'person', app.mail_person(k.user_id),
    'ort', jsonb_build_object('de', app.place_words(k.lat, k.lon), 'en', app.place_words(k.lat, k.lon, 'en'))
  )
  from data.kaeferarten a where a.id = k.art
);

-- ' (Buchdrucker, 4 km südöstlich von Goslar, Niedersachsen, 21.11.2026)'; '' where nothing is known.
create or replace function app.mail_find(payload jsonb, sprache text) returns text
language sql stable set search_path = ''
return coalesce(' (' || nullif(concat_ws(', ',
  nullif(app.mail_name(payload ->> sprache), ''), nullif(app.mail_name(payload -> 'ort' ->> sprache), ''),
  nullif(app.mail_name(payload ->> 'land'), ''),
  to_char((payload ->> 'tag')::date, case sprache when 'de' then 'DD.MM.YYYY' else 'FMDD FMMonth YYYY' end)
), '') || ')', '');

reset role;
