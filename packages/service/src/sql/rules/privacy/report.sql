-- All that is kept about a person, as lists of rows: one's own for everybody, anybody's for administrators.

create or replace function app.own_or_administered(value text) returns bigint
language plpgsql stable security definer set search_path = '' as $$
declare
  wanted bigint := app.to_id(value);
begin
  if app.user_id() is distinct from wanted and not app.is_at_least('ogf_admin') then
    perform app.refuse('person_not_yours');
  end if;
  perform from data.benutzer b where b.user_id = wanted;
  perform app.refuse('not_found.person') where not found;
  return wanted;
end
$$;

-- Bytes are no text: pictures are asked for by their numbers, files of documents stay with the documents.
create or replace function app.readable_columns(tabelle text, zeigt text[]) returns text
language sql stable set search_path = ''
return (
  select string_agg(format('t.%I', a.attname), ', ' order by a.attnum)
  from pg_catalog.pg_attribute a
  where a.attrelid = format('data.%I', tabelle)::regclass and a.attnum > 0 and not a.attisdropped
    and a.atttypid <> 'bytea'::regtype and (zeigt is null or a.attname = any (zeigt))
);

-- Replaces the addresses of other people in the rows: the person may not know them.
create or replace function app.without_others(value text, mail text) returns text
language sql immutable set search_path = ''
return regexp_replace(
  value, format('(?<![\w.+%%-])(?!%s(?![\w.-]))[\w.+%%-]+@[\w-]+(\.[\w-]+)+', app.literal_pattern(mail)),
  'andere Person', 'gi'
);

-- Definer: the caller's right is checked first. One at a time for each account: it looks through whole tables.
create or replace function app.person_report(value text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  of_user constant bigint := app.own_or_administered(value);
  entry record;
  person record;
  lines jsonb;
  parts jsonb := '[]';
begin
  perform pg_catalog.pg_advisory_xact_lock(hashtextextended('auskunft/' || app.user_id(), 0));
  select * into person from app.person_patterns(of_user);
  for entry in select * from app.personal_data() loop
    execute format(
      'select jsonb_agg(to_jsonb(r)) from (select %s from data.%I t where %s order by 1) r',
      app.readable_columns(entry.tabelle, entry.zeigt), entry.tabelle, app.entry_rows(entry.spalte, entry.art, entry.nur)
    ) into lines using person.id, person.mail, person.words, person.in_text, person.in_json;
    if lines is not null then
      lines := app.without_others(lines::text, person.mail)::jsonb;
      parts := parts || jsonb_build_object(
        'tabelle', entry.tabelle, 'spalte', entry.spalte, 'umgang', entry.umgang, 'grund', entry.grund, 'zeilen', lines
      );
    end if;
  end loop;
  return jsonb_build_object(
    'user_id', of_user, 'stand', app.now(), 'teile', parts,
    'bilder', (
      select coalesce(jsonb_agg(b.id order by b.id), '[]')
      from data.bilder b join data.kaefer k on k.id = b.kaefer_id where k.user_id = of_user
    )
  );
end
$$;

-- How many rows would be deleted, anonymized or kept, and why.
create or replace function app.erasure_list(of_user bigint) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  entry record;
  person record;
  amount bigint;
  parts jsonb := '[]';
begin
  select * into person from app.person_patterns(of_user);
  for entry in select * from app.personal_data() loop
    execute format(
      'select count(*) from data.%I t where %s', entry.tabelle, app.entry_rows(entry.spalte, entry.art, entry.nur)
    ) into amount using person.id, person.mail, person.words, person.in_text, person.in_json;
    if amount > 0 then
      parts := parts || jsonb_build_object(
        'tabelle', entry.tabelle, 'umgang', entry.umgang, 'grund', entry.grund, 'anzahl', amount
      );
    end if;
  end loop;
  -- One row for entries that look the same to people.
  return (
    select jsonb_agg(to_jsonb(s) order by array_position('{geht,namenlos,bleibt}', s.umgang), s.tabelle, s.grund)
    from (
      select p ->> 'tabelle' as tabelle, p ->> 'umgang' as umgang, p ->> 'grund' as grund, sum((p ->> 'anzahl')::bigint) as anzahl
      from jsonb_array_elements(parts) p group by 1, 2, 3
    ) s
  );
end
$$;

create or replace function api.w_get_auskunft(user_id text default '') returns jsonb
language sql stable set search_path = ''
return app.person_report(user_id);

grant execute on function app.person_report, api.w_get_auskunft to ogf_new;
