-- Payments that come from a bank statement: how much of an entry is booked, and that it is booked once.

-- A bank entry is booked once: its payments, less those taken back, never exceed its amount. Its lock makes two who
-- book it wait for one another.
create or replace function app.guard_bank_entry(payment data.zahlung) returns void
language plpgsql set search_path = '' as $$
declare
  entry data.bankumsatz;
begin
  if payment.bank is null then
    return;
  end if;
  select b.* into entry from data.bankumsatz b where b.kennung = payment.bank for no key update;
  if payment.betrag + coalesce((select sum(z.betrag) from data.zahlung z where z.bank = payment.bank), 0) > entry.betrag then
    perform app.refuse('bank_entry_booked');
  end if;
end
$$;

-- The bank entry of a payment; a reversal has the one of its original. Definer: nobody adds entries directly.
create or replace function app.bank_entry(identity text, amount text, original text) returns text
language plpgsql security definer set search_path = '' as $$
begin
  if original <> '' then
    return (select z.bank from data.zahlung z where z.id = app.to_id(original));
  end if;
  if coalesce(identity, '') = '' then
    return null;
  end if;
  perform app.refuse('amount_missing') where app.to_decimal(amount, 999999999999, 2) <= 0;
  insert into data.bankumsatz (kennung, betrag)
    values (app.to_text(identity, 500), app.to_decimal(amount, 999999999999, 2)) on conflict do nothing;
  return identity;
end
$$;

grant execute on function app.bank_entry to ogf_admin;
