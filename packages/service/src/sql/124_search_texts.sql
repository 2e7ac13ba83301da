-- Texts that one search looks through, as their letters are compared: maps, clients, people, species, numbers of documents.
create schema if not exists ext;
-- A trusted extension: whoever owns the database may create it. One that an operator has put elsewhere moves here.
create extension if not exists pg_trgm with schema ext;
alter extension pg_trgm set schema ext;
grant usage on schema ext to waldkerf_owner;

set local role waldkerf_owner;

-- Words of small letters and digits without accents, one blank between them: 'Jäger-Straße' is 'jaeger strasse', and so is
-- 'JAEGER STRASSE'. packages/domain/src/search/folded.ts has the same.
create function app.folded(value text) returns text
language sql immutable set search_path = ''
return trim(regexp_replace(
  regexp_replace(
    normalize(
      translate(
        replace(replace(replace(replace(replace(replace(
          lower(normalize(value, NFC)), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
        'øłđıς', 'oldiσ'
      ),
      NFD
    ),
    '[\u0300-\u036f]', '', 'g'
  ),
  '[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u2000-\u206f\u3000]+', ' ', 'g'
));

create table data.suchtext (
  art text not null,
  id bigint not null,
  -- Folded, with a blank before each word and after it.
  wert text not null,
  primary key (art, id)
);
create index on data.suchtext using gin (wert ext.gin_trgm_ops);
call app.protect('data.suchtext');

-- The arguments: the key column, then those whose texts are found. Definer: nobody reads or writes the texts himself.
create function app.keep_search_text() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  stored jsonb := to_jsonb(coalesce(new, old));
begin
  if tg_op = 'DELETE' then
    delete from data.suchtext t where t.art = tg_table_name and t.id = (stored ->> tg_argv[0])::bigint;
    return null;
  end if;
  insert into data.suchtext (art, id, wert)
    select tg_table_name, (stored ->> tg_argv[0])::bigint,
      ' ' || app.folded(string_agg(stored ->> c.name, ' ' order by c.nr)) || ' '
    from unnest(tg_argv[1:]) with ordinality c (name, nr)
    on conflict (art, id) do update set wert = excluded.wert;
  return null;
end
$$;

create trigger y_search after insert or delete or update of de, sci, alt on data.kaeferarten
  for each row execute function app.keep_search_text('id', 'de', 'sci', 'alt');
create trigger y_search after insert or delete or update of first_name, last_name, email on data.benutzer
  for each row execute function app.keep_search_text('user_id', 'first_name', 'last_name', 'email');
create trigger y_search after insert or delete or update of name, name_zusatz, ort on data.kunde
  for each row execute function app.keep_search_text('client_id', 'name', 'name_zusatz', 'ort');
create trigger y_search after insert or delete or update of map_name, gemarkung, gemeinde, reg_nr, auftr_nr on data.karte
  for each row execute function app.keep_search_text('id', 'map_name', 'gemarkung', 'gemeinde', 'reg_nr', 'auftr_nr');

-- 'RE-2026-0045' is found by its parts and as 45. A number stays as it was given. The argument: its series.
create function app.keep_search_number() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    delete from data.suchtext t where t.art = tg_table_name and t.id = old.id;
    return null;
  end if;
  insert into data.suchtext (art, id, wert) values (
    tg_table_name, new.id, format(' %s %s ', app.folded(app.document_number(tg_argv[0], new.jahr, new.lfd)), new.lfd)
  );
  return null;
end
$$;

create trigger y_search after insert or delete on data.rechnung
  for each row execute function app.keep_search_number('RE');
create trigger y_search after insert or delete on data.angebot
  for each row execute function app.keep_search_number('AN');

-- Texts follow their rows whatever way these come, that of a replication included.
alter table data.kaeferarten enable always trigger y_search;
alter table data.benutzer enable always trigger y_search;
alter table data.kunde enable always trigger y_search;
alter table data.karte enable always trigger y_search;
alter table data.rechnung enable always trigger y_search;
alter table data.angebot enable always trigger y_search;

-- What is there already.
insert into data.suchtext (art, id, wert)
  select s.art, s.id, ' ' || app.folded(s.text) || ' '
  from (
    select 'kaeferarten' as art, id::bigint, concat_ws(' ', de, sci, alt) as text from data.kaeferarten
    union all select 'benutzer', user_id, concat_ws(' ', first_name, last_name, email) from data.benutzer
    union all select 'kunde', client_id, concat_ws(' ', name, name_zusatz, ort) from data.kunde
    union all select 'karte', id, concat_ws(' ', map_name, gemarkung, gemeinde, reg_nr, auftr_nr) from data.karte
    union all select 'rechnung', id, concat_ws(' ', app.document_number('RE', jahr, lfd), lfd) from data.rechnung
    union all select 'angebot', id, concat_ws(' ', app.document_number('AN', jahr, lfd), lfd) from data.angebot
  ) s;

reset role;
