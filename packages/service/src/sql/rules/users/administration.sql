-- Settings of a person for administrators, beyond the row of benutzer.

create policy read_all on data.benutzer_gruppen for select to ogf_admin using (true);
grant select on data.benutzer_gruppen to ogf_admin;

create or replace view app.user_account with (security_invoker = true) as
  select b.user_id, b.apus_team, b.apus_admin, coalesce(g.gruppen, '{}') as gruppen, g.seit as gruppen_seit, b.version,
    a.grund as mail_abgelehnt
  from data.benutzer b left join data.benutzer_gruppen g using (user_id) left join data.adresse_abgelehnt a using (email);
grant select on app.user_account to ogf_admin;

create or replace view app.user_client with (security_invoker = true) as
  select l.user_id, l.client_id, k.name, l.kataster_enabled
  from data.kunde_benutzer l join data.kunde k using (client_id);
grant select on app.user_client to ogf_admin;

create or replace function app.account_of(wanted bigint) returns app.user_account
language sql stable set search_path = ''
begin atomic
  select a.* from app.user_account a where a.user_id = wanted;
end;

create or replace function api.w_get_nutzer_konto(user_id text default '') returns app.user_account
language sql stable set search_path = ''
return app.account_of(app.known_user(w_get_nutzer_konto.user_id));

-- A leader of the office belongs to its team.
create or replace function api.w_set_nutzer_team(
  user_id text default '', apus_team text default '', apus_admin text default ''
) returns app.user_account
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  wanted bigint := app.known_user(user_id);
  member boolean := app.to_flag(apus_team);
  leader boolean := app.to_flag(apus_admin);
begin
  perform app.refuse('bad_team') where leader and not member;
  update data.benutzer b set apus_team = member, apus_admin = leader where b.user_id = wanted;
  return app.account_of(wanted);
end
$$;

-- Links of everyone, or of one person.
create or replace function api.w_get_nutzer_kunden(user_id text default '') returns setof app.user_client
language plpgsql stable set search_path = '' as $$
#variable_conflict use_variable
declare
  wanted bigint := case when coalesce(user_id, '') <> '' then app.known_user(user_id) end;
begin
  return query
    select l.* from app.user_client l where wanted is null or l.user_id = wanted
    order by l.user_id, l.name collate "de-x-icu", l.client_id;
end
$$;

grant execute on function
  app.account_of, api.w_get_nutzer_konto, api.w_set_nutzer_team, api.w_get_nutzer_kunden
to ogf_admin;
