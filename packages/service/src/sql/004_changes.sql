-- Versions and the record of who changed what, the same for every table with a version.
set local role waldkerf_owner;

create table data.aenderung (
  id bigint generated always as identity primary key,
  tabelle text not null,
  zeile bigint not null,
  wann timestamptz not null default app.now(),
  wer text not null,
  -- The changed columns with their old and new values.
  was jsonb not null
);
create index on data.aenderung (tabelle, zeile, id);

-- Before update: raises the version, and refuses a change that was meant for another one. The browser's own repeat of a
-- write (same values) is no conflict: the stored row is answered as it is. Never SQLSTATE 40001, which PostgREST 12
-- would repeat until the client leaves.
create function app.guard_version() returns trigger
language plpgsql set search_path = '' as $$
declare
  wanted integer := app.if_match();
begin
  new.version := old.version;
  if new is not distinct from old then
    return new;
  end if;
  if wanted is not null and wanted <> old.version and pg_catalog.pg_trigger_depth() = 1 then
    raise sqlstate 'PT412' using
      message = 'Der Eintrag wurde inzwischen geändert.',
      detail = 'version_conflict',
      hint = old.version::text;
  end if;
  new.version := old.version + 1;
  return new;
end
$$;

-- After update; the first argument is the key column.
create function app.record_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  before jsonb := to_jsonb(old) - 'version';
  after jsonb := to_jsonb(new) - 'version';
  changed jsonb;
begin
  select jsonb_object_agg(key, jsonb_build_array(before -> key, value))
    into changed
    from jsonb_each(after)
    where before -> key is distinct from value;
  if changed is not null then
    insert into data.aenderung (tabelle, zeile, wer, was)
      values (tg_table_name, (after ->> tg_argv[0])::bigint, app.email(), changed);
  end if;
  return null;
end
$$;

create trigger a_version before update on data.benutzer for each row execute function app.guard_version();
create trigger z_change after update on data.benutzer for each row execute function app.record_change('user_id');

-- A PATCH or DELETE without filter would hit every row; SQL sees no query string, so it counts. API calls only.
create function app.one_row_only() returns trigger
language plpgsql set search_path = '' as $$
begin
  if nullif(current_setting('request.method', true), '') in ('PATCH', 'DELETE')
    and (select count(*) from touched) > 1
  then
    raise sqlstate 'PT400' using message = 'Eine Änderung braucht einen Filter auf genau eine Zeile.', detail = 'filter_missing';
  end if;
  return null;
end
$$;

create trigger one_row_only after update on data.benutzer
  referencing new table as touched for each statement execute function app.one_row_only();

reset role;
