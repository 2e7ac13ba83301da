-- Invoices: who may read and change them, what one needs beyond the columns of the specification, and their triggers.

create policy read_all on data.rechnung for select to ogf_admin using (true);
create policy add on data.rechnung for insert to ogf_admin with check (true);
create policy change on data.rechnung for update to ogf_admin using (true) with check (true);
grant select,
  insert (
    client_id, datum, le_date, ust_satz, bearbeiter, anrede, anschreiben, zuerl, befreiung, angebot_id, storno_von,
    steuerfall, le_bis, ersetzt, teil, staende, skonto_tage, skonto_prozent
  ),
  update (
    client_id, bearbeiter, datum, le_date, anrede, anschreiben, zuerl, ust_satz, archiviert_am, befreiung, angebot_id,
    steuerfall, le_bis, teil, skonto_tage, skonto_prozent
  )
  on data.rechnung to ogf_admin;

-- The offers of an invoice; its own column is the first of them.
create policy read_all on data.rechnung_angebot for select to ogf_admin using (true);
create policy add on data.rechnung_angebot for insert to ogf_admin with check (true);
grant select, insert on data.rechnung_angebot to ogf_admin;

create or replace view app.invoice with (security_invoker = true) as
  select id, app.document_number('RE', jahr, lfd) as nummer, client_id, bearbeiter, anrede, anschreiben, zuerl,
    ust_satz::text as ust_satz, version, datum as rn_datum, le_date, archiviert_am
  from data.rechnung;
grant select on app.invoice to ogf_admin;

create or replace view app.invoice_data with (security_invoker = true) as
  select r.id as rechnung_id, r.befreiung, r.angebot_id, app.document_number('AN', a.jahr, a.lfd) as angebot_nummer,
    r.storno_von, app.document_number('RE', o.jahr, o.lfd) as storno_von_nummer, o.datum as storno_von_datum,
    s.id as storniert_durch, app.document_number('RE', s.jahr, s.lfd) as storniert_durch_nummer, r.version,
    r.steuerfall, r.le_bis, r.ersetzt, r.teil, f.id as schluss_id,
    app.document_number('RE', f.jahr, f.lfd) as schluss_nummer, app.deductions(r) as abschlaege,
    r.skonto_tage, r.skonto_prozent::text as skonto_prozent, (
      select coalesce(jsonb_agg(
        jsonb_build_object('id', b.angebot_id, 'nummer', app.document_number('AN', n.jahr, n.lfd)) order by b.angebot_id
      ), '[]')
      from data.rechnung_angebot b join data.angebot n on n.id = b.angebot_id where b.rechnung_id = r.id
    ) as angebote, e.id as ersetzt_durch, app.document_number('RE', e.jahr, e.lfd) as ersetzt_durch_nummer
  from data.rechnung r
    left join data.angebot a on a.id = r.angebot_id
    left join data.rechnung o on o.id = r.storno_von
    left join data.rechnung s on s.storno_von = r.id
    left join data.rechnung e on e.ersetzt = r.id and e.archiviert_am is not null
    -- The fixed final invoice that an instalment has gone over into.
    left join lateral app.final_invoice(case when r.teil = 'abschlag' and s.id is null then r.angebot_id end) f
      on f.archiviert_am is not null;
grant select on app.invoice_data to ogf_admin;

create or replace function app.known_invoice(value text) returns bigint
language plpgsql stable set search_path = '' as $$
declare
  wanted bigint := app.to_id(value);
begin
  perform from data.rechnung r where r.id = wanted;
  perform app.refuse('not_found.invoice') where not found;
  return wanted;
end
$$;

create or replace function app.changed_invoice(wanted bigint) returns app.invoice
language sql stable set search_path = ''
begin atomic
  select i.* from app.invoice i where i.id = wanted;
end;

create or replace function app.changed_invoice_data(wanted bigint) returns app.invoice_data
language sql stable set search_path = ''
begin atomic
  select d.* from app.invoice_data d where d.rechnung_id = wanted;
end;

-- Newest number first.
create or replace function api.a_get_invoices() returns setof app.invoice
language sql stable set search_path = ''
begin atomic
  select i.* from app.invoice i join data.rechnung r using (id) order by r.jahr desc, r.lfd desc;
end;

create or replace function api.a_get_invoice_details(invoice_id text default '') returns setof app.invoice
language sql stable set search_path = ''
begin atomic
  select i.* from app.invoice i where i.id = app.known_invoice(invoice_id);
end;

create or replace function api.a_add_invoice(
  client_id text default '', rn_datum text default '', le_date text default '', ust_satz text default ''
) returns app.invoice
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  answer jsonb := app.replay(jsonb_build_array(client_id, rn_datum, le_date, ust_satz));
  made bigint;
begin
  if answer is null then
    insert into data.rechnung as r
        (client_id, datum, le_date, ust_satz, bearbeiter, anrede, anschreiben, zuerl, skonto_tage, skonto_prozent)
      select k.client_id, app.to_day(rn_datum), app.to_day(le_date), app.to_rate(ust_satz), app.own_acronym(),
        app.salutation(k.ap_gender, k.ap_nachname), app.filled_in(v.rechnung_anschreiben, k),
        app.filled_in(v.rechnung_zuerl, k), t.skonto_tage, t.skonto_prozent
      from data.kunde k, data.vorgaben v, app.usual_terms(k) t where k.client_id = app.known_client(client_id)
      returning r.id into made;
    answer := app.remember(to_jsonb(app.changed_invoice(made)));
  end if;
  return jsonb_populate_record(null::app.invoice, answer);
end
$$;

create or replace function api.a_update_invoice_details(
  id text default '', bearbeiter text default '', le_date text default '', rn_datum text default '',
  anrede text default '', anschreiben text default '', zuerl text default '', ust_satz text default '',
  client_id text default ''
) returns app.invoice
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  wanted bigint := app.known_invoice(id);
begin
  update data.rechnung r
    set bearbeiter = app.to_text(bearbeiter, 10),
      le_date = app.to_day(le_date),
      datum = app.to_day(rn_datum),
      anrede = app.to_text(anrede, 500),
      anschreiben = app.to_text(anschreiben, 10000),
      zuerl = app.to_text(zuerl, 10000),
      ust_satz = app.to_rate(ust_satz),
      client_id = case when client_id <> '' then app.known_client(client_id) else r.client_id end
    where r.id = wanted;
  return app.changed_invoice(wanted);
end
$$;

create or replace function api.a_set_client_for_invoice(client_id text default '', rechnung_id text default '')
returns app.invoice
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  wanted bigint := app.known_invoice(rechnung_id);
begin
  update data.rechnung r set client_id = app.known_client(client_id) where r.id = wanted;
  return app.changed_invoice(wanted);
end
$$;

-- Without an id all, newest number first.
create or replace function api.w_get_rechnung_angaben(rechnung_id text default '') returns setof app.invoice_data
language plpgsql stable set search_path = '' as $$
#variable_conflict use_variable
declare
  wanted bigint := case when coalesce(rechnung_id, '') <> '' then app.known_invoice(rechnung_id) end;
begin
  return query
    select d.* from app.invoice_data d join data.rechnung r on r.id = d.rechnung_id
    where wanted is null or r.id = wanted
    order by r.jahr desc, r.lfd desc;
end
$$;

-- The number of an invoice that bills an offer together with others.
create or replace function app.joint_number(of_offer bigint) returns text
language sql stable set search_path = ''
begin atomic
  select app.document_number('RE', r.jahr, r.lfd)
  from data.rechnung_angebot b join data.rechnung r on r.id = b.rechnung_id
  where b.angebot_id = of_offer
    and exists (select from data.rechnung_angebot o where o.rechnung_id = r.id and o.angebot_id <> of_offer)
    and not exists (select from data.rechnung c where c.storno_von = r.id)
  order by r.id limit 1;
end;

-- Pages of the release before know no Skonto, which stays where it is left out.
create or replace function api.w_set_rechnung_angaben(
  rechnung_id text default '', befreiung text default '', angebot_id text default '', steuerfall text default '',
  le_bis text default '', skonto_tage text default '', skonto_prozent text default ''
) returns app.invoice_data
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  wanted bigint := app.known_invoice(rechnung_id);
  ordered bigint := case when angebot_id <> '' then app.known_offer(angebot_id) end;
begin
  if ordered is distinct from (select r.angebot_id from data.rechnung r where r.id = wanted) then
    perform app.lock_order(ordered);
    -- An order with instalments has its rest in the final invoice; an instalment can leave its order.
    perform app.refuse('offer_in_instalments') where exists (
      select from data.rechnung o where o.angebot_id = ordered and o.teil <> ''
        and not exists (select from data.rechnung c where c.storno_von = o.id)
    );
    perform app.refuse('offer_invoiced', null, app.joint_number(ordered)) where app.joint_number(ordered) is not null;
  end if;
  update data.rechnung r
    set befreiung = app.to_text(befreiung, 500),
      angebot_id = ordered,
      teil = case when r.angebot_id is distinct from ordered then '' else r.teil end,
      steuerfall = app.to_tax_case(steuerfall, r.ust_satz),
      le_bis = case when le_bis <> '' then app.to_day(le_bis) end,
      skonto_tage = case when skonto_tage <> '' then app.to_count(skonto_tage, 365) else r.skonto_tage end,
      skonto_prozent = case when skonto_prozent <> '' then app.to_rate(skonto_prozent) else r.skonto_prozent end
    where r.id = wanted;
  return app.changed_invoice_data(wanted);
end
$$;

-- After insert or update: the invoice's own column says another offer.
create or replace function app.follow_offer() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    if new.angebot_id is not distinct from old.angebot_id then
      return null;
    end if;
    delete from data.rechnung_angebot b where b.rechnung_id = new.id;
  end if;
  insert into data.rechnung_angebot (rechnung_id, angebot_id) select new.id, new.angebot_id where new.angebot_id is not null;
  return null;
end
$$;

create or replace trigger a_archive before update on data.rechnung for each row execute function app.guard_archive();
create or replace trigger a_version before update on data.rechnung for each row execute function app.guard_version();
create or replace trigger b_number before insert on data.rechnung
  for each row execute function app.number_document('RE');
create or replace trigger c_date before update of datum on data.rechnung
  for each row execute function app.keep_date_order('RE');
create or replace trigger d_tax_case before insert or update of ust_satz on data.rechnung
  for each row execute function app.follow_rate();
create or replace trigger d_unclear before update of archiviert_am on data.rechnung for each row
  when (old.archiviert_am is null and new.archiviert_am is not null) execute function app.guard_unclear_invoice();
create or replace trigger e_tax_case before update of archiviert_am on data.rechnung for each row
  when (old.archiviert_am is null and new.archiviert_am is not null) execute function app.check_tax_case();
create or replace trigger never_delete before delete on data.rechnung for each row execute function app.never_delete();
create or replace trigger archive after update of archiviert_am on data.rechnung for each row
  when (old.archiviert_am is null and new.archiviert_am is not null) execute function app.keep_archive();
create or replace trigger offers after insert or update of angebot_id on data.rechnung
  for each row execute function app.follow_offer();
alter table data.rechnung enable always trigger offers;
create or replace trigger y_search after insert or delete on data.rechnung
  for each row execute function app.keep_search_number('RE');
alter table data.rechnung enable always trigger y_search;
create or replace trigger z_change after update on data.rechnung for each row execute function app.record_change('id');
create or replace trigger z_created after insert on data.rechnung
  for each row execute function app.record_creation('id');

grant execute on function
  app.known_invoice, app.changed_invoice, app.changed_invoice_data, app.joint_number, api.a_get_invoices, api.a_get_invoice_details,
  api.a_add_invoice, api.a_update_invoice_details, api.a_set_client_for_invoice, api.w_get_rechnung_angaben,
  api.w_set_rechnung_angaben
to ogf_admin;
