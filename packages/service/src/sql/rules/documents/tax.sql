-- The tax case of a document, which says why its VAT is what it is. The data that a case requires is checked when an
-- invoice is archived.

-- The case of a document that names none: taxed unless its rate is 0.
create or replace function app.usual_tax_case(ust_satz numeric) returns text
language sql immutable set search_path = ''
return case when ust_satz = 0 then 'E' else 'S' end;

-- Before insert and before a change of the rate: a case that does not fit the new rate becomes the usual one. The calls
-- of the specification know rates only.
create or replace function app.follow_rate() returns trigger
language plpgsql set search_path = '' as $$
begin
  if (new.steuerfall = 'S') <> (new.ust_satz > 0) then
    new.steuerfall := app.usual_tax_case(new.ust_satz);
  end if;
  return new;
end
$$;

-- '' is the usual case of the rate.
create or replace function app.to_tax_case(value text, ust_satz numeric) returns text
language plpgsql immutable set search_path = '' as $$
begin
  perform app.refuse('bad_tax_case') where coalesce(value, '') not in ('', 'S', 'E', 'AE', 'O');
  perform app.refuse('tax_case_rate') where value <> '' and (value = 'S') <> (ust_satz > 0);
  return coalesce(nullif(value, ''), app.usual_tax_case(ust_satz));
end
$$;

-- Before archiving: missing data could not be added afterwards. Definer: it reads the office's own row.
create or replace function app.check_tax_case() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  seller text := (select b.ust_id || b.steuernummer from data.buero b);
  buyer text := (select k.ust_id from data.kunde k where k.client_id = new.client_id);
begin
  perform app.refuse('period') where new.le_bis < new.le_date;
  perform app.refuse('exemption_missing') where new.steuerfall = 'E' and trim(new.befreiung) = '';
  perform app.refuse('seller_number_missing') where new.steuerfall in ('AE', 'O') and trim(seller) = '';
  perform app.refuse('buyer_vat_id_missing') where new.steuerfall = 'AE' and trim(coalesce(buyer, '')) = '';
  return new;
end
$$;

grant execute on function app.usual_tax_case, app.to_tax_case to ogf_admin;
