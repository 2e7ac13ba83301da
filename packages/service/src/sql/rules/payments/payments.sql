-- When an invoice counts as paid: what was paid of archived ones, entered by hand, and what is open. A payment is never
-- changed or deleted: another one takes it back, and both stay to be seen.

create policy read_all on data.zahlung for select to ogf_admin using (true);
create policy add on data.zahlung for insert to ogf_admin with check (true);
grant select, insert (rechnung_id, betrag, datum, art, referenz, zu) on data.zahlung to ogf_admin;

create or replace function app.guard_reversal(payment data.zahlung) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  original data.zahlung;
begin
  select z.* into original from data.zahlung z where z.id = payment.zu;
  if original.id is null or original.rechnung_id <> payment.rechnung_id then
    perform app.not_found('Die Zahlung');
  end if;
  if original.zu is not null then
    perform app.refuse(409, 'is_reversal', 'Eine Rücknahme wird nicht zurückgenommen.');
  end if;
  if exists (select from data.zahlung z where z.zu = payment.zu) then
    perform app.refuse(409, 'reversed', 'Diese Zahlung ist schon zurückgenommen.');
  end if;
  if payment.betrag <> -original.betrag then
    perform app.refuse(409, 'reversal_amount', 'Eine Rücknahme hat den umgekehrten Betrag der Zahlung.');
  end if;
end
$$;

-- Before insert. The lock makes two payments of an invoice wait for one another. Definer: locking asks for a right to
-- change.
create or replace function app.guard_payment() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform from data.rechnung r where r.id = new.rechnung_id and r.archiviert_am is not null for no key update;
  if not found then
    perform app.refuse(
      409, 'payment_of_draft', 'Gezahlt wird auf eine festgeschriebene Rechnung; diese lässt sich noch ändern.'
    );
  end if;
  if new.betrag = 0 then
    perform app.refuse(400, 'amount_missing', 'Der Betrag fehlt.');
  end if;
  if new.datum > app.today() then
    perform app.refuse(400, 'payment_in_future', 'Das Datum der Zahlung liegt in der Zukunft.');
  end if;
  if new.zu is not null then
    perform app.guard_reversal(new);
  end if;
  if new.referenz <> '' and exists (select from data.zahlung z where z.referenz = new.referenz) then
    perform app.refuse(409, 'reference_taken', 'Zu dieser Referenz ist schon eine Zahlung erfasst.');
  end if;
  return new;
end
$$;

create or replace view app.payment with (security_invoker = true) as
  select z.id, z.rechnung_id, round(z.betrag, 2)::text as betrag, z.datum, z.art, z.referenz, z.zu,
    b.id as zurueckgenommen_durch, z.erfasst_am, z.erfasst_von
  from data.zahlung z left join data.zahlung b on b.zu = z.id;
grant select on app.payment to ogf_admin;

-- The state of an invoice: one rule for lists, reminders and the forecast. domain/office/payments has the same; a law
-- test holds both together. What is negative is owed to the client, and never late.
create or replace function app.payment_state(
  brutto numeric, bezahlt numeric, faellig date, heute date, archiviert boolean, storniert boolean
) returns table (stand text, offen numeric, ueberzahlt numeric)
language sql immutable
begin atomic
  select
    case
      when storniert then 'storniert'
      when not archiviert then 'entwurf'
      when s.beglichen then 'bezahlt'
      when s.rest > 0 and faellig < heute then 'ueberfaellig'
      when sign(bezahlt) = sign(brutto) then 'teilbezahlt'
      else 'offen'
    end,
    case when storniert or not archiviert or s.beglichen then 0 else s.rest end,
    case when not storniert and archiviert and s.beglichen then abs(s.rest) else 0 end
  from (
    select brutto - bezahlt as rest, brutto = bezahlt or sign(brutto - bezahlt) <> sign(brutto) as beglichen
  ) s;
end;

-- Due as it was printed; of a draft as it would be.
create or replace view app.payment_standing with (security_invoker = true) as
  select r.id as rechnung_id, d.brutto, round(coalesce(p.bezahlt, 0), 2)::text as bezahlt,
    round(s.offen, 2)::text as offen, round(s.ueberzahlt, 2)::text as ueberzahlt, f.faellig, s.stand
  from data.rechnung r
    join app.invoice_sums d on d.id = r.id
    left join (select z.rechnung_id, sum(z.betrag) as bezahlt from data.zahlung z group by 1) p on p.rechnung_id = r.id
    left join data.rechnung_archiv a on a.rechnung_id = r.id
    left join data.rechnung c on c.storno_von = r.id
    cross join data.buero b
    cross join lateral (
      select r.datum
        + coalesce((a.inhalt #>> '{verkaeufer,zahlungsziel_tage}')::integer, b.zahlungsziel_tage) as faellig
    ) f
    cross join lateral app.payment_state(
      d.brutto::numeric, coalesce(p.bezahlt, 0), f.faellig, app.today(), r.archiviert_am is not null,
      r.storno_von is not null or c.id is not null
    ) s;
grant select on app.payment_standing to ogf_admin;

create or replace function app.to_payment_kind(value text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  if coalesce(value, '') not in ('ueberweisung', 'bar', 'gutschrift', 'ausgleich') then
    perform app.refuse(400, 'bad_payment_kind', 'Diese Zahlungsart gibt es nicht.');
  end if;
  return value;
end
$$;

-- Locks an invoice: a payment on its way is waited for. Definer: locking asks for a right to change.
create or replace function app.lock_invoice(wanted bigint) returns void
language sql security definer set search_path = ''
begin atomic
  select from data.rechnung r where r.id = wanted for no key update;
end;

-- `zu` is the payment that it takes back, '' none.
create or replace function api.w_add_zahlung(
  rechnung_id text default '', betrag text default '', datum text default '', art text default '',
  referenz text default '', zu text default ''
) returns app.payment
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  answer jsonb := app.replay(jsonb_build_array(rechnung_id, betrag, datum, art, referenz, zu));
  made bigint;
begin
  if answer is null then
    insert into data.zahlung as z (rechnung_id, betrag, datum, art, referenz, zu)
      values (
        app.known_invoice(rechnung_id), app.to_decimal(betrag, 999999999999, 2), app.to_day(datum),
        app.to_payment_kind(art), trim(app.to_text(referenz, 200)), case when zu <> '' then app.to_id(zu) end
      )
      returning z.id into made;
    answer := app.remember((select to_jsonb(p) from app.payment p where p.id = made));
  end if;
  return jsonb_populate_record(null::app.payment, answer);
end
$$;

-- Without an id those of all invoices, in the order of their days.
create or replace function api.w_get_zahlungen(rechnung_id text default '') returns setof app.payment
language plpgsql stable set search_path = '' as $$
#variable_conflict use_variable
declare
  wanted bigint := case when coalesce(rechnung_id, '') <> '' then app.known_invoice(rechnung_id) end;
begin
  return query
    select p.* from app.payment p where wanted is null or p.rechnung_id = wanted
    order by p.rechnung_id, p.datum, p.id;
end
$$;

-- Without an id all invoices.
create or replace function api.w_get_rechnung_stand(rechnung_id text default '') returns setof app.payment_standing
language plpgsql stable set search_path = '' as $$
#variable_conflict use_variable
declare
  wanted bigint := case when coalesce(rechnung_id, '') <> '' then app.known_invoice(rechnung_id) end;
begin
  return query
    select s.* from app.payment_standing s where wanted is null or s.rechnung_id = wanted order by s.rechnung_id;
end
$$;

create or replace trigger b_payment before insert on data.zahlung for each row execute function app.guard_payment();
create or replace trigger never_change before update or delete on data.zahlung
  for each row execute function app.never_delete();
create or replace trigger z_created after insert on data.zahlung
  for each row execute function app.record_creation('id');

grant execute on function
  app.payment_state(numeric, numeric, date, date, boolean, boolean), app.to_payment_kind(text),
  app.lock_invoice(bigint), api.w_add_zahlung(text, text, text, text, text, text), api.w_get_zahlungen(text),
  api.w_get_rechnung_stand(text)
to ogf_admin;
