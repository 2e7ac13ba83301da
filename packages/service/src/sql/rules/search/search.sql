-- One search over everything that the caller may see.

-- The same word with one typing error, for LIKE: a letter too many, a wrong one, a missing one, two in each other's
-- place. Words of five letters and more; what has digits is meant as it stands.
create or replace function app.typing_errors(word text) returns text[]
language sql immutable set search_path = ''
return case when char_length(word) >= 5 and word !~ '\d' then array(
  select '% ' || e.pattern || '%'
  from generate_series(1, char_length(word)) i
    cross join lateral (values
      (left(word, i - 1) || substr(word, i + 1)),
      (left(word, i - 1) || '_' || substr(word, i + 1)),
      (left(word, i - 1) || '_' || substr(word, i)),
      (left(word, i - 1) || substr(word, i + 1, 1) || substr(word, i, 1) || substr(word, i + 2))
    ) e (pattern)
) else '{}' end;

-- How a folded text has a word: 1 as a whole word, 2 at the beginning of one, 3 within, 4 with a typing error; else
-- null.
create or replace function app.search_rank(folded text, word text) returns integer
language sql immutable set search_path = ''
return case
  when strpos(folded, ' ' || word || ' ') > 0 then 1
  when strpos(folded, ' ' || word) > 0 then 2
  when char_length(word) >= 3 and strpos(folded, word) > 0 then 3
  when folded like any (app.typing_errors(word)) then 4
end;

-- Texts of these kinds that have any of the words, ranked as above. One statement per word, so that the trigram index
-- is read before the kinds are compared. Definer: the caller's rights are checked where the rows are read.
create or replace function app.word_hits(words text[], kinds text[]) returns setof app.word_hit
language plpgsql stable security definer set search_path = '' as $$
begin
  for i in 1 .. cardinality(words) loop
    return query execute format(
      $sql$
        select %1$s, t.art, t.id, case
          when strpos(t.wert, %2$L) > 0 then 1 when strpos(t.wert, %3$L) > 0 then 2 else 3
        end
        from (select * from data.suchtext s where s.wert like %4$L offset 0) t where t.art = any ($1)
      $sql$,
      i, ' ' || words[i] || ' ', ' ' || words[i],
      case when char_length(words[i]) < 3 then '% ' else '%' end || words[i] || '%'
    ) using kinds;
    if app.typing_errors(words[i]) <> '{}' then
      return query execute format(
        $sql$
          select %s, t.art, t.id, 4
          from (select * from data.suchtext s where s.wert like any (%L::text[]) offset 0) t
          where strpos(t.wert, %L) = 0 and t.art = any ($1)
        $sql$,
        i, app.typing_errors(words[i]), words[i]
      ) using kinds;
    end if;
  end loop;
end
$$;

-- Rows of a kind that have all the words; the worst word gives the rank.
create or replace function app.rows_hit(hits app.word_hit[], kind text, words integer)
returns table (id bigint, rang integer)
language sql immutable set search_path = ''
begin atomic
  select h.id, max(h.rang) from unnest(hits) h where h.art = kind group by h.id having count(*) = words;
end;

-- The newest eight records that have all the words, each as a species, a Land or the number. Of species and Länder only
-- those with the word's best rank count. Executed as text, so that the indexes for the actual conditions are used.
create or replace function app.search_beetles(words text[], hits app.word_hit[]) returns table (id bigint, rang integer)
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
declare
  conditions text[] := '{}';
  worst integer := 1;
  best integer;
  arts integer[];
  lands text[];
  number text;
begin
  for i in 1 .. cardinality(words) loop
    number := case when words[i] ~ '^\d{1,18}$' then words[i] end;
    with found as (
      select h.id::integer as art, null as land, h.rang from unnest(hits) h where h.nr = i and h.art = 'kaeferarten'
      union all
      select null, s.name, app.search_rank(' ' || app.folded(s.name) || ' ', words[i]) from app.beetle_states() s (name)
      union all
      select null, null, 1 where number is not null
    ), first as (
      select f.*, min(f.rang) over () as best from found f
    )
    select min(f.best), array_agg(f.art) filter (where f.art is not null),
      array_agg(f.land) filter (where f.land is not null)
      into best, arts, lands
      from first f where f.rang = f.best;
    if best is null then
      return;
    end if;
    worst := greatest(worst, best);
    conditions := conditions || format(
      '(%s)', concat_ws(' or ',
        format('k.art = any (%L::integer[])', arts),
        format('k.bundesland = any (%L::text[])', lands),
        'k.id = ' || number
      )
    );
  end loop;
  return query execute format(
    'select k.id, %s from data.kaefer k where %s order by k.gemeldet_am desc, k.id desc limit 8',
    worst, array_to_string(conditions, ' and ')
  );
end
$$;

-- Documents by the words of their numbers, from the beginning, and of their clients; eight of each kind, the newest
-- first; 'storniert' behind the day of an invoice that is cancelled.
create or replace function app.search_documents(hits app.word_hit[], words integer) returns table (
  art text, id bigint, titel text, zusatz text, rang integer
)
language sql stable set search_path = ''
begin atomic
  with papers as (
    select 'rechnung' as art, id, jahr, lfd, client_id, datum from data.rechnung
    union all
    select 'angebot', id, jahr, lfd, client_id, datum from data.angebot
  ), word as (
    select s.nr, s.art, s.id, min(s.rang) as rang
    from (
      select h.nr, h.art, h.id, h.rang from unnest(hits) h where h.art in ('rechnung', 'angebot') and h.rang <= 2
      union all
      select h.nr, p.art, p.id, h.rang from unnest(hits) h join papers p on p.client_id = h.id where h.art = 'kunde'
    ) s
    group by s.nr, s.art, s.id
  ), found as (
    select w.art, w.id, max(w.rang) as rang from word w group by w.art, w.id having count(*) = words
  ), ordered as (
    select p.*, f.rang, row_number() over (partition by p.art order by f.rang, p.jahr desc, p.lfd desc) as nr
    from found f join papers p using (art, id)
  )
  select o.art, o.id, app.document_number(case o.art when 'rechnung' then 'RE' else 'AN' end, o.jahr, o.lfd),
    concat_ws(' · ', k.name, o.datum, case when s.id is not null then 'storniert' end), o.rang
  from ordered o
    left join data.kunde k using (client_id)
    left join data.rechnung s on s.storno_von = o.id and o.art = 'rechnung'
  where o.nr <= 8 order by o.art desc, o.nr;
end;

-- Of each kind the eight that fit best, in the order of the kinds. `rang`: 1 a whole word, 2 the beginning of one, 3
-- within one, 4 with a typing error. `zusatz` tells more, in parts; days in it are like 2026-11-20. Of a record it has
-- the nearest place in German words. People, clients and documents are for those who have their screens.
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

grant execute on function
  app.typing_errors, app.search_rank, app.word_hits, app.rows_hit, app.search_beetles, api.w_suche
to ogf_new;
grant execute on function app.search_documents to ogf_admin;
