set local role waldkerf_owner;

create view api.benutzer with (security_invoker = true) as
  select user_id, email, first_name, last_name, phone, berufsgruppe, geschlecht, geb, reg_date, app_status,
    mail_register, mail_new, mail_rejected, mail_published, mail_expert_request, mail_expert_approved, version
  from data.benutzer;

grant select on api.benutzer to ogf_new;
grant update (
  berufsgruppe, mail_register, mail_new, mail_rejected, mail_published, mail_expert_request, mail_expert_approved
) on api.benutzer to ogf_citizens;

-- Addresses are compared as they are stored.
create function app.to_email(value text) returns text
language sql immutable set search_path = ''
return lower(trim(coalesce(value, '')));

-- Makes the missing row of the signed-in person. Definer: nobody else may insert people here.
create function app.ensure_self() returns void
language sql security definer set search_path = ''
begin atomic
  insert into data.benutzer (email, first_name, last_name)
    values (
      app.email(),
      left(coalesce(app.claims() ->> 'given_name', ''), 100),
      left(coalesce(app.claims() ->> 'family_name', ''), 100)
    )
    on conflict (email) do nothing;
end;

-- About anyone else a non-admin gets the same as about nobody: no row.
create function api.a_get_user_data(email text default '', id text default '') returns setof api.benutzer
language plpgsql set search_path = '' as $$
declare
  wanted text := app.to_email(email);
begin
  if wanted = app.email() and app.user_id() is null then
    perform app.ensure_self();
  end if;
  return query select b.* from api.benutzer b where b.email = wanted;
end
$$;

create function api.a_get_user_name(g_mail text default '') returns text
language sql stable set search_path = ''
begin atomic
  select trim(b.first_name || ' ' || b.last_name) from api.benutzer b where b.email = app.to_email(g_mail);
end;

create function api.a_get_user_exists(db_role text default '') returns boolean
language sql stable set search_path = ''
begin atomic
  select exists (select from api.benutzer b where b.email = app.to_email(db_role));
end;

create function api.a_get_currentuser() returns text
language sql stable set search_path = ''
return current_setting('role');

create function api.a_get_currentsessionuser() returns text
language sql stable set search_path = ''
return app.email();

create function api.a_get_all_users() returns setof api.benutzer
language sql stable set search_path = ''
begin atomic
  select b.* from api.benutzer b
  order by b.last_name collate "de-x-icu", b.first_name collate "de-x-icu", b.user_id;
end;

create function app.changed_user(mail text) returns api.benutzer
language plpgsql stable set search_path = '' as $$
declare
  person api.benutzer;
begin
  select b.* into person from api.benutzer b where b.email = mail;
  if not found then
    perform app.refuse(404, 'not_found', 'Die Person wurde nicht gefunden.');
  end if;
  return person;
end
$$;

create function api.a_change_app_status(user_id text default '', username text default '', status text default '')
returns api.benutzer
language plpgsql set search_path = '' as $$
declare
  wanted bigint := app.to_id(user_id);
  wanted_status text := coalesce(status, '');
  mail text;
begin
  if wanted_status not in ('ogf_new', 'ogf_citizens', 'ogf_expert_query', 'ogf_expert', 'ogf_admin') then
    perform app.refuse(400, 'bad_status', 'Diese Rolle gibt es nicht.');
  end if;
  select b.email into mail from data.benutzer b where b.user_id = wanted;
  if not found then
    perform app.refuse(404, 'not_found', 'Die Person wurde nicht gefunden.');
  end if;
  if mail <> app.to_email(username) then
    perform app.refuse(400, 'bad_username', 'Nummer und E-Mail gehören nicht zusammen.');
  end if;
  update data.benutzer b set app_status = wanted_status where b.user_id = wanted;
  return app.changed_user(mail);
end
$$;

-- `mail` names the row, it never changes the address.
create function api.a_update_user(
  first_name text default '', last_name text default '', phone text default '', mail text default '',
  berufsgruppe text default ''
) returns api.benutzer
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  wanted text := app.to_email(mail);
begin
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
  app.to_email(text), app.ensure_self(), app.changed_user(text),
  api.a_get_user_data(text, text), api.a_get_user_name(text), api.a_get_user_exists(text),
  api.a_get_currentuser(), api.a_get_currentsessionuser()
to ogf_new;
grant execute on function
  api.a_update_user(text, text, text, text, text), api.a_change_app_status(text, text, text)
to ogf_citizens;
grant execute on function api.a_get_all_users() to ogf_admin;

reset role;
