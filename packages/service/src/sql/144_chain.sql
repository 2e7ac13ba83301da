-- Offers name the invoices that were made of them, as invoices name their offer and what cancels them.
set local role waldkerf_owner;

create or replace view app.offer_data with (security_invoker = true) as
  select a.id as angebot_id, a.steuerfall, a.version, (
    select coalesce(jsonb_agg(
      jsonb_build_object(
        'id', d.rechnung_id, 'nummer', app.document_number('RE', r.jahr, r.lfd),
        'storniert_durch', d.storniert_durch, 'storniert_durch_nummer', d.storniert_durch_nummer
      ) order by d.rechnung_id
    ), '[]')
    from data.rechnung r join app.invoice_data d on d.rechnung_id = r.id where r.angebot_id = a.id
  ) as rechnungen
  from data.angebot a;

-- Anew, since it answers with the new column.
create or replace function app.changed_offer_data(wanted bigint) returns app.offer_data
language sql stable set search_path = ''
begin atomic
  select d.* from app.offer_data d where d.angebot_id = wanted;
end;

reset role;
