-- Who was invited and has no account yet, and who has one: the account itself is the identity service's.
set local role waldkerf_owner;

-- A table of its own: neither an invitation nor the first sign-in is a change of the person's row.
create table data.zugang (
  user_id bigint primary key references data.benutzer (user_id) on delete cascade,
  -- The last invitation; null for whoever came by himself.
  eingeladen_am timestamptz,
  -- Since when an account is known of: the first sign-in, or the password that an invited person has set.
  konto_seit timestamptz,
  -- Links that were made before do not work any more. By the real clock, as all secrets.
  links_seit timestamptz
);
call app.protect('data.zugang');
create policy read_all on data.zugang for select to ogf_admin using (true);
grant select (user_id, eingeladen_am, konto_seit) on data.zugang to ogf_admin;

-- Of people who are there already: who was not invited has come by signing in, and who has ever written has signed in.
insert into data.zugang (user_id, eingeladen_am, konto_seit)
  select b.user_id, o.asked, coalesce(c.wrote, case when o.asked is null then b.reg_date::timestamptz end)
  from data.benutzer b
    left join (
      select recipient, max(created_at) as asked from data.outbox where kind = 'invitation' group by recipient
    ) o on o.recipient = b.email
    left join (select changed_by, min(changed_at) as wrote from data.change_log group by changed_by) c
      on c.changed_by = b.email;

-- Notes that the person with this address has an account. Definer, as all that writes here: nobody does it himself.
create function app.note_account(mail text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  person bigint := (select b.user_id from data.benutzer b where b.email = mail);
begin
  -- Most requests bring what is known, and write nothing.
  if person is null or exists (select from data.zugang z where z.user_id = person and z.konto_seit is not null) then
    return;
  end if;
  insert into data.zugang (user_id, konto_seit) values (person, app.now())
    on conflict (user_id) do update set konto_seit = excluded.konto_seit;
end
$$;

-- From when on links of invitations to this address work; null: all of them.
create function app.links_since(mail text) returns timestamptz
language sql stable security definer set search_path = ''
return (select z.links_seit from data.zugang z join data.benutzer b using (user_id) where b.email = mail);

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

-- An invitation that still waits to be sent is replaced by the new one, and the links of sent ones end.
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

create view app.user_access with (security_invoker = true) as
  select user_id, eingeladen_am, konto_seit from data.zugang;
grant select on app.user_access to ogf_admin;

create function api.w_get_nutzer_zugang() returns setof app.user_access
language sql stable set search_path = ''
begin atomic
  select a.* from app.user_access a order by a.user_id;
end;

-- The invited person again: the old link ends, another mail is sent.
create function app.invite_again(wanted bigint) returns app.user_access
language plpgsql set search_path = '' as $$
declare
  person app.user_access;
begin
  select a.* into person from app.user_access a where a.user_id = wanted;
  if person.konto_seit is not null then
    perform app.refuse(409, 'account_exists', 'Der Zugang ist schon eingerichtet.');
  end if;
  if person.eingeladen_am is null then
    perform app.refuse(409, 'not_invited', 'Diese Person wurde nicht eingeladen.');
  end if;
  perform app.invite((select b.email from data.benutzer b where b.user_id = wanted), app.email());
  select a.* into person from app.user_access a where a.user_id = wanted;
  return person;
end
$$;

create function api.w_resend_einladung(user_id text default '') returns app.user_access
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

grant execute on function app.note_account(text) to ogf_new;
grant execute on function app.invite_again(bigint), api.w_get_nutzer_zugang(), api.w_resend_einladung(text) to ogf_admin;

reset role;
