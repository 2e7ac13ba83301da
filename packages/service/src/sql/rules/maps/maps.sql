-- Who may read a survey map, and who may change one: it follows the map's client.

create policy read_connected on data.karte for select to ogf_expert
  using (client_id in (select app.my_clients()));
create policy add_connected on data.karte for insert to ogf_expert
  with check (client_id in (select app.my_clients()));
create policy change_connected on data.karte for update to ogf_expert
  using (client_id in (select app.my_clients())) with check (client_id in (select app.my_clients()));
create policy read_all on data.karte for select to ogf_admin using (true);
create policy add_all on data.karte for insert to ogf_admin with check (true);
create policy change_all on data.karte for update to ogf_admin using (true) with check (true);
create policy remove_all on data.karte for delete to ogf_admin using (true);
grant select, insert,
  update (
    show_client, georef_label, res, scale, jahr, client_status, georef_typ, epsg, typ, status, bem_client,
    ausf_unternehmen, auftr_nr, reg_nr, kreis, gemarkung, gemeinde, bem_to_client, bem_apus, points_changed, map_name,
    width, height
  )
  on data.karte to ogf_expert;
grant delete, update (georef_bash) on data.karte to ogf_admin;

create or replace view api.karte with (security_invoker = true) as
  select id, map_name, width, height, din, client_id, georef_bash, epsg, georef_label, georef_typ, res, scale, jahr,
    client_status, typ, status, bem_client, ausf_unternehmen, auftr_nr, reg_nr, kreis, gemarkung, gemeinde,
    bem_to_client, bem_apus, show_client, version
  from data.karte;
-- The view lets nobody change a map's name or size; only w_set_karte_scan does.
grant select,
  insert (
    map_name, width, height, din, client_id, epsg, georef_label, georef_typ, res, scale, jahr, client_status, typ,
    status, bem_client, ausf_unternehmen, auftr_nr, reg_nr, kreis, gemarkung, gemeinde, bem_to_client, bem_apus,
    show_client
  ),
  update (
    show_client, georef_label, res, scale, jahr, client_status, georef_typ, epsg, typ, status, bem_client,
    ausf_unternehmen, auftr_nr, reg_nr, kreis, gemarkung, gemeinde, bem_to_client, bem_apus
  )
  on api.karte to ogf_expert;
grant delete, insert (georef_bash), update (georef_bash) on api.karte to ogf_admin;

-- Inserts a map, or answers the stored one of a repeat. Absent columns have the table's defaults.
create or replace function app.insert_map() returns trigger
language plpgsql set search_path = '' as $$
declare
  payload jsonb := to_jsonb(new);
  answer jsonb := app.replay_row(payload);
begin
  if answer is null then
    if (new.client_id in (select app.my_clients())) is not true and not app.is_at_least('ogf_admin') then
      perform app.refuse('not_your_client');
    end if;
    if new.client_id is not null then
      perform app.known_client(new.client_id::text);
    end if;
    insert into data.karte as k (
      map_name, width, height, din, client_id, georef_bash, epsg, georef_label, georef_typ, res, scale, jahr,
      client_status, typ, status, bem_client, ausf_unternehmen, auftr_nr, reg_nr, kreis, gemarkung, gemeinde,
      bem_to_client, bem_apus, show_client
    )
      values (
        coalesce(new.map_name, ''), new.width, new.height, coalesce(new.din, ''), new.client_id,
        coalesce(new.georef_bash, ''), new.epsg, coalesce(new.georef_label, ''), coalesce(new.georef_typ, ''), new.res,
        new.scale, new.jahr, coalesce(new.client_status, ''), coalesce(new.typ, ''), coalesce(new.status, ''),
        coalesce(new.bem_client, ''), coalesce(new.ausf_unternehmen, ''), coalesce(new.auftr_nr, ''),
        coalesce(new.reg_nr, ''), coalesce(new.kreis, ''), coalesce(new.gemarkung, ''), coalesce(new.gemeinde, ''),
        coalesce(new.bem_to_client, ''), coalesce(new.bem_apus, ''), coalesce(new.show_client, false)
      )
      returning k.id into new.id;
    select to_jsonb(k) into answer from api.karte k where k.id = new.id;
    perform app.remember_row(payload, answer);
  end if;
  return jsonb_populate_record(null::api.karte, answer);
end
$$;

create or replace function api.a_get_map_list_from_db() returns setof api.karte
language sql stable set search_path = ''
begin atomic
  select k.* from api.karte k order by k.map_name collate "de-x-icu", k.id;
end;

-- Name, size in pixels and dpi of a map by its scan. Without a name the stored one stays.
create or replace function api.w_set_karte_scan(
  karte_id text default '', map_name text default null, width integer default null, height integer default null,
  res double precision default null
) returns setof api.karte
language plpgsql set search_path = '' as $$
declare
  map bigint := app.to_id(karte_id);
begin
  perform app.refuse('size_missing') where w_set_karte_scan.width is null or w_set_karte_scan.height is null;
  update data.karte k set
    map_name = coalesce(w_set_karte_scan.map_name, k.map_name),
    width = w_set_karte_scan.width,
    height = w_set_karte_scan.height,
    res = w_set_karte_scan.res
  where k.id = map;
  perform app.refuse('not_found.map') where not found;
  return query select k.* from api.karte k where k.id = map;
end
$$;

create or replace trigger a_version before update on data.karte for each row execute function app.guard_version();
create or replace trigger b_version_with_points before update on data.karte
  for each row when (new.points_changed is distinct from old.points_changed)
  execute function app.raise_version_with_points();
create or replace trigger y_search
  after insert or delete or update of map_name, gemarkung, gemeinde, reg_nr, auftr_nr on data.karte
  for each row
  execute function app.keep_search_text('id', 'map_name', 'gemarkung', 'gemeinde', 'reg_nr', 'auftr_nr');
alter table data.karte enable always trigger y_search;
create or replace trigger z_change after update or delete on data.karte
  for each row execute function app.record_change('id');
create or replace trigger z_created after insert on data.karte for each row execute function app.record_creation('id');
create or replace trigger one_row_only after update on data.karte
  referencing new table as touched for each statement execute function app.one_row_only();
create or replace trigger one_row_only_deleted after delete on data.karte
  referencing old table as touched for each statement execute function app.one_row_only();

create or replace trigger a_begin before insert on api.karte for each statement execute function app.begin_rows();
create or replace trigger b_insert instead of insert on api.karte for each row execute function app.insert_map();
create or replace trigger c_end after insert on api.karte for each statement execute function app.end_rows();

grant execute on function app.insert_map, api.a_get_map_list_from_db, api.w_set_karte_scan to ogf_expert;
