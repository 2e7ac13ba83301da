-- The calls that read and write tax case, end of supply and country.
set local role waldkerf_owner;

-- As before, and new columns at their end.
create or replace view app.client_invoicing with (security_invoker = true) as
  select client_id, email, ust_id, leitweg_id, version, land from data.kunde;

create or replace view app.invoice_data with (security_invoker = true) as
  select r.id as rechnung_id, r.befreiung, r.angebot_id, app.document_number('AN', a.jahr, a.lfd) as angebot_nummer,
    r.storno_von, app.document_number('RE', o.jahr, o.lfd) as storno_von_nummer, o.datum as storno_von_datum,
    s.id as storniert_durch, app.document_number('RE', s.jahr, s.lfd) as storniert_durch_nummer, r.version,
    r.steuerfall, r.le_bis
  from data.rechnung r
    left join data.angebot a on a.id = r.angebot_id
    left join data.rechnung o on o.id = r.storno_von
    left join data.rechnung s on s.storno_von = r.id;

create view app.offer_data with (security_invoker = true) as
  select id as angebot_id, steuerfall, version from data.angebot;
grant select on app.offer_data to ogf_admin;

-- Anew, since they answer with the new columns.
create or replace function app.changed_invoice_data(wanted bigint) returns app.invoice_data
language sql stable set search_path = ''
begin atomic
  select d.* from app.invoice_data d where d.rechnung_id = wanted;
end;

create or replace function app.changed_client_invoicing(wanted bigint) returns app.client_invoicing
language sql stable set search_path = ''
begin atomic
  select c.* from app.client_invoicing c where c.client_id = wanted;
end;

create function app.changed_offer_data(wanted bigint) returns app.offer_data
language sql stable set search_path = ''
begin atomic
  select d.* from app.offer_data d where d.angebot_id = wanted;
end;

-- '' is the usual one of the rate.
create function app.to_tax_case(value text, ust_satz numeric) returns text
language plpgsql immutable set search_path = '' as $$
begin
  if coalesce(value, '') not in ('', 'S', 'E', 'AE', 'O') then
    perform app.refuse(400, 'bad_tax_case', 'Diesen Steuerfall gibt es nicht.');
  end if;
  if value <> '' and (value = 'S') <> (ust_satz > 0) then
    perform app.refuse(409, 'tax_case_rate', 'Steuerfall und Steuersatz passen nicht zusammen.');
  end if;
  return coalesce(nullif(value, ''), app.usual_tax_case(ust_satz));
end
$$;

create function app.to_country(value text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  if coalesce(value, '') !~ '^[A-Z]{2}$' then
    perform app.refuse(400, 'bad_country', 'Das Land ist ungültig: zwei Buchstaben.');
  end if;
  return value;
end
$$;

-- One function of a name, or PostgREST could not tell which is meant.
drop function api.w_set_rechnung_angaben(text, text, text);
create function api.w_set_rechnung_angaben(
  rechnung_id text default '', befreiung text default '', angebot_id text default '', steuerfall text default '',
  le_bis text default ''
) returns app.invoice_data
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  wanted bigint := app.known_invoice(rechnung_id);
begin
  update data.rechnung r
    set befreiung = app.to_text(befreiung, 500),
      angebot_id = case when angebot_id <> '' then app.known_offer(angebot_id) end,
      steuerfall = app.to_tax_case(steuerfall, r.ust_satz),
      le_bis = case when le_bis <> '' then app.to_day(le_bis) end
    where r.id = wanted;
  return app.changed_invoice_data(wanted);
end
$$;

drop function api.w_set_kunde_rechnungsdaten(text, text, text, text);
create function api.w_set_kunde_rechnungsdaten(
  client_id text default '', email text default '', ust_id text default '', leitweg_id text default '',
  land text default ''
) returns app.client_invoicing
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  wanted bigint := app.known_client(client_id);
begin
  update data.kunde k
    set email = app.to_text(email, 254), ust_id = app.to_text(ust_id, 20), leitweg_id = app.to_text(leitweg_id, 100),
      land = case when land <> '' then app.to_country(land) else k.land end
    where k.client_id = wanted;
  return app.changed_client_invoicing(wanted);
end
$$;

-- Without an id all, newest number first.
create function api.w_get_angebot_angaben(angebot_id text default '') returns setof app.offer_data
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

create function api.w_set_angebot_angaben(angebot_id text default '', steuerfall text default '') returns app.offer_data
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  wanted bigint := app.known_offer(angebot_id);
begin
  update data.angebot a set steuerfall = app.to_tax_case(steuerfall, a.ust_satz) where a.id = wanted;
  return app.changed_offer_data(wanted);
end
$$;

grant execute on function
  app.changed_offer_data(bigint), app.to_tax_case(text, numeric), app.to_country(text),
  api.w_set_rechnung_angaben(text, text, text, text, text),
  api.w_set_kunde_rechnungsdaten(text, text, text, text, text),
  api.w_get_angebot_angaben(text), api.w_set_angebot_angaben(text, text)
to ogf_admin;

reset role;
