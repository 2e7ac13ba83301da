-- The exposed surface of offers and invoices.
set local role waldkerf_owner;

create view app.invoice with (security_invoker = true) as
  select id, app.document_number('RE', jahr, lfd) as nummer, client_id, bearbeiter, anrede, anschreiben, zuerl,
    ust_satz::text as ust_satz, version, datum as rn_datum, le_date, archiviert_am
  from data.rechnung;

create view app.offer with (security_invoker = true) as
  select id, app.document_number('AN', jahr, lfd) as nummer, client_id, bearbeiter, anrede, anschreiben, zuerl,
    ust_satz::text as ust_satz, version, datum as an_datum, status, sign
  from data.angebot;

grant select on app.invoice, app.offer to ogf_admin;

create function app.known_invoice(value text) returns bigint
language plpgsql stable set search_path = '' as $$
declare
  wanted bigint := app.to_id(value);
begin
  perform from data.rechnung r where r.id = wanted;
  if not found then
    perform app.not_found('Die Rechnung');
  end if;
  return wanted;
end
$$;

create function app.known_offer(value text) returns bigint
language plpgsql stable set search_path = '' as $$
declare
  wanted bigint := app.to_id(value);
begin
  perform from data.angebot a where a.id = wanted;
  if not found then
    perform app.not_found('Das Angebot');
  end if;
  return wanted;
end
$$;

create function app.changed_invoice(wanted bigint) returns app.invoice
language sql stable set search_path = ''
begin atomic
  select i.* from app.invoice i where i.id = wanted;
end;

create function app.changed_offer(wanted bigint) returns app.offer
language sql stable set search_path = ''
begin atomic
  select o.* from app.offer o where o.id = wanted;
end;

-- Newest number first.
create function api.a_get_invoices() returns setof app.invoice
language sql stable set search_path = ''
begin atomic
  select i.* from app.invoice i join data.rechnung r using (id) order by r.jahr desc, r.lfd desc;
end;

create function api.a_get_offers() returns setof app.offer
language sql stable set search_path = ''
begin atomic
  select o.* from app.offer o join data.angebot a using (id) order by a.jahr desc, a.lfd desc;
end;

create function api.a_get_invoice_details(invoice_id text default '') returns setof app.invoice
language plpgsql stable set search_path = '' as $$
begin
  return query select i.* from app.invoice i where i.id = app.known_invoice(invoice_id);
end
$$;

create function api.a_get_offer_details(offer_id text default '') returns setof app.offer
language plpgsql stable set search_path = '' as $$
begin
  return query select o.* from app.offer o where o.id = app.known_offer(offer_id);
end
$$;

create function api.a_add_invoice(
  client_id text default '', rn_datum text default '', le_date text default '', ust_satz text default ''
) returns app.invoice
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  answer jsonb := app.replay(jsonb_build_array(client_id, rn_datum, le_date, ust_satz));
  made bigint;
begin
  if answer is null then
    insert into data.rechnung as r (client_id, datum, le_date, ust_satz)
      values (app.known_client(client_id), app.to_day(rn_datum), app.to_day(le_date), app.to_rate(ust_satz))
      returning r.id into made;
    answer := app.remember(to_jsonb(app.changed_invoice(made)));
  end if;
  return jsonb_populate_record(null::app.invoice, answer);
end
$$;

create function api.a_add_offer(client_id text default '', an_datum text default '', ust_satz text default '')
returns app.offer
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  answer jsonb := app.replay(jsonb_build_array(client_id, an_datum, ust_satz));
  made bigint;
begin
  if answer is null then
    insert into data.angebot as a (client_id, datum, ust_satz)
      values (app.known_client(client_id), app.to_day(an_datum), app.to_rate(ust_satz))
      returning a.id into made;
    answer := app.remember(to_jsonb(app.changed_offer(made)));
  end if;
  return jsonb_populate_record(null::app.offer, answer);
end
$$;

create function api.a_update_invoice_details(
  id text default '', bearbeiter text default '', le_date text default '', rn_datum text default '',
  anrede text default '', anschreiben text default '', zuerl text default '', ust_satz text default ''
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
      ust_satz = app.to_rate(ust_satz)
    where r.id = wanted;
  return app.changed_invoice(wanted);
end
$$;

create function api.a_update_offer_details(
  id text default '', bearbeiter text default '', an_datum text default '', anrede text default '',
  anschreiben text default '', zuerl text default '', ust_satz text default '', status text default '',
  sign text default ''
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
    perform app.refuse(400, 'bad_status', 'Diesen Status gibt es nicht.');
  end if;
  update data.angebot a
    set bearbeiter = app.to_text(bearbeiter, 10),
      datum = app.to_day(an_datum),
      anrede = app.to_text(anrede, 500),
      anschreiben = app.to_text(anschreiben, 10000),
      zuerl = app.to_text(zuerl, 10000),
      ust_satz = app.to_rate(ust_satz),
      status = status,
      sign = app.to_text(sign, 10)
    where a.id = wanted;
  return app.changed_offer(wanted);
end
$$;

create function api.a_set_client_for_invoice(client_id text default '', rechnung_id text default '')
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

create function api.a_set_client_for_offer(client_id text default '', angebot_id text default '') returns app.offer
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  wanted bigint := app.known_offer(angebot_id);
begin
  update data.angebot a set client_id = app.known_client(client_id) where a.id = wanted;
  return app.changed_offer(wanted);
end
$$;

-- Fixes the invoice for ever; doing it again changes nothing.
create function api.a_set_archive_for_rn(invoice_id text default '') returns app.invoice
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  wanted bigint := app.known_invoice(invoice_id);
begin
  -- Positions on their way are waited for, and seen.
  perform from data.rechnung r where r.id = wanted for update;
  if not exists (select from data.position p where p.rechnung_id = wanted)
    or exists (select from data.rechnung r where r.id = wanted and r.client_id is null)
  then
    perform app.refuse(409, 'incomplete', 'Zum Festschreiben fehlen noch der Kunde oder die Positionen.');
  end if;
  update data.rechnung r set archiviert_am = coalesce(r.archiviert_am, app.now()) where r.id = wanted;
  return app.changed_invoice(wanted);
end
$$;

-- Dates of the neighbours of a document with this date, within its year; null where there is none.
create function api.a_get_minmax_rn_datum(rn_datum text default '') returns table (min date, max date)
language plpgsql stable set search_path = '' as $$
declare
  wanted date := app.to_day(rn_datum);
begin
  return query
    select max(r.datum) filter (where r.datum < wanted), min(r.datum) filter (where r.datum > wanted)
    from data.rechnung r where r.jahr = extract(year from wanted);
end
$$;

create function api.a_get_minmax_an_datum(an_datum text default '') returns table (min date, max date)
language plpgsql stable set search_path = '' as $$
declare
  wanted date := app.to_day(an_datum);
begin
  return query
    select max(a.datum) filter (where a.datum < wanted), min(a.datum) filter (where a.datum > wanted)
    from data.angebot a where a.jahr = extract(year from wanted);
end
$$;

create function api.a_get_min_rn_datum_for_new_invoice() returns date
language sql stable set search_path = ''
return app.first_day('RE');

create function api.a_get_min_an_datum_for_new_offer() returns date
language sql stable set search_path = ''
return app.first_day('AN');

grant execute on function
  app.known_invoice(text), app.known_offer(text), app.changed_invoice(bigint), app.changed_offer(bigint),
  api.a_get_invoices(), api.a_get_offers(), api.a_get_invoice_details(text), api.a_get_offer_details(text),
  api.a_add_invoice(text, text, text, text), api.a_add_offer(text, text, text),
  api.a_update_invoice_details(text, text, text, text, text, text, text, text),
  api.a_update_offer_details(text, text, text, text, text, text, text, text, text),
  api.a_set_client_for_invoice(text, text), api.a_set_client_for_offer(text, text), api.a_set_archive_for_rn(text),
  api.a_get_minmax_rn_datum(text), api.a_get_minmax_an_datum(text), api.a_get_min_rn_datum_for_new_invoice(),
  api.a_get_min_an_datum_for_new_offer()
to ogf_admin;

reset role;
