-- A new offer or invoice is ready to be sent but for its line items: who is in charge, who is addressed, and the usual
-- texts are there from the transaction that makes it. Copies and cancellations have the texts of their originals.

create policy read_all on data.vorgaben for select to ogf_admin using (true);
create policy change on data.vorgaben for update to ogf_admin using (true) with check (true);
grant select,
  update (angebot_anschreiben, angebot_zuerl, rechnung_anschreiben, rechnung_zuerl, skonto_tage, skonto_prozent)
  on data.vorgaben to ogf_admin;

create or replace view app.document_defaults with (security_invoker = true) as
  select angebot_anschreiben, angebot_zuerl, rechnung_anschreiben, rechnung_zuerl, version, skonto_tage,
    skonto_prozent::text as skonto_prozent
  from data.vorgaben;
grant select on app.document_defaults to ogf_admin;

create or replace function app.changed_defaults() returns app.document_defaults
language sql stable set search_path = ''
begin atomic
  select d.* from app.document_defaults d;
end;

create or replace function api.w_get_vorgaben() returns app.document_defaults
language sql stable set search_path = ''
return app.changed_defaults();

create or replace function api.w_set_vorgaben(
  angebot_anschreiben text default '', angebot_zuerl text default '', rechnung_anschreiben text default '',
  rechnung_zuerl text default '', skonto_tage text default '', skonto_prozent text default ''
) returns app.document_defaults
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
begin
  update data.vorgaben v
    set angebot_anschreiben = app.to_text(angebot_anschreiben, 9000),
      angebot_zuerl = app.to_text(angebot_zuerl, 9000),
      rechnung_anschreiben = app.to_text(rechnung_anschreiben, 9000),
      rechnung_zuerl = app.to_text(rechnung_zuerl, 9000),
      skonto_tage = case when skonto_tage <> '' then app.to_count(skonto_tage, 365) else v.skonto_tage end,
      skonto_prozent = case when skonto_prozent <> '' then app.to_rate(skonto_prozent) else v.skonto_prozent end
    where v.id;
  return app.changed_defaults();
end
$$;

-- The acronym with the caller's own name, titles aside; in an office of one person that one; else none. Definer: an
-- administrator's own name is looked up, whatever rights on people change.
create or replace function app.own_acronym() returns text
language sql stable security definer set search_path = ''
return coalesce(
  (
    select k.kuerzel
    from data.benutzer b
      cross join lateral (select app.compared(trim(b.first_name || ' ' || b.last_name)) as name) n
      join data.kuerzel k on right(' ' || app.compared(k.name), length(n.name) + 1) = ' ' || n.name
    where b.email = app.email() and n.name <> ''
    order by k.kuerzel collate "de-x-icu" limit 1
  ),
  (select min(k.kuerzel) from data.kuerzel k having count(*) = 1),
  ''
);

-- How the contact is addressed; without a name or a known gender nobody in particular. domain/office/salutation has the
-- same.
create or replace function app.salutation(ap_gender text, ap_nachname text) returns text
language sql immutable set search_path = ''
return case
  when app.is_blank(ap_nachname) then 'Sehr geehrte Damen und Herren,'
  when lower(trim(ap_gender)) ~ '^[wf]' then 'Sehr geehrte Frau ' || trim(ap_nachname) || ','
  when lower(trim(ap_gender)) ~ '^[mh]' then 'Sehr geehrter Herr ' || trim(ap_nachname) || ','
  else 'Sehr geehrte Damen und Herren,'
end;

-- The payment term as the end of a sentence.
create or replace function app.term_words(days integer) returns text
language sql immutable set search_path = ''
return case days
  when 0 then 'sofort nach Erhalt'
  when 1 then 'innerhalb eines Tages'
  else format('innerhalb von %s Tagen', days)
end;

-- A usual text for this client. Names are inserted last, so that braces in them stay braces.
create or replace function app.filled_in(value text, client data.kunde) returns text
language sql stable set search_path = ''
begin atomic
  select left(
    replace(replace(replace(replace(
      value, '{Zahlungsziel}', app.term_words(b.zahlungsziel_tage)),
      '{Ort}', client.ort),
      '{Ansprechpartner}', trim(client.ap_vorname || ' ' || client.ap_nachname)),
      '{Kunde}', client.name),
    10000
  )
  from data.buero b;
end;

-- The Skonto that a client's new documents begin with: the client's own, or the office's.
create or replace function app.usual_terms(client data.kunde) returns table (skonto_tage integer, skonto_prozent numeric)
language sql stable set search_path = ''
begin atomic
  select case when client.eigenes_skonto then client.skonto_tage else v.skonto_tage end,
    case when client.eigenes_skonto then client.skonto_prozent else v.skonto_prozent end
  from data.vorgaben v;
end;

create or replace trigger a_version before update on data.vorgaben for each row execute function app.guard_version();

grant execute on function
  app.changed_defaults, api.w_get_vorgaben, api.w_set_vorgaben, app.own_acronym, app.salutation, app.term_words,
  app.filled_in, app.usual_terms
to ogf_admin;
