-- A cancelled invoice is mostly written anew: the copy that is made of it names it, and stays with the offer.
set local role waldkerf_owner;

alter table data.rechnung
  -- The cancelled invoice that this one stands for. None is written anew twice; a further copy is a copy.
  add column ersetzt bigint unique references data.rechnung (id),
  add check (ersetzt <> id);
grant insert (ersetzt) on data.rechnung to ogf_admin;

-- As before, and the new column at its end.
create or replace view app.invoice_data with (security_invoker = true) as
  select r.id as rechnung_id, r.befreiung, r.angebot_id, app.document_number('AN', a.jahr, a.lfd) as angebot_nummer,
    r.storno_von, app.document_number('RE', o.jahr, o.lfd) as storno_von_nummer, o.datum as storno_von_datum,
    s.id as storniert_durch, app.document_number('RE', s.jahr, s.lfd) as storniert_durch_nummer, r.version,
    r.steuerfall, r.le_bis, r.ersetzt
  from data.rechnung r
    left join data.angebot a on a.id = r.angebot_id
    left join data.rechnung o on o.id = r.storno_von
    left join data.rechnung s on s.storno_von = r.id;

-- Anew, since it answers with the new column.
create or replace function app.changed_invoice_data(wanted bigint) returns app.invoice_data
language sql stable set search_path = ''
begin atomic
  select d.* from app.invoice_data d where d.rechnung_id = wanted;
end;

-- As before; what an invoice stands for is no part of its content.
create or replace function app.archived_document(content jsonb) returns jsonb
language sql immutable set search_path = ''
return jsonb_build_object(
  'verkaeufer', content -> 'verkaeufer',
  'kunde', (content -> 'kunde') - '{epsg,projektordner,kataster_status}'::text[],
  'rechnung', (content -> 'rechnung')
    - '{jahr,lfd,client_id,version,datum,archiviert_am,angebot_id,storno_von,ersetzt}'::text[]
    || jsonb_build_object('rn_datum', content #> '{rechnung,datum}'),
  'original', content -> 'original',
  'positionen', content -> 'positionen'
);

-- As before, and a copy of a cancelled invoice stands for it.
create or replace function app.copy_invoice(wanted bigint, day date, supply date) returns bigint
language plpgsql set search_path = '' as $$
declare
  replaces boolean;
  made bigint;
begin
  -- Two at once wait here for one another.
  perform from data.rechnung r where r.id = wanted for update;
  if exists (select from data.rechnung r where r.id = wanted and r.storno_von is not null) then
    perform app.refuse(409, 'is_cancellation', 'Eine Stornorechnung wird nicht kopiert.');
  end if;
  replaces := exists (select from data.rechnung r where r.storno_von = wanted)
    and not exists (select from data.rechnung r where r.ersetzt = wanted);
  insert into data.rechnung as r (
    client_id, bearbeiter, datum, le_date, anrede, anschreiben, zuerl, ust_satz, steuerfall, befreiung, ersetzt,
    angebot_id
  )
    select o.client_id, o.bearbeiter, day, supply, o.anrede, o.anschreiben, o.zuerl, o.ust_satz, o.steuerfall,
      o.befreiung, case when replaces then o.id end, case when replaces then o.angebot_id end
    from data.rechnung o where o.id = wanted
    returning r.id into made;
  insert into data.position (rechnung_id, lfd_nr, anzahl, einheit, bez, ep, erl, erl_on, erl_titel)
    select made, p.lfd_nr, p.anzahl, p.einheit, p.bez, p.ep, p.erl, p.erl_on, p.erl_titel
    from data.position p where p.rechnung_id = wanted order by p.lfd_nr, p.id;
  return made;
end
$$;

reset role;
