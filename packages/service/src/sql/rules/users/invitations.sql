-- Who was invited and has no account yet, and who has one: the account itself is the identity service's.

create policy read_all on data.zugang for select to ogf_admin using (true);
grant select (user_id, eingeladen_am, konto_seit) on data.zugang to ogf_admin;

-- An invitation that still waits to be sent is replaced by the new one, and the links of sent ones end. Definer: nobody
-- reads or writes the outbox himself.
create or replace function app.invite(mail text, invited_by text) returns void
language sql security definer set search_path = ''
begin atomic
  delete from data.outbox o where o.kind = 'invitation' and o.recipient = mail and o.sent_at is null;
  insert into data.outbox (kind, recipient, payload)
    values ('invitation', mail, jsonb_build_object('invited_by', invited_by));
  insert into data.zugang as z (user_id, eingeladen_am, links_seit)
    select b.user_id, app.now(), pg_catalog.now() from data.benutzer b where b.email = mail
    on conflict (user_id) do update set eingeladen_am = excluded.eingeladen_am, links_seit = excluded.links_seit;
end;

-- From when on links of invitations to this address work; null: all of them.
create or replace function app.links_since(mail text) returns timestamptz
language sql stable security definer set search_path = ''
return (select z.links_seit from data.zugang z join data.benutzer b using (user_id) where b.email = mail);

create or replace view app.user_access with (security_invoker = true) as
  select user_id, eingeladen_am, konto_seit from data.zugang;
grant select on app.user_access to ogf_admin;

create or replace function api.w_get_nutzer_zugang() returns setof app.user_access
language sql stable set search_path = ''
begin atomic
  select a.* from app.user_access a order by a.user_id;
end;

create or replace function app.known_user(value text) returns bigint
language plpgsql stable set search_path = '' as $$
declare
  wanted bigint := app.to_id(value);
begin
  perform from data.benutzer b where b.user_id = wanted;
  perform app.refuse('not_found.person') where not found;
  return wanted;
end
$$;

create or replace function api.a_add_user(
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
    perform app.to_address(wanted);
    perform app.refuse('bad_team') where app.to_flag(apus_admin) and not app.to_flag(apus_team);
    if coalesce(client_id, '') <> '' then
      wanted_client := app.known_client(client_id);
    end if;
    perform app.refuse('email_exists') where exists (select from data.benutzer b where b.email = wanted);
    -- Of two invitations at once the second finds the first here.
    insert into data.benutzer as b (email, first_name, last_name, apus_team, apus_admin)
      values (
        wanted, app.to_text(first_name, 100), app.to_text(last_name, 100), app.to_flag(apus_team),
        app.to_flag(apus_admin)
      )
      on conflict do nothing
      returning b.user_id into made;
    perform app.refuse('email_exists') where made is null;
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

-- Invites a person again: the old link ends, another mail is sent.
create or replace function app.invite_again(wanted bigint) returns app.user_access
language plpgsql set search_path = '' as $$
declare
  person app.user_access;
begin
  select a.* into person from app.user_access a where a.user_id = wanted;
  perform app.refuse('account_exists') where person.konto_seit is not null;
  perform app.refuse('not_invited') where person.eingeladen_am is null;
  perform app.invite((select b.email from data.benutzer b where b.user_id = wanted), app.email());
  select a.* into person from app.user_access a where a.user_id = wanted;
  return person;
end
$$;

create or replace function api.w_resend_einladung(user_id text default '') returns app.user_access
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  answer jsonb := app.replay(jsonb_build_array(user_id));
begin
  if answer is null then
    answer := app.remember(to_jsonb(app.invite_again(app.known_user(user_id))));
  end if;
  return jsonb_populate_record(null::app.user_access, answer);
end
$$;

grant execute on function
  app.invite, api.w_get_nutzer_zugang, app.known_user, api.a_add_user, app.invite_again, api.w_resend_einladung
to ogf_admin;
