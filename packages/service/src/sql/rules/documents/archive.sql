-- An archived invoice is fixed for ever: what archiving stores, and how the rows are protected.

create policy read_all on data.rechnung_archiv for select to ogf_admin using (true);
grant select on data.rechnung_archiv to ogf_admin;

-- Before update: an archived invoice never changes. A repeated write of the same values passes.
create or replace function app.guard_archive() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform app.refuse('archived') where old.archiviert_am is not null and new is distinct from old;
  return new;
end
$$;

-- The content an archived invoice is shown from: everything as it is now, number, date and part of the invoice it cancels.
create or replace function app.archive_of(invoice data.rechnung) returns jsonb
language sql stable set search_path = ''
begin atomic
  select jsonb_build_object(
    'verkaeufer', (select to_jsonb(b) - 'id' - 'version' from data.buero b),
    'kunde', (select to_jsonb(k) - 'version' from data.kunde k where k.client_id = invoice.client_id),
    'rechnung', to_jsonb(invoice) || jsonb_build_object(
      'nummer', app.document_number('RE', invoice.jahr, invoice.lfd), 'ust_satz', invoice.ust_satz::text,
      'skonto_prozent', invoice.skonto_prozent::text
    ),
    'original', (
      select jsonb_build_object('nummer', app.document_number('RE', o.jahr, o.lfd), 'datum', o.datum, 'teil', o.teil)
      from data.rechnung o where o.id = invoice.storno_von
    ),
    'abschlaege', app.deductions(invoice),
    'positionen', (
      select jsonb_agg(
        to_jsonb(p) || jsonb_build_object('anzahl', p.anzahl::text, 'ep', p.ep::text) order by p.lfd_nr, p.id
      )
      from data.position p where p.rechnung_id = invoice.id
    )
  );
end;

create or replace function app.keep_archive() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into data.rechnung_archiv (rechnung_id, inhalt) values (new.id, app.archive_of(new));
  return null;
end
$$;

create or replace function app.never_delete() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'DELETE' and app.is_erasing() then
    return old;
  end if;
  raise exception 'documents and their archive are never changed or deleted';
end
$$;

-- The archived content without columns that only the tables need, and without `ersetzt`, which is no part of it.
create or replace function app.archived_document(content jsonb) returns jsonb
language sql immutable set search_path = ''
return jsonb_build_object(
  'verkaeufer', content -> 'verkaeufer',
  'kunde', (content -> 'kunde')
    - '{epsg,projektordner,kataster_status,eigenes_skonto,skonto_tage,skonto_prozent}'::text[],
  'rechnung', (content -> 'rechnung')
    - '{jahr,lfd,client_id,version,datum,archiviert_am,angebot_id,storno_von,ersetzt,staende}'::text[]
    || jsonb_build_object('rn_datum', content #> '{rechnung,datum}'),
  'original', content -> 'original',
  'abschlaege', coalesce(content -> 'abschlaege', '[]'),
  'positionen', content -> 'positionen'
);

-- Fixes the invoice for ever; doing it again changes nothing.
create or replace function api.a_set_archive_for_rn(invoice_id text default '') returns app.invoice
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  wanted bigint := app.known_invoice(invoice_id);
begin
  perform app.lock_order_with(wanted);
  -- The lock waits for line items that are being stored, so that they are seen.
  perform from data.rechnung r where r.id = wanted for update;
  if not exists (select from data.position p where p.rechnung_id = wanted)
    or exists (select from data.rechnung r where r.id = wanted and r.client_id is null)
  then
    perform app.refuse('incomplete');
  end if;
  update data.rechnung r set archiviert_am = coalesce(r.archiviert_am, app.now()) where r.id = wanted;
  return app.changed_invoice(wanted);
end
$$;

-- Null for an invoice that is not archived.
create or replace function api.w_get_rechnung_archiv(rechnung_id text default '') returns jsonb
language plpgsql stable set search_path = '' as $$
#variable_conflict use_variable
declare
  wanted bigint := app.known_invoice(rechnung_id);
begin
  return (select app.archived_document(a.inhalt) from data.rechnung_archiv a where a.rechnung_id = wanted);
end
$$;

create or replace trigger never_change before update or delete on data.rechnung_archiv
  for each row execute function app.never_delete();

grant execute on function app.archived_document, api.a_set_archive_for_rn, api.w_get_rechnung_archiv to ogf_admin;
