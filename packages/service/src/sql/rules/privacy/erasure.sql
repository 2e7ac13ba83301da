-- Everything kept about a person is erased, except what the list of register.sql leaves, each with its reason.
-- Administrators do it, asked or not; a person asks for it in the profile.

-- Guards let an erasure pass (app.is_erasing). The log entries of its transaction are deleted: they would repeat the
-- erased values.
create or replace function app.end_erasing() returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform set_config('waldkerf.erasing', '', true);
  delete from data.change_log c where c.xmin = pg_catalog.pg_current_xact_id()::xid;
end
$$;

-- Deletes or anonymizes the rows of an entry, as its `umgang` says.
create or replace function app.erase_entry(
  tabelle text, spalte text, art text, nur text, umgang text, person bigint, mail text, words text[], in_text text, in_json text
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  rows_named constant text := app.entry_rows(spalte, art, nur);
begin
  if umgang = 'geht' then
    execute format('delete from data.%I t where %s', tabelle, rows_named) using person, mail, words, in_text, in_json;
  elsif umgang = 'namenlos' then
    execute format('update data.%I t set %I = %s where %s', tabelle, spalte,
      case art when 'nummer' then 'null' when 'adresse' then 'app.erased_name()'
        when 'worte' then format('app.unnamed(t.%I, $4)', spalte)
        when 'json' then format('app.unnamed(t.%I::text, $5)::jsonb', spalte)
      end, rows_named
    ) using person, mail, words, in_text, in_json;
  end if;
end
$$;

-- The account at the identity service is deleted by the outbox, as invitations are sent; while that row is there, the
-- person's last token makes no new user (app.ensure_self).
create or replace function app.erase_person(of_user bigint) returns void
language plpgsql security definer set search_path = '' as $$
declare
  entry record;
  person record;
begin
  insert into data.loeschung (user_id) values (of_user) on conflict do nothing;
  -- Two administrators who erase each other wait here for one another, as those who demote each other do.
  perform pg_catalog.pg_advisory_xact_lock(7263);
  perform from data.benutzer b where b.user_id = of_user for update;
  if not found then
    return;
  end if;
  select * into person from app.person_patterns(of_user);
  perform set_config('waldkerf.erasing', 'on', true);
  for entry in select * from app.personal_data() order by nr loop
    perform app.erase_entry(
      entry.tabelle, entry.spalte, entry.art, entry.nur, entry.umgang,
      person.id, person.mail, person.words, person.in_text, person.in_json
    );
  end loop;
  insert into data.outbox (kind, recipient) values ('erasure', person.mail);
  -- The web server makes it anew within seconds: that takes longer than a request may. One that is being made is waited
  -- for, as it may still name the person.
  perform pg_catalog.pg_advisory_xact_lock(hashtext('data.kaefer_auszug'));
  delete from data.kaefer_auszug;
  perform app.end_erasing();
end
$$;

create or replace function api.w_get_loeschung(user_id text default '') returns jsonb
language plpgsql stable set search_path = '' as $$
#variable_conflict use_variable
declare
  wanted bigint := app.known_user(user_id);
begin
  return jsonb_build_object(
    'user_id', wanted, 'beantragt', app.erasure_asked(wanted),
    'teile', app.erasure_list(wanted)
  );
end
$$;

create or replace function api.w_loesche_person(user_id text default '') returns jsonb
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  answer jsonb := app.replay(jsonb_build_array(user_id));
  wanted bigint;
begin
  if answer is null then
    wanted := app.known_user(user_id);
    answer := jsonb_build_object('user_id', wanted, 'beantragt', null, 'teile', app.erasure_list(wanted));
    if not exists (select from data.benutzer b where b.app_status = 'ogf_admin' and b.user_id <> wanted) then
      perform app.refuse('last_admin');
    end if;
    perform app.erase_person(wanted);
    answer := app.remember(answer);
  end if;
  return answer;
end
$$;

-- Makes or withdraws one's own request. Definer: nobody writes it for somebody else.
create or replace function app.ask_for_erasure(asks boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from data.loeschantrag a where a.user_id = app.user_id() and not asks;
  insert into data.loeschantrag (user_id) select app.user_id() where asks on conflict do nothing;
  if found then
    perform app.queue_mails(
      'mail_erasure', app.user_id() || ':' || app.this_quarter(), jsonb_build_object('id', app.user_id()),
      array(select b.user_id from data.benutzer b where b.app_status = 'ogf_admin')
    );
  end if;
end
$$;

create or replace function app.erasure_asked(of_user bigint) returns timestamptz
language sql stable security definer set search_path = ''
return (select a.seit from data.loeschantrag a where a.user_id = of_user);

create or replace function api.w_get_loeschantrag() returns timestamptz
language sql stable set search_path = ''
return app.erasure_asked(app.user_id());

create or replace function api.w_set_loeschantrag(beantragt text default '') returns timestamptz
language plpgsql set search_path = '' as $$
begin
  perform app.ask_for_erasure(app.to_flag(beantragt));
  return app.erasure_asked(app.user_id());
end
$$;

grant execute on function
  app.erasure_asked, api.w_get_loeschantrag, app.ask_for_erasure, api.w_set_loeschantrag
to ogf_citizens;
grant execute on function app.erasure_list, app.erase_person, api.w_get_loeschung, api.w_loesche_person to ogf_admin;

-- Erasures are noted outside the database, and repeated after a restore (packages/service/src/privacy). The web server
-- reads them, the migration repeats them; the number of an erased person is never given again.
create or replace function app.noted_erasures() returns table (kennung uuid, user_id bigint, am date)
language sql stable security definer set search_path = ''
begin atomic
  select h.kennung, l.user_id, l.am from data.herkunft h left join data.loeschung l on true order by l.user_id;
end;

create or replace function app.erase_again(numbers bigint[]) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  missing constant bigint[] := array(
    select n from unnest(numbers) n where not exists (select from data.loeschung l where l.user_id = n) order by n
  );
  wanted bigint;
begin
  foreach wanted in array missing loop
    perform app.erase_person(wanted);
  end loop;
  if cardinality(missing) > 0 then
    perform pg_catalog.setval(
      pg_catalog.pg_get_serial_sequence('data.benutzer', 'user_id'),
      greatest(missing[cardinality(missing)], (select s.last_value from data.benutzer_user_id_seq s))
    );
  end if;
  return cardinality(missing);
end
$$;

grant execute on function app.noted_erasures to waldkerf_keeper;
