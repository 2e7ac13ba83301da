-- What an invoice across a border, or without VAT, needs: the client's country, why the VAT of a document is what it is, and
-- the end of a supply that took several days.
set local role waldkerf_owner;

-- The country that a federal state lies in; the office's own for any other text.
create function app.country_of_state(bundesland text) returns text
language sql immutable set search_path = ''
return case
  when trim(bundesland) in (
    'Österreich', 'Burgenland', 'Kärnten', 'Niederösterreich', 'Oberösterreich', 'Salzburg', 'Steiermark', 'Tirol',
    'Vorarlberg', 'Wien'
  ) then 'AT'
  else 'DE'
end;

-- The case of a document that names none: taxed unless its rate is 0.
create function app.usual_tax_case(ust_satz numeric) returns text
language sql immutable set search_path = ''
return case when ust_satz = 0 then 'E' else 'S' end;

-- ISO 3166-1, two letters.
alter table data.kunde add column land text not null default 'DE' check (land ~ '^[A-Z]{2}$');
alter table data.rechnung add column steuerfall text not null default 'S', add column le_bis date;
alter table data.angebot add column steuerfall text not null default 'S';

-- Rows that are there: archived ones too, and nobody has changed them.
alter table data.kunde disable trigger user;
alter table data.rechnung disable trigger user;
alter table data.angebot disable trigger user;
update data.kunde k set land = app.country_of_state(k.bundesland);
update data.rechnung r set steuerfall = app.usual_tax_case(r.ust_satz);
update data.angebot a set steuerfall = app.usual_tax_case(a.ust_satz);
alter table data.kunde enable trigger user;
alter table data.rechnung enable trigger user;
alter table data.angebot enable trigger user;

-- Taxed means a rate above 0, and all others a rate of 0.
alter table data.rechnung
  add constraint tax_case check (steuerfall in ('S', 'E', 'AE', 'O') and (steuerfall = 'S') = (ust_satz > 0));
alter table data.angebot
  add constraint tax_case check (steuerfall in ('S', 'E', 'AE', 'O') and (steuerfall = 'S') = (ust_satz > 0));

-- Before insert and before a change of the rate: a case that the new rate does not go with becomes the usual one. The calls
-- of the specification know rates alone.
create function app.follow_rate() returns trigger
language plpgsql set search_path = '' as $$
begin
  if (new.steuerfall = 'S') <> (new.ust_satz > 0) then
    new.steuerfall := app.usual_tax_case(new.ust_satz);
  end if;
  return new;
end
$$;
create trigger d_tax_case before insert or update of ust_satz on data.rechnung
  for each row execute function app.follow_rate();
create trigger d_tax_case before insert or update of ust_satz on data.angebot
  for each row execute function app.follow_rate();

-- Before insert and before a change of the federal state: a client in Austria is not in Germany, whoever forgot to say so.
create function app.follow_state() returns trigger
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
create trigger d_country before insert or update of bundesland on data.kunde
  for each row execute function app.follow_state();

grant update (land) on data.kunde to ogf_admin;
grant insert (steuerfall, le_bis), update (steuerfall, le_bis) on data.rechnung to ogf_admin;
grant insert (steuerfall), update (steuerfall) on data.angebot to ogf_admin;
grant execute on function app.country_of_state(text), app.usual_tax_case(numeric) to ogf_admin;

reset role;
