-- Versions and the record of who changed what, the same for every table with a version.
set local role waldkerf_owner;

-- Nobody reads it yet; histories are answered from it.
create table data.change_log (
  id bigint generated always as identity primary key,
  table_name text not null,
  row_id bigint not null,
  changed_at timestamptz not null default app.now(),
  -- E-mail; empty for changes that did not come by a request.
  changed_by text not null default app.email(),
  -- { column: [old value, new value] }
  changes jsonb not null
);
create index on data.change_log (table_name, row_id, id);
call app.protect('data.change_log');

-- Before update, first of all triggers: raises the version, and refuses a change that was meant for another one. The
-- browser's own repeat of a write (same values) is no conflict: the stored row is answered as it is. What another
-- trigger derives (counts) is no change of the row. Never SQLSTATE 40001: PostgREST 12 repeats it for ever.
create function app.guard_version() returns trigger
language plpgsql set search_path = '' as $$
declare
  wanted integer := app.if_match();
begin
  new.version := old.version;
  if new is not distinct from old or pg_catalog.pg_trigger_depth() > 1 then
    return new;
  end if;
  if wanted <> old.version then
    perform app.refuse(412, 'version_conflict', 'Der Eintrag wurde inzwischen geändert.', old.version::text);
  end if;
  new.version := old.version + 1;
  return new;
end
$$;

-- After update or delete; the first argument is the key column.
create function app.record_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  before jsonb := to_jsonb(old) - 'version';
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

-- A PATCH or DELETE without filter would hit every row; SQL sees no query string, so it counts. API calls only.
create function app.one_row_only() returns trigger
language plpgsql set search_path = '' as $$
begin
  if nullif(current_setting('request.method', true), '') in ('PATCH', 'DELETE')
    and (select count(*) from touched) > 1
  then
    perform app.refuse(400, 'filter_missing', 'Eine Änderung braucht einen Filter auf genau eine Zeile.');
  end if;
  return null;
end
$$;

create trigger a_version before update on data.benutzer for each row execute function app.guard_version();
create trigger z_change after update or delete on data.benutzer
  for each row execute function app.record_change('user_id');
create trigger one_row_only after update on data.benutzer
  referencing new table as touched for each statement execute function app.one_row_only();

reset role;
