-- A record's JSON is kept with it: making it of fifteen columns took two thirds of what the database did for a list of
-- records, and a list is read far more often than one of its records changes.
set local role waldkerf_owner;

alter table data.kaefer add column zeile text not null default '';

-- As those who review see it in api.kaefer. In whichever zone the session is.
create function app.beetle_line(k data.kaefer) returns text
language sql stable set search_path = '' set timezone = 'UTC'
return (
  select to_json(r)::text
  from (
    select k.id, k.art, k.status, k.published_from, k.letzter_bearbeiter, k.message, k.user_id, k.fund_datum,
      k.gemeldet_am, k.lat, k.lon, k.bundesland, k.bilder_anzahl, k.version, k.beantwortet
  ) r
);

-- The last before a row is stored: the others decide on its columns. Definer: nobody asks for lines by themselves.
create function app.keep_line() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.zeile := app.beetle_line(new);
  return new;
end
$$;
create trigger z_line before insert or update on data.kaefer for each row execute function app.keep_line();

-- As in 004. The line says again what the other columns say.
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

-- Nobody has changed these rows: no version rises, nobody is told.
alter table data.kaefer disable trigger user;
update data.kaefer k set zeile = app.beetle_line(k);
alter table data.kaefer enable trigger user;
-- Also past all other triggers: a line is never older than its row.
alter table data.kaefer enable always trigger z_line;

-- JSON that is text already, for a procedure whose answer is passed on as it is.
create function app.json_bytes(value text) returns bytea
language plpgsql stable set search_path = '' as $$
begin
  perform set_config('response.headers', '[{"Content-Type": "application/json; charset=utf-8"}]', true);
  return convert_to(value, 'UTF8');
end
$$;

-- '' or null means all. Newest first. As bytes, since JSON would be read once more on its way out. The most frequent
-- question has a statement of its own: one for all takes a plan for each call.
drop function api.a_get_kaefer_overview(text, text);
create function api.a_get_kaefer_overview(bundesland text default '', kaeferart text default '')
returns api."*/*"
language plpgsql stable set search_path = '' as $$
declare
  land text := coalesce(bundesland, '');
  species bigint := case when coalesce(kaeferart, '') <> '' then app.to_id(kaeferart) end;
  lines text;
begin
  if not app.is_at_least('ogf_expert') then
    select json_agg(r)::text into lines from (
      select k.* from api.kaefer k
      where (land = '' or k.bundesland = land) and (species is null or k.art = species)
      order by k.gemeldet_am desc, k.id desc
    ) r;
    return app.json_bytes(coalesce(lines, '[]'));
  end if;
  if land <> '' and species is not null then
    select string_agg(r.zeile, ',') into lines from (
      select k.zeile from data.kaefer k where k.bundesland = land and k.art = species
      order by k.gemeldet_am desc, k.id desc
    ) r;
  else
    select string_agg(r.zeile, ',') into lines from (
      select k.zeile from data.kaefer k
      where (land = '' or k.bundesland = land) and (species is null or k.art = species)
      order by k.gemeldet_am desc, k.id desc
    ) r;
  end if;
  return app.json_bytes('[' || coalesce(lines, '') || ']');
end
$$;
grant execute on function app.json_bytes(text), api.a_get_kaefer_overview(text, text) to ogf_new;

reset role;
