-- Data of a client for invoices: electronic address, VAT number, country, Skonto.

-- The country that a federal state lies in; the office's own for any other text.
create or replace function app.country_of_state(bundesland text) returns text
language sql immutable set search_path = ''
return case
  when trim(bundesland) in (
    'Österreich', 'Burgenland', 'Kärnten', 'Niederösterreich', 'Oberösterreich', 'Salzburg', 'Steiermark', 'Tirol',
    'Vorarlberg', 'Wien'
  ) then 'AT'
  else 'DE'
end;

-- Before insert and before a change of the federal state: the country follows, so that a client in Austria does not
-- stay in Germany.
create or replace function app.follow_state() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'INSERT' and new.land = 'DE'
    or tg_op = 'UPDATE' and new.land in ('DE', 'AT') and new.bundesland <> '' and new.bundesland <> old.bundesland
  then
    new.land := app.country_of_state(new.bundesland);
  end if;
  return new;
end
$$;

create or replace view app.client_invoicing with (security_invoker = true) as
  select client_id, email, ust_id, leitweg_id, version, land, eigenes_skonto, skonto_tage, skonto_prozent::text as skonto_prozent
  from data.kunde;
grant select on app.client_invoicing to ogf_admin;

create or replace function app.changed_client_invoicing(wanted bigint) returns app.client_invoicing
language sql stable set search_path = ''
begin atomic
  select c.* from app.client_invoicing c where c.client_id = wanted;
end;

create or replace function app.to_country(value text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  perform app.refuse('bad_country') where coalesce(value, '') !~ '^[A-Z]{2}$';
  return value;
end
$$;

create or replace function api.w_get_kunde_rechnungsdaten(client_id text default '') returns app.client_invoicing
language sql stable set search_path = ''
return app.changed_client_invoicing(app.known_client(w_get_kunde_rechnungsdaten.client_id));

-- Pages of the release before know no Skonto of clients, which stays where it is left out.
create or replace function api.w_set_kunde_rechnungsdaten(
  client_id text default '', email text default '', ust_id text default '', leitweg_id text default '',
  land text default '', eigenes_skonto text default '', skonto_tage text default '', skonto_prozent text default ''
) returns app.client_invoicing
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  wanted bigint := app.known_client(client_id);
begin
  update data.kunde k
    set email = app.to_own_address(email), ust_id = app.to_text(ust_id, 20), leitweg_id = app.to_text(leitweg_id, 100),
      land = case when land <> '' then app.to_country(land) else k.land end,
      eigenes_skonto = case when eigenes_skonto <> '' then app.to_flag(eigenes_skonto) else k.eigenes_skonto end,
      skonto_tage = case when skonto_tage <> '' then app.to_count(skonto_tage, 365) else k.skonto_tage end,
      skonto_prozent = case when skonto_prozent <> '' then app.to_rate(skonto_prozent) else k.skonto_prozent end
    where k.client_id = wanted;
  return app.changed_client_invoicing(wanted);
end
$$;

grant execute on function
  app.country_of_state, app.changed_client_invoicing, app.to_country, api.w_get_kunde_rechnungsdaten,
  api.w_set_kunde_rechnungsdaten
to ogf_admin;
