-- Versions and the record of who changed what, the same for every table with a version.

-- The version a change is meant for: If-Match: "3". Null without the header.
create or replace function app.if_match() returns integer
language plpgsql stable set search_path = '' as $$
declare
  given text := app.header('if-match');
begin
  if given !~ '^\s*"?\d{1,9}"?\s*$' then
    perform app.refuse('bad_if_match');
  end if;
  return translate(given, '" ', '')::integer;
end
$$;

-- Whether a person, or data past its term (privacy/), is being erased: rules for people's changes do not apply then.
create or replace function app.is_erasing() returns boolean
language sql stable set search_path = ''
return coalesce(current_setting('waldkerf.erasing', true), '') = 'on';

-- Before update, first of all triggers: raises the version, and refuses a change that was meant for another one. The
-- browser's own repeat of a write (same values) is no conflict: the stored row is answered as it is. Values that other
-- triggers derive (counts) do not raise it. Never SQLSTATE 40001: PostgREST 12 repeats it for ever.
create or replace function app.guard_version() returns trigger
language plpgsql set search_path = '' as $$
declare
  wanted integer := app.if_match();
begin
  new.version := old.version;
  if new is not distinct from old or pg_catalog.pg_trigger_depth() > 1 then
    return new;
  end if;
  if wanted <> old.version then
    perform app.refuse('version_conflict', old.version::text);
  end if;
  new.version := old.version + 1;
  return new;
end
$$;

-- After update or delete; the first argument is the key column. `zeile` is left out: it repeats the other columns.
create or replace function app.record_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  before jsonb := to_jsonb(old) - '{version,zeile}'::text[];
  after jsonb := case tg_op when 'UPDATE' then to_jsonb(new) else '{}' end;
begin
  insert into data.change_log (table_name, row_id, changes)
    select tg_table_name, (before ->> tg_argv[0])::bigint, jsonb_object_agg(key, jsonb_build_array(value, after -> key))
    from jsonb_each(before)
    where value is distinct from after -> key
    having count(*) > 0;
  return null;
end
$$;

-- After insert: who made the row, and when. The first argument is the key column. Migrations and seeds leave no trace.
create or replace function app.record_creation() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if app.email() <> '' then
    insert into data.change_log (table_name, row_id, changes)
      values (tg_table_name, (to_jsonb(new) ->> tg_argv[0])::bigint, '{}');
  end if;
  return null;
end
$$;

-- A PATCH or DELETE without filter would hit every row; SQL sees no query string, so it counts. API calls only.
create or replace function app.one_row_only() returns trigger
language plpgsql set search_path = '' as $$
begin
  if nullif(current_setting('request.method', true), '') in ('PATCH', 'DELETE')
    and (select count(*) from touched) > 1
  then
    perform app.refuse('filter_missing.row');
  end if;
  return null;
end
$$;

grant execute on function app.if_match, app.is_erasing to ogf_new;
