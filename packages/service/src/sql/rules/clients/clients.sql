-- Who may read a client, and who may change one. Procedures answer with views in `app`, which no request can reach
-- directly.

create policy read_connected on data.kunde for select to ogf_expert
  using (client_id in (select app.my_clients()));
create policy change_connected on data.kunde for update to ogf_expert
  using (client_id in (select app.my_clients())) with check (client_id in (select app.my_clients()));
create policy read_all on data.kunde for select to ogf_admin using (true);
create policy change_all on data.kunde for update to ogf_admin using (true) with check (true);
create policy add on data.kunde for insert to ogf_admin with check (true);
grant select (client_id, name, bundesland, epsg, kataster_status, version), update (epsg) on data.kunde to ogf_expert;
grant select, insert,
  update (
    name, name_zusatz, strasse, plz, ort, ap_gender, ap_vorname, ap_nachname, ap_tel, bundesland, projektordner,
    kataster_status, email, ust_id, leitweg_id, land, eigenes_skonto, skonto_tage, skonto_prozent
  )
  on data.kunde to ogf_admin;

-- The clients that the caller is linked to. Definer: experts do not see links, they only follow them.
create or replace function app.my_clients() returns setof bigint
language sql stable security definer set search_path = ''
begin atomic
  select l.client_id from data.kunde_benutzer l where l.user_id = app.user_id();
end;

-- As much as an expert may see and change.
create or replace view api.kunde with (security_invoker = true) as
  select client_id, bundesland, epsg, version from data.kunde;
grant select, update (epsg) on api.kunde to ogf_expert;
grant update (bundesland) on api.kunde to ogf_admin;

create or replace view app.client with (security_invoker = true) as
  select client_id, name, name_zusatz, strasse, plz, ort, ap_gender, ap_vorname, ap_nachname, ap_tel, bundesland, epsg,
    version
  from data.kunde;
grant select on app.client to ogf_admin;

create or replace view app.client_row with (security_invoker = true) as
  select c.*, k.projektordner from app.client c join data.kunde k using (client_id);
grant select on app.client_row to ogf_admin;

create or replace view app.cadastre with (security_invoker = true) as
  select client_id, name, bundesland, kataster_status, version from data.kunde;
grant select on app.cadastre to ogf_expert;

-- 404 for a client that is not there, or not the caller's.
create or replace function app.known_client(value text) returns bigint
language plpgsql stable set search_path = '' as $$
declare
  wanted bigint := app.to_id(value);
begin
  perform from data.kunde k where k.client_id = wanted;
  perform app.refuse('not_found.client') where not found;
  return wanted;
end
$$;

create or replace function app.changed_client(wanted bigint) returns app.client_row
language sql stable set search_path = ''
begin atomic
  select c.* from app.client_row c where c.client_id = wanted;
end;

create or replace function api.a_get_all_clients() returns setof app.client_row
language sql stable set search_path = ''
begin atomic
  select c.* from app.client_row c order by c.name collate "de-x-icu", c.client_id;
end;

create or replace function api.a_get_client_details(client_id text default '') returns setof app.client_row
language sql stable set search_path = ''
begin atomic
  select c.* from app.client_row c where c.client_id = app.known_client($1);
end;

create or replace function api.a_add_client(
  name text default '', strasse text default '', plz text default '', ort text default ''
) returns app.client
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  answer jsonb := app.replay(jsonb_build_array(name, strasse, plz, ort));
  made bigint;
begin
  if answer is null then
    insert into data.kunde as k (name, strasse, plz, ort)
      values (app.to_name(name), app.to_text(strasse, 200), app.to_text(plz, 10), app.to_text(ort, 100))
      returning k.client_id into made;
    answer := app.remember((select to_jsonb(c) from app.client c where c.client_id = made));
  end if;
  return jsonb_populate_record(null::app.client, answer);
end
$$;

create or replace function app.to_epsg(value text) returns integer
language plpgsql immutable set search_path = '' as $$
begin
  perform app.refuse('bad_epsg') where value !~ '^\d{1,6}$' or value::integer not between 1024 and 999999;
  return value::integer;
end
$$;

create or replace function api.a_update_client_details(
  client_id text default '', name text default '', name_zusatz text default '', strasse text default '',
  plz text default '', ort text default '', ap_gender text default '', ap_vorname text default '',
  ap_nachname text default '', ap_tel text default '', bundesland text default '', epsg text default ''
) returns app.client
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  wanted bigint := app.known_client(client_id);
  answer app.client;
begin
  update data.kunde k
    set name = app.to_name(name),
      name_zusatz = app.to_text(name_zusatz, 200),
      strasse = app.to_text(strasse, 200),
      plz = app.to_text(plz, 10),
      ort = app.to_text(ort, 100),
      ap_gender = app.to_text(ap_gender, 20),
      ap_vorname = app.to_text(ap_vorname, 100),
      ap_nachname = app.to_text(ap_nachname, 100),
      ap_tel = app.to_text(ap_tel, 50),
      bundesland = case when bundesland <> '' then app.to_text(bundesland, 100) else k.bundesland end,
      epsg = case when epsg <> '' then app.to_epsg(epsg) else k.epsg end
    where k.client_id = wanted;
  select c.* into answer from app.client c where c.client_id = wanted;
  return answer;
end
$$;

create or replace function api.a_set_projektordner(client_id text default '', ordner text default '')
returns app.client_row
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  wanted bigint := app.known_client(client_id);
begin
  update data.kunde k set projektordner = app.to_text(ordner, 500) where k.client_id = wanted;
  return app.changed_client(wanted);
end
$$;

create or replace function api.a_get_kataster_overview() returns setof app.cadastre
language sql stable set search_path = ''
begin atomic
  select c.* from app.cadastre c order by c.name collate "de-x-icu", c.client_id;
end;

create or replace function api.a_set_kataster_for_client(client_id text default '', kataster_status text default '')
returns app.cadastre
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  wanted bigint := app.known_client(client_id);
  answer app.cadastre;
begin
  update data.kunde k set kataster_status = app.to_flag(kataster_status) where k.client_id = wanted;
  select c.* into answer from app.cadastre c where c.client_id = wanted;
  return answer;
end
$$;

create or replace trigger a_blank before insert or update of name_zusatz, ap_vorname, ap_nachname on data.kunde
  for each row execute function app.clear_blank('name_zusatz', 'ap_vorname', 'ap_nachname');
create or replace trigger a_version before update on data.kunde for each row execute function app.guard_version();
create or replace trigger d_country before insert or update of bundesland on data.kunde
  for each row execute function app.follow_state();
create or replace trigger y_search after insert or delete or update of name, name_zusatz, ort on data.kunde
  for each row execute function app.keep_search_text('client_id', 'name', 'name_zusatz', 'ort');
alter table data.kunde enable always trigger y_search;
create or replace trigger z_change after update or delete on data.kunde
  for each row execute function app.record_change('client_id');
create or replace trigger z_created after insert on data.kunde
  for each row execute function app.record_creation('client_id');
create or replace trigger one_row_only after update on data.kunde
  referencing new table as touched for each statement execute function app.one_row_only();

grant execute on function app.my_clients, app.known_client, api.a_get_kataster_overview to ogf_expert;
grant execute on function
  app.changed_client, app.to_epsg, api.a_get_all_clients, api.a_get_client_details, api.a_add_client,
  api.a_update_client_details, api.a_set_projektordner, api.a_set_kataster_for_client
to ogf_admin;
