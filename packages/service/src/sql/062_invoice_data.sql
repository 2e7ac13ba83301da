-- What an invoice needs beyond the columns of the specification: whom the law and the electronic invoice ask for, what it
-- was made from or cancels, and the way to what an archived one is shown from.
set local role waldkerf_owner;

alter table data.kunde
  -- Where electronic invoices go.
  add column email text not null default '' check (char_length(email) <= 254),
  add column ust_id text not null default '' check (char_length(ust_id) <= 20),
  -- The Leitweg-ID of a public client, or the reference that another one asked for.
  add column leitweg_id text not null default '' check (char_length(leitweg_id) <= 100);
grant update (email, ust_id, leitweg_id) on data.kunde to ogf_admin;

alter table data.rechnung
  -- Why no VAT is due.
  add column befreiung text not null default '' check (char_length(befreiung) <= 500),
  -- The offer that it was made from.
  add column angebot_id bigint references data.angebot (id),
  -- The invoice that it cancels. None is cancelled twice.
  add column storno_von bigint unique references data.rechnung (id),
  add check (storno_von <> id);
create index on data.rechnung (angebot_id);
grant insert (bearbeiter, anrede, anschreiben, zuerl, befreiung, angebot_id, storno_von), update (befreiung, angebot_id)
  on data.rechnung to ogf_admin;

create policy read_all on data.rechnung_archiv for select to ogf_admin using (true);
grant select on data.rechnung_archiv to ogf_admin;

create view app.client_invoicing with (security_invoker = true) as
  select client_id, email, ust_id, leitweg_id, version from data.kunde;

create view app.invoice_data with (security_invoker = true) as
  select r.id as rechnung_id, r.befreiung, r.angebot_id, app.document_number('AN', a.jahr, a.lfd) as angebot_nummer,
    r.storno_von, app.document_number('RE', o.jahr, o.lfd) as storno_von_nummer, o.datum as storno_von_datum,
    s.id as storniert_durch, app.document_number('RE', s.jahr, s.lfd) as storniert_durch_nummer, r.version
  from data.rechnung r
    left join data.angebot a on a.id = r.angebot_id
    left join data.rechnung o on o.id = r.storno_von
    left join data.rechnung s on s.storno_von = r.id;

grant select on app.client_invoicing, app.invoice_data to ogf_admin;

-- As before, and with number and date of the invoice that this one cancels.
create or replace function app.archive_of(invoice data.rechnung) returns jsonb
language sql stable set search_path = ''
begin atomic
  select jsonb_build_object(
    'verkaeufer', (select to_jsonb(b) - 'id' - 'version' from data.buero b),
    'kunde', (select to_jsonb(k) - 'version' from data.kunde k where k.client_id = invoice.client_id),
    'rechnung', to_jsonb(invoice) || jsonb_build_object(
      'nummer', app.document_number('RE', invoice.jahr, invoice.lfd), 'ust_satz', invoice.ust_satz::text
    ),
    'original', (
      select jsonb_build_object('nummer', app.document_number('RE', o.jahr, o.lfd), 'datum', o.datum)
      from data.rechnung o where o.id = invoice.storno_von
    ),
    'positionen', (
      select jsonb_agg(
        to_jsonb(p) || jsonb_build_object('anzahl', p.anzahl::text, 'ep', p.ep::text) order by p.lfd_nr, p.id
      )
      from data.position p where p.rechnung_id = invoice.id
    )
  );
end;

-- What a document is made of, without what only the tables need.
create function app.archived_document(content jsonb) returns jsonb
language sql immutable set search_path = ''
return jsonb_build_object(
  'verkaeufer', content -> 'verkaeufer',
  'kunde', (content -> 'kunde') - '{epsg,projektordner,kataster_status}'::text[],
  'rechnung', (content -> 'rechnung')
    - '{jahr,lfd,client_id,version,datum,archiviert_am,angebot_id,storno_von}'::text[]
    || jsonb_build_object('rn_datum', content #> '{rechnung,datum}'),
  'original', content -> 'original',
  'positionen', content -> 'positionen'
);

-- Null for an invoice that is not archived.
create function api.w_get_rechnung_archiv(rechnung_id text default '') returns jsonb
language plpgsql stable set search_path = '' as $$
#variable_conflict use_variable
declare
  wanted bigint := app.known_invoice(rechnung_id);
begin
  return (select app.archived_document(a.inhalt) from data.rechnung_archiv a where a.rechnung_id = wanted);
end
$$;

-- Without an id all, newest number first.
create function api.w_get_rechnung_angaben(rechnung_id text default '') returns setof app.invoice_data
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

create function app.changed_invoice_data(wanted bigint) returns app.invoice_data
language sql stable set search_path = ''
begin atomic
  select d.* from app.invoice_data d where d.rechnung_id = wanted;
end;

-- '' is no offer.
create function api.w_set_rechnung_angaben(
  rechnung_id text default '', befreiung text default '', angebot_id text default ''
) returns app.invoice_data
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  wanted bigint := app.known_invoice(rechnung_id);
begin
  update data.rechnung r
    set befreiung = app.to_text(befreiung, 500),
      angebot_id = case when angebot_id <> '' then app.known_offer(angebot_id) end
    where r.id = wanted;
  return app.changed_invoice_data(wanted);
end
$$;

create function app.changed_client_invoicing(wanted bigint) returns app.client_invoicing
language sql stable set search_path = ''
begin atomic
  select c.* from app.client_invoicing c where c.client_id = wanted;
end;

create function api.w_get_kunde_rechnungsdaten(client_id text default '') returns app.client_invoicing
language plpgsql stable set search_path = '' as $$
begin
  return app.changed_client_invoicing(app.known_client(w_get_kunde_rechnungsdaten.client_id));
end
$$;

create function api.w_set_kunde_rechnungsdaten(
  client_id text default '', email text default '', ust_id text default '', leitweg_id text default ''
) returns app.client_invoicing
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  wanted bigint := app.known_client(client_id);
begin
  update data.kunde k
    set email = app.to_text(email, 254), ust_id = app.to_text(ust_id, 20), leitweg_id = app.to_text(leitweg_id, 100)
    where k.client_id = wanted;
  return app.changed_client_invoicing(wanted);
end
$$;

grant execute on function
  app.archived_document(jsonb), app.changed_invoice_data(bigint), app.changed_client_invoicing(bigint),
  api.w_get_rechnung_archiv(text), api.w_get_rechnung_angaben(text), api.w_set_rechnung_angaben(text, text, text),
  api.w_get_kunde_rechnungsdaten(text), api.w_set_kunde_rechnungsdaten(text, text, text, text)
to ogf_admin;

reset role;
