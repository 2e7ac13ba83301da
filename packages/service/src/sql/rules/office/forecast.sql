-- The forecast of income and expense.

create policy read_all on data.prognose for select to ogf_admin using (true);
create policy add on data.prognose for insert to ogf_admin with check (true);
create policy change on data.prognose for update to ogf_admin using (true) with check (true);
create policy remove on data.prognose for delete to ogf_admin using (true);
grant select, delete, insert (datum, betrag, art, notiz, client_id), update (datum, betrag, art, notiz, client_id)
  on data.prognose to ogf_admin;

create or replace view app.forecast_entry with (security_invoker = true) as
  select id, datum, betrag::text as betrag, art, version, notiz, client_id from data.prognose;
grant select on app.forecast_entry to ogf_admin;

create or replace function app.changed_forecast(wanted bigint) returns app.forecast_entry
language sql stable set search_path = ''
begin atomic
  select f.* from app.forecast_entry f where f.id = wanted;
end;

create or replace function api.a_get_prognose() returns setof app.forecast_entry
language sql stable set search_path = ''
begin atomic
  select f.* from app.forecast_entry f order by f.datum, f.id;
end;

create or replace function api.a_insert_prognose(
  datum text default '', betrag text default '', art text default '', notiz text default '', client_id text default ''
) returns app.forecast_entry
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  answer jsonb := app.replay(jsonb_build_array(datum, betrag, art, notiz, client_id));
  made bigint;
begin
  if answer is null then
    insert into data.prognose as f (datum, betrag, art, notiz, client_id)
      values (app.to_day(datum), app.to_decimal(betrag, 999999999999, 2), app.to_text(art, 100),
        app.to_text(notiz, 1000), case when client_id <> '' then app.known_client(client_id) end)
      returning f.id into made;
    answer := app.remember(to_jsonb(app.changed_forecast(made)));
  end if;
  return jsonb_populate_record(null::app.forecast_entry, answer);
end
$$;

-- Note and client stay where they are left out: pages of 0.1.0 do not know them.
create or replace function api.a_update_prognose(
  id text default '', datum text default '', betrag text default '', art text default '', notiz text default null,
  client_id text default null
) returns app.forecast_entry
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  wanted bigint := app.to_id(id);
begin
  update data.prognose f
    set datum = app.to_day(datum), betrag = app.to_decimal(betrag, 999999999999, 2), art = app.to_text(art, 100),
      notiz = case when notiz is null then f.notiz else app.to_text(notiz, 1000) end,
      client_id = case when client_id is null then f.client_id when client_id <> '' then app.known_client(client_id) end
    where f.id = wanted;
  if not found then
    perform app.refuse('not_found.entry');
  end if;
  return app.changed_forecast(wanted);
end
$$;

-- Whether there was one.
create or replace function api.a_delete_prognose(prognose_id text default '') returns boolean
language plpgsql set search_path = '' as $$
begin
  delete from data.prognose f where f.id = app.to_id(prognose_id);
  return found;
end
$$;

create or replace trigger a_version before update on data.prognose for each row execute function app.guard_version();
create or replace trigger z_change after update or delete on data.prognose
  for each row execute function app.record_change('id');
create or replace trigger z_created after insert on data.prognose
  for each row execute function app.record_creation('id');

grant execute on function
  app.changed_forecast, api.a_get_prognose, api.a_insert_prognose, api.a_update_prognose, api.a_delete_prognose
to ogf_admin;
