-- Texts for the search, folded for comparison. Triggers keep them in step with their rows, in replication too.

-- Words of small letters and digits without accents, one blank between them: 'Jäger-Straße' is 'jaeger strasse', and so
-- is 'JAEGER STRASSE'. packages/domain/src/search/folded.ts has the same.
create or replace function app.folded(value text) returns text
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

-- The arguments: the key column, then those whose texts are found. Definer: nobody reads or writes the texts himself.
create or replace function app.keep_search_text() returns trigger
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

-- 'RE-2026-0045' is found by its parts and as 45. A number stays as it was given. The argument: its series.
create or replace function app.keep_search_number() returns trigger
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

grant execute on function app.folded to ogf_new;
