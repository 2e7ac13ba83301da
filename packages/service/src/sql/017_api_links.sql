-- People and the clients they are linked to.
set local role waldkerf_owner;

create function api.a_get_users_from_client(client_id text default '') returns setof app.client_user
language plpgsql stable set search_path = '' as $$
declare
  wanted bigint := app.known_client($1);
begin
  return query
    select u.* from app.client_user u where u.client_id = wanted
    order by u.last_name collate "de-x-icu", u.first_name collate "de-x-icu", u.user_id;
end
$$;

create function api.a_get_appusers_from_client(client_id text default '') returns setof app.client_user
language plpgsql stable set search_path = '' as $$
declare
  wanted bigint := app.known_client($1);
begin
  return query
    select u.* from app.client_user u where u.client_id = wanted and not u.apus_team
    order by u.last_name collate "de-x-icu", u.first_name collate "de-x-icu", u.user_id;
end
$$;

create function api.a_get_apus_team_from_client() returns setof app.client_user
language sql stable set search_path = ''
begin atomic
  select u.* from app.client_user u where u.apus_team
  order by u.client_id, u.last_name collate "de-x-icu", u.first_name collate "de-x-icu", u.user_id;
end;

create function app.known_user(value text) returns bigint
language plpgsql stable set search_path = '' as $$
declare
  wanted bigint := app.to_id(value);
begin
  perform from data.benutzer b where b.user_id = wanted;
  if not found then
    perform app.not_found('Die Person');
  end if;
  return wanted;
end
$$;

-- `username` is the e-mail, and must be that of the number.
create function app.check_username(user_id bigint, username text) returns void
language plpgsql stable set search_path = '' as $$
begin
  if not exists (
    select from data.benutzer b where b.user_id = check_username.user_id and b.email = app.to_email(username)
  ) then
    perform app.refuse(400, 'bad_username', 'Nummer und E-Mail gehören nicht zusammen.');
  end if;
end
$$;

create function app.link_of(wanted_user bigint, wanted_client bigint) returns app.client_user
language sql stable set search_path = ''
begin atomic
  select u.* from app.client_user u where u.user_id = wanted_user and u.client_id = wanted_client;
end;

-- On an existing link it sets the flag.
create function api.a_add_user_to_client(
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

create function api.a_connect_user_to_client(
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
create function api.a_disconnect_user_from_client(
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

-- What is to be sent to people. A job of its own empties it (docs/operations.md); no call shows it.
create table data.outbox (
  id bigint generated always as identity primary key,
  kind text not null,
  recipient text not null,
  -- What the text needs besides.
  payload jsonb not null default '{}',
  created_at timestamptz not null default app.now(),
  sent_at timestamptz
);
create index on data.outbox (id) where sent_at is null;
call app.protect('data.outbox');

-- Makes the person and an invitation. Definer: nobody reads or writes the outbox himself.
create function app.invite(mail text, invited_by text) returns void
language sql security definer set search_path = ''
begin atomic
  insert into data.outbox (kind, recipient, payload)
    values ('invitation', mail, jsonb_build_object('invited_by', invited_by));
end;

create function api.a_add_user(
  mail text default '', first_name text default '', last_name text default '', kataster_enabled text default '',
  apus_team text default '', apus_admin text default '', client_id text default ''
) returns api.benutzer
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  answer jsonb := app.replay(jsonb_build_array(
    mail, first_name, last_name, kataster_enabled, apus_team, apus_admin, client_id
  ));
  wanted text := app.to_email(mail);
  wanted_client bigint;
  made bigint;
begin
  if answer is null then
    if wanted !~ '^[^\s@<>",;]{1,64}@[^\s@<>",;]+\.[^\s@<>",;.]{2,}$' or char_length(wanted) > 254 then
      perform app.refuse(400, 'bad_email', 'Die E-Mail-Adresse ist ungültig.');
    end if;
    if app.to_flag(apus_admin) and not app.to_flag(apus_team) then
      perform app.refuse(400, 'bad_team', 'Die Leitung des Büros gehört zum Büro.');
    end if;
    if coalesce(client_id, '') <> '' then
      wanted_client := app.known_client(client_id);
    end if;
    if exists (select from data.benutzer b where b.email = wanted) then
      perform app.refuse(409, 'email_exists', 'Diese E-Mail-Adresse ist schon vergeben.');
    end if;
    -- Of two invitations at once the second finds the first here.
    insert into data.benutzer as b (email, first_name, last_name, apus_team, apus_admin)
      values (
        wanted, app.to_text(first_name, 100), app.to_text(last_name, 100), app.to_flag(apus_team),
        app.to_flag(apus_admin)
      )
      on conflict do nothing
      returning b.user_id into made;
    if made is null then
      perform app.refuse(409, 'email_exists', 'Diese E-Mail-Adresse ist schon vergeben.');
    end if;
    if wanted_client is not null then
      insert into data.kunde_benutzer as l (user_id, client_id, kataster_enabled)
        values (made, wanted_client, app.to_flag(kataster_enabled));
    end if;
    perform app.invite(wanted, app.email());
    answer := app.remember((select to_jsonb(b) from api.benutzer b where b.user_id = made));
  end if;
  return jsonb_populate_record(null::api.benutzer, answer);
end
$$;

grant execute on function
  app.known_user(text), app.check_username(bigint, text), app.link_of(bigint, bigint), app.invite(text, text),
  api.a_get_users_from_client(text), api.a_get_appusers_from_client(text), api.a_get_apus_team_from_client(),
  api.a_add_user_to_client(text, text, text), api.a_connect_user_to_client(text, text, text),
  api.a_disconnect_user_from_client(text, text, text),
  api.a_add_user(text, text, text, text, text, text, text)
to ogf_admin;

reset role;
