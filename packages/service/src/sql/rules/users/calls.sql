-- The calls that read people and set their roles.

-- Makes the missing row of the signed-in person, unless the person has just been erased: the account is about to be
-- deleted, but its token still works. Definer: callers may not insert people.
create or replace function app.ensure_self() returns void
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from data.outbox o where o.kind = 'erasure' and o.recipient = app.email()) then
    perform app.refuse('account_erased');
  end if;
  insert into data.benutzer (email, first_name, last_name)
    values (
      app.email(),
      left(coalesce(app.claims() ->> 'given_name', ''), 100),
      left(coalesce(app.claims() ->> 'family_name', ''), 100)
    )
    on conflict (email) do nothing;
end
$$;

-- Definer: only the token sets groups. Most requests bring the known groups, and write nothing.
create or replace function app.note_groups() returns void
language plpgsql security definer set search_path = '' as $$
declare
  person bigint := app.user_id();
  given jsonb := case jsonb_typeof(app.claims() -> 'groups') when 'array' then app.claims() -> 'groups' else '[]' end;
  names text[] := array(
    select left(g.name, 100) from jsonb_array_elements_text(given) with ordinality as g (name, place)
    order by g.place limit 50
  );
begin
  if names = coalesce((select g.gruppen from data.benutzer_gruppen g where g.user_id = person), '{}') then
    return;
  end if;
  insert into data.benutzer_gruppen (user_id, gruppen) values (person, names)
    on conflict (user_id) do update set gruppen = excluded.gruppen, seit = excluded.seit;
end
$$;

-- Notes that the person with this address has an account. Definer: nobody writes it directly.
create or replace function app.note_account(mail text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  person bigint := (select b.user_id from data.benutzer b where b.email = mail);
begin
  -- For most requests the account is known, and nothing is written.
  if person is null or exists (select from data.zugang z where z.user_id = person and z.konto_seit is not null) then
    return;
  end if;
  insert into data.zugang (user_id, konto_seit) values (person, app.now())
    on conflict (user_id) do update set konto_seit = excluded.konto_seit;
end
$$;

-- For another person a non-admin gets no row, as for an unknown address.
create or replace function api.a_get_user_data(email text default '', id text default '') returns setof api.benutzer
language plpgsql set search_path = '' as $$
declare
  wanted text := app.to_email(email);
begin
  if wanted = app.email() then
    if app.user_id() is null then
      perform app.ensure_self();
    end if;
    perform app.note_groups(), app.note_account(wanted);
  end if;
  return query select b.* from api.benutzer b where b.email = wanted;
end
$$;

create or replace function api.a_get_user_name(g_mail text default '') returns text
language sql stable set search_path = ''
begin atomic
  select trim(b.first_name || ' ' || b.last_name) from api.benutzer b where b.email = app.to_email(g_mail);
end;

create or replace function api.a_get_user_exists(db_role text default '') returns boolean
language sql stable set search_path = ''
begin atomic
  select exists (select from api.benutzer b where b.email = app.to_email(db_role));
end;

create or replace function api.a_get_currentuser() returns text
language sql stable set search_path = ''
return current_setting('role');

create or replace function api.a_get_currentsessionuser() returns text
language sql stable set search_path = ''
return app.email();

create or replace function api.a_get_all_users() returns setof api.benutzer
language sql stable set search_path = ''
begin atomic
  select b.* from api.benutzer b
  order by b.last_name collate "de-x-icu", b.first_name collate "de-x-icu", b.user_id;
end;

create or replace function app.changed_user(mail text) returns api.benutzer
language plpgsql stable set search_path = '' as $$
declare
  person api.benutzer;
begin
  select b.* into person from api.benutzer b where b.email = mail;
  perform app.refuse('not_found.person') where not found;
  return person;
end
$$;

create or replace function api.a_change_app_status(
  user_id text default '', username text default '', status text default ''
) returns api.benutzer
language plpgsql set search_path = '' as $$
declare
  wanted bigint := app.to_id(user_id);
  wanted_status text := coalesce(status, '');
  mail text;
begin
  if wanted_status not in ('ogf_new', 'ogf_citizens', 'ogf_expert_query', 'ogf_expert', 'ogf_admin') then
    perform app.refuse('bad_status.role');
  end if;
  select b.email into mail from data.benutzer b where b.user_id = wanted;
  perform app.refuse('not_found.person') where not found;
  perform app.refuse('bad_username') where mail <> app.to_email(username);
  update data.benutzer b set app_status = wanted_status where b.user_id = wanted;
  return app.changed_user(mail);
end
$$;

-- `mail` names the row, it never changes the address.
create or replace function api.a_update_user(
  first_name text default '', last_name text default '', phone text default '', mail text default '',
  berufsgruppe text default '', user_id text default '', geb text default '', reg_date text default '',
  geschlecht text default '', app_status text default '', email text default ''
) returns api.benutzer
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  wanted text := app.to_email(mail);
begin
  perform app.keep_fields(
    jsonb_build_object(
      'user_id', user_id, 'geb', geb, 'reg_date', reg_date, 'geschlecht', geschlecht, 'app_status', app_status,
      'email', app.to_email(email)
    ),
    to_jsonb(app.changed_user(wanted))
  );
  update data.benutzer b
    set first_name = coalesce(first_name, ''),
      last_name = coalesce(last_name, ''),
      phone = coalesce(phone, ''),
      berufsgruppe = coalesce(berufsgruppe, '')
    where b.email = wanted;
  return app.changed_user(wanted);
end
$$;

grant execute on function
  app.ensure_self, app.note_groups, app.note_account, api.a_get_user_data, api.a_get_user_name, api.a_get_user_exists,
  api.a_get_currentuser, api.a_get_currentsessionuser, app.changed_user
to ogf_new;
grant execute on function api.a_change_app_status, api.a_update_user to ogf_citizens;
grant execute on function api.a_get_all_users to ogf_admin;
