-- People and the clients they are linked to.

create policy read_all on data.kunde_benutzer for select to ogf_admin using (true);
create policy add on data.kunde_benutzer for insert to ogf_admin with check (true);
create policy change on data.kunde_benutzer for update to ogf_admin using (true) with check (true);
create policy remove on data.kunde_benutzer for delete to ogf_admin using (true);
grant select, insert, delete, update (kataster_enabled) on data.kunde_benutzer to ogf_admin;

create or replace view app.client_user with (security_invoker = true) as
  select a.*, l.client_id, l.kataster_enabled, b.apus_team, b.apus_admin
  from data.kunde_benutzer l join api.benutzer a using (user_id) join data.benutzer b using (user_id);
grant select on app.client_user to ogf_admin;

-- `username` is the e-mail, and must be that of `user_id`.
create or replace function app.check_username(user_id bigint, username text) returns void
language plpgsql stable set search_path = '' as $$
begin
  if not exists (
    select from data.benutzer b where b.user_id = check_username.user_id and b.email = app.to_email(username)
  ) then
    perform app.refuse('bad_username');
  end if;
end
$$;

create or replace function app.link_of(wanted_user bigint, wanted_client bigint) returns app.client_user
language sql stable set search_path = ''
begin atomic
  select u.* from app.client_user u where u.user_id = wanted_user and u.client_id = wanted_client;
end;

create or replace function api.a_get_users_from_client(client_id text default '') returns setof app.client_user
language plpgsql stable set search_path = '' as $$
declare
  wanted bigint := app.known_client($1);
begin
  return query
    select u.* from app.client_user u where u.client_id = wanted
    order by u.last_name collate "de-x-icu", u.first_name collate "de-x-icu", u.user_id;
end
$$;

create or replace function api.a_get_appusers_from_client(client_id text default '') returns setof app.client_user
language plpgsql stable set search_path = '' as $$
declare
  wanted bigint := app.known_client($1);
begin
  return query
    select u.* from app.client_user u where u.client_id = wanted and not u.apus_team
    order by u.last_name collate "de-x-icu", u.first_name collate "de-x-icu", u.user_id;
end
$$;

create or replace function api.a_get_apus_team_from_client() returns setof app.client_user
language sql stable set search_path = ''
begin atomic
  select u.* from app.client_user u where u.apus_team
  order by u.client_id, u.last_name collate "de-x-icu", u.first_name collate "de-x-icu", u.user_id;
end;

-- On an existing link it sets the flag.
create or replace function api.a_add_user_to_client(
  user_id text default '', client_id text default '', kataster_enabled text default ''
) returns app.client_user
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  answer jsonb := app.replay(jsonb_build_array(user_id, client_id, kataster_enabled));
  wanted_user bigint;
  wanted_client bigint;
begin
  if answer is null then
    wanted_user := app.known_user(user_id);
    wanted_client := app.known_client(client_id);
    insert into data.kunde_benutzer as l (user_id, client_id, kataster_enabled)
      values (wanted_user, wanted_client, app.to_flag(kataster_enabled))
      on conflict on constraint kunde_benutzer_pkey do update set kataster_enabled = excluded.kataster_enabled;
    answer := app.remember(to_jsonb(app.link_of(wanted_user, wanted_client)));
  end if;
  return jsonb_populate_record(null::app.client_user, answer);
end
$$;

create or replace function api.a_connect_user_to_client(
  username text default '', user_id text default '', client_id text default ''
) returns app.client_user
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  wanted_user bigint := app.known_user(user_id);
  wanted_client bigint := app.known_client(client_id);
begin
  perform app.check_username(wanted_user, username);
  insert into data.kunde_benutzer as l (user_id, client_id) values (wanted_user, wanted_client) on conflict do nothing;
  return app.link_of(wanted_user, wanted_client);
end
$$;

-- Whether there was a link.
create or replace function api.a_disconnect_user_from_client(
  username text default '', user_id text default '', client_id text default ''
) returns boolean
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  wanted_user bigint := app.known_user(user_id);
  wanted_client bigint := app.known_client(client_id);
begin
  perform app.check_username(wanted_user, username);
  delete from data.kunde_benutzer l where l.user_id = wanted_user and l.client_id = wanted_client;
  return found;
end
$$;

create or replace trigger z_change after insert or update on data.kunde_benutzer
  for each row execute function app.record_link();
create or replace trigger z_removed after delete on data.kunde_benutzer
  for each row execute function app.record_change('client_id');

grant execute on function
  app.check_username, app.link_of, api.a_get_users_from_client, api.a_get_appusers_from_client,
  api.a_get_apus_team_from_client, api.a_add_user_to_client, api.a_connect_user_to_client,
  api.a_disconnect_user_from_client
to ogf_admin;
