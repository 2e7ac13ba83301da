-- Offers. A draft can be changed; afterwards the content stays as it was sent, and only the status changes.

create policy read_all on data.angebot for select to ogf_admin using (true);
create policy add on data.angebot for insert to ogf_admin with check (true);
create policy change on data.angebot for update to ogf_admin using (true) with check (true);
grant select,
  insert (client_id, datum, ust_satz, bearbeiter, anrede, anschreiben, zuerl, sign, steuerfall, skonto_tage, skonto_prozent,
    auftrag),
  update (client_id, bearbeiter, datum, anrede, anschreiben, zuerl, ust_satz, status, sign, steuerfall, skonto_tage, skonto_prozent)
  on data.angebot to ogf_admin;

create policy read_all on data.angebot_transition for select to ogf_admin using (true);
grant select on data.angebot_transition to ogf_admin;

create or replace view app.offer with (security_invoker = true) as
  select id, app.document_number('AN', jahr, lfd) as nummer, client_id, bearbeiter, anrede, anschreiben, zuerl,
    ust_satz::text as ust_satz, version, datum as an_datum, status, sign
  from data.angebot;
grant select on app.offer to ogf_admin;

create or replace view app.offer_data with (security_invoker = true) as
  select a.id as angebot_id, a.steuerfall, a.version, (
    select coalesce(jsonb_agg(
      jsonb_build_object(
        'id', d.rechnung_id, 'nummer', app.document_number('RE', r.jahr, r.lfd),
        'storniert_durch', d.storniert_durch, 'storniert_durch_nummer', d.storniert_durch_nummer, 'teil', r.teil
      ) order by d.rechnung_id
    ), '[]')
    from data.rechnung_angebot b join data.rechnung r on r.id = b.rechnung_id join app.invoice_data d on d.rechnung_id = r.id
    where b.angebot_id = a.id
  ) as rechnungen, a.skonto_tage, a.skonto_prozent::text as skonto_prozent
  from data.angebot a;
grant select on app.offer_data to ogf_admin;

create or replace function app.known_offer(value text) returns bigint
language plpgsql stable set search_path = '' as $$
declare
  wanted bigint := app.to_id(value);
begin
  perform from data.angebot a where a.id = wanted;
  perform app.refuse('not_found.offer') where not found;
  return wanted;
end
$$;

create or replace function app.changed_offer(wanted bigint) returns app.offer
language sql stable set search_path = ''
begin atomic
  select o.* from app.offer o where o.id = wanted;
end;

create or replace function app.changed_offer_data(wanted bigint) returns app.offer_data
language sql stable set search_path = ''
begin atomic
  select d.* from app.offer_data d where d.angebot_id = wanted;
end;

-- Before update, after the version's trigger.
create or replace function app.guard_draft() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.status <> old.status
    and not exists (
      select from data.angebot_transition t where t.from_status = old.status and t.to_status = new.status
    )
    and (
      new.status not in ('entwurf', 'abgerechnet')
      or exists (select from data.angebot_transition t where t.from_status = old.status)
    )
  then
    perform app.refuse('transition_refused', old.status);
  end if;
  if old.status <> 'entwurf'
    and to_jsonb(new) - '{status,version}'::text[] <> to_jsonb(old) - '{status,version}'::text[]
  then
    perform app.refuse('not_a_draft');
  end if;
  return new;
end
$$;

create or replace function api.a_get_offers() returns setof app.offer
language sql stable set search_path = ''
begin atomic
  select o.* from app.offer o join data.angebot a using (id) order by a.jahr desc, a.lfd desc;
end;

create or replace function api.a_get_offer_details(offer_id text default '') returns setof app.offer
language sql stable set search_path = ''
begin atomic
  select o.* from app.offer o where o.id = app.known_offer(offer_id);
end;

create or replace function api.a_add_offer(
  client_id text default '', an_datum text default '', ust_satz text default ''
) returns app.offer
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  answer jsonb := app.replay(jsonb_build_array(client_id, an_datum, ust_satz));
  made bigint;
begin
  if answer is null then
    insert into data.angebot as a
        (client_id, datum, ust_satz, bearbeiter, sign, anrede, anschreiben, zuerl, skonto_tage, skonto_prozent)
      select k.client_id, app.to_day(an_datum), app.to_rate(ust_satz), app.own_acronym(), app.own_acronym(),
        app.salutation(k.ap_gender, k.ap_nachname), app.filled_in(v.angebot_anschreiben, k),
        app.filled_in(v.angebot_zuerl, k), t.skonto_tage, t.skonto_prozent
      from data.kunde k, data.vorgaben v, app.usual_terms(k) t where k.client_id = app.known_client(client_id)
      returning a.id into made;
    answer := app.remember(to_jsonb(app.changed_offer(made)));
  end if;
  return jsonb_populate_record(null::app.offer, answer);
end
$$;

create or replace function api.a_update_offer_details(
  id text default '', bearbeiter text default '', an_datum text default '', anrede text default '',
  anschreiben text default '', zuerl text default '', ust_satz text default '', status text default '',
  sign text default '', client_id text default ''
) returns app.offer
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  wanted bigint := app.known_offer(id);
begin
  -- A status that is stored already may stay, whatever it is.
  if coalesce(status, '') not in ('entwurf', 'versendet', 'angenommen', 'abgelehnt', 'abgerechnet')
    and not exists (select from data.angebot a where a.id = wanted and a.status = status)
  then
    perform app.refuse('bad_status.status');
  end if;
  update data.angebot a
    set bearbeiter = app.to_text(bearbeiter, 10),
      datum = app.to_day(an_datum),
      anrede = app.to_text(anrede, 500),
      anschreiben = app.to_text(anschreiben, 10000),
      zuerl = app.to_text(zuerl, 10000),
      ust_satz = app.to_rate(ust_satz),
      status = status,
      sign = app.to_text(sign, 10),
      client_id = case when client_id <> '' then app.known_client(client_id) else a.client_id end
    where a.id = wanted;
  return app.changed_offer(wanted);
end
$$;

create or replace function api.a_set_client_for_offer(client_id text default '', angebot_id text default '')
returns app.offer
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  wanted bigint := app.known_offer(angebot_id);
begin
  update data.angebot a set client_id = app.known_client(client_id) where a.id = wanted;
  return app.changed_offer(wanted);
end
$$;

-- Without an id all, newest number first.
create or replace function api.w_get_angebot_angaben(angebot_id text default '') returns setof app.offer_data
language plpgsql stable set search_path = '' as $$
#variable_conflict use_variable
declare
  wanted bigint := case when coalesce(angebot_id, '') <> '' then app.known_offer(angebot_id) end;
begin
  return query
    select d.* from app.offer_data d join data.angebot a on a.id = d.angebot_id
    where wanted is null or a.id = wanted
    order by a.jahr desc, a.lfd desc;
end
$$;

create or replace function api.w_set_angebot_angaben(
  angebot_id text default '', steuerfall text default '', skonto_tage text default '', skonto_prozent text default ''
) returns app.offer_data
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  wanted bigint := app.known_offer(angebot_id);
begin
  update data.angebot a
    set steuerfall = app.to_tax_case(steuerfall, a.ust_satz),
      skonto_tage = case when skonto_tage <> '' then app.to_count(skonto_tage, 365) else a.skonto_tage end,
      skonto_prozent = case when skonto_prozent <> '' then app.to_rate(skonto_prozent) else a.skonto_prozent end
    where a.id = wanted;
  return app.changed_offer_data(wanted);
end
$$;

create or replace trigger a_version before update on data.angebot for each row execute function app.guard_version();
create or replace trigger b_draft before update on data.angebot for each row execute function app.guard_draft();
create or replace trigger b_number before insert on data.angebot
  for each row execute function app.number_document('AN');
create or replace trigger c_date before update of datum on data.angebot
  for each row execute function app.keep_date_order('AN');
create or replace trigger d_tax_case before insert or update of ust_satz on data.angebot
  for each row execute function app.follow_rate();
create or replace trigger d_unclear before update of status on data.angebot for each row
  when (old.status is distinct from new.status and new.status <> 'entwurf') execute function app.guard_unclear_offer();
create or replace trigger never_delete before delete on data.angebot for each row execute function app.never_delete();
create or replace trigger y_search after insert or delete on data.angebot
  for each row execute function app.keep_search_number('AN');
alter table data.angebot enable always trigger y_search;
create or replace trigger z_change after update on data.angebot for each row execute function app.record_change('id');
create or replace trigger z_created after insert on data.angebot
  for each row execute function app.record_creation('id');

grant execute on function
  app.known_offer, app.changed_offer, app.changed_offer_data, api.a_get_offers, api.a_get_offer_details,
  api.a_add_offer, api.a_update_offer_details, api.a_set_client_for_offer, api.w_get_angebot_angaben,
  api.w_set_angebot_angaben
to ogf_admin;
