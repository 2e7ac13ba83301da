set local role waldkerf_owner;

create view api.benutzer with (security_invoker = true) as
  select user_id, email, first_name, last_name, phone, berufsgruppe, geschlecht, geb, reg_date, app_status,
    mail_register, mail_new, mail_rejected, mail_published, mail_expert_request, mail_expert_approved, version
  from data.benutzer;

grant select on api.benutzer to ogf_new;
grant update (
  berufsgruppe, mail_register, mail_new, mail_rejected, mail_published, mail_expert_request, mail_expert_approved
) on api.benutzer to ogf_citizens;

-- Makes the missing row of the signed-in person. Definer: nobody else may insert people here.
create function app.ensure_self() returns void
language sql security definer set search_path = ''
begin atomic
  insert into data.benutzer (email, first_name, last_name)
    values (
      app.email(),
      left(coalesce(app.claim('given_name'), ''), 100),
      left(coalesce(app.claim('family_name'), ''), 100)
    )
    on conflict (email) do nothing;
end;

-- About anyone else a non-admin gets the same as about nobody: no row.
create function api.a_get_user_data(email text default '', id text default '') returns setof api.benutzer
language plpgsql set search_path = '' as $$
declare
  wanted text := lower(trim(coalesce(a_get_user_data.email, '')));
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
  select trim(b.first_name || ' ' || b.last_name) from api.benutzer b where b.email = lower(trim(g_mail));
end;

create function api.a_get_user_exists(db_role text default '') returns boolean
language sql stable set search_path = ''
begin atomic
  select exists (select from api.benutzer b where b.email = lower(trim(db_role)));
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

create function api.a_change_app_status(user_id text default '', username text default '', status text default '')
returns api.benutzer
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  wanted bigint := app.to_id(a_change_app_status.user_id);
  changed api.benutzer;
begin
  if coalesce(status, '') not in ('ogf_new', 'ogf_citizens', 'ogf_expert_query', 'ogf_expert', 'ogf_admin') then
    raise sqlstate 'PT400' using message = 'Diese Rolle gibt es nicht.', detail = 'bad_status';
  end if;
  perform from api.benutzer b where b.user_id = wanted;
  if not found then
    perform app.not_found('Die Person');
  end if;
  perform from api.benutzer b where b.user_id = wanted and b.email = lower(trim(username));
  if not found then
    raise sqlstate 'PT400' using message = 'Nummer und E-Mail gehören nicht zusammen.', detail = 'bad_username';
  end if;
  update data.benutzer b set app_status = status where b.user_id = wanted;
  select b.* into changed from api.benutzer b where b.user_id = wanted;
  return changed;
end
$$;

-- `mail` names the row, it never changes the address.
create function api.a_update_user(
  first_name text default '', last_name text default '', phone text default '', mail text default '',
  berufsgruppe text default ''
) returns api.benutzer
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  wanted text := lower(trim(coalesce(mail, '')));
  changed api.benutzer;
begin
  if greatest(
    char_length(a_update_user.first_name), char_length(a_update_user.last_name), char_length(a_update_user.berufsgruppe)
  ) > 100 or char_length(a_update_user.phone) > 50 then
    raise sqlstate 'PT400' using message = 'Eine Angabe ist zu lang.', detail = 'too_long';
  end if;
  update data.benutzer b
    set first_name = coalesce(a_update_user.first_name, ''),
      last_name = coalesce(a_update_user.last_name, ''),
      phone = coalesce(a_update_user.phone, ''),
      berufsgruppe = coalesce(a_update_user.berufsgruppe, '')
    where b.email = wanted;
  if not found then
    perform app.not_found('Die Person');
  end if;
  select b.* into changed from api.benutzer b where b.email = wanted;
  return changed;
end
$$;

grant execute on function app.ensure_self() to ogf_new;
grant execute on function
  api.a_get_user_data(text, text), api.a_get_user_name(text), api.a_get_user_exists(text),
  api.a_get_currentuser(), api.a_get_currentsessionuser()
to ogf_new;
grant execute on function
  api.a_update_user(text, text, text, text, text), api.a_change_app_status(text, text, text)
to ogf_citizens;
grant execute on function api.a_get_all_users() to ogf_admin;

reset role;
