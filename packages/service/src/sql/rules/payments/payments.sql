-- When an invoice counts as paid: the payments of archived invoices, and what is open. A payment is never changed or
-- deleted: another one takes it back, and both stay visible.

create policy read_all on data.zahlung for select to ogf_admin using (true);
create policy add on data.zahlung for insert to ogf_admin with check (true);
grant select, insert (rechnung_id, betrag, datum, art, referenz, zu, gegenrechnung_id, bank) on data.zahlung to ogf_admin;

create or replace function app.guard_reversal(payment data.zahlung) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  original data.zahlung;
begin
  select z.* into original from data.zahlung z where z.id = payment.zu;
  perform app.refuse('not_found.payment') where original.id is null or original.rechnung_id <> payment.rechnung_id;
  perform app.refuse('is_reversal') where original.zu is not null;
  perform app.refuse('is_transfer') where original.gegenrechnung_id is not null;
  perform app.refuse('reversed') where exists (select from data.zahlung z where z.zu = payment.zu);
  perform app.refuse('reversal_amount') where payment.betrag <> -original.betrag;
end
$$;

create or replace view app.payment with (security_invoker = true) as
  select z.id, z.rechnung_id, round(z.betrag, 2)::text as betrag, z.datum, z.art, z.referenz, z.zu,
    b.id as zurueckgenommen_durch, z.erfasst_am, z.erfasst_von, z.gegenrechnung_id,
    app.document_number('RE', g.jahr, g.lfd) as gegenrechnung_nummer, z.bank
  from data.zahlung z
    left join data.zahlung b on b.zu = z.id
    left join data.rechnung g on g.id = z.gegenrechnung_id;
grant select on app.payment to ogf_admin;

-- The state of an invoice: one rule for lists, reminders and the forecast. domain/office/payments has the same; a test
-- compares both. In every state: payments = claimed - open + owed back, and never both of them.
create or replace function app.payment_state(
  brutto numeric, bezahlt numeric, faellig date, heute date, archiviert boolean, storniert boolean, ersetzt boolean
) returns table (zustand text, offen numeric, ueberzahlt numeric)
language sql immutable
begin atomic
  select
    case
      when storniert then case when ersetzt then 'ersetzt' else 'storniert' end
      when not archiviert then 'entwurf'
      when ersetzt then 'ersetzt'
      when s.rest < 0 then 'ueberzahlt'
      when s.rest = 0 then 'bezahlt'
      when faellig < heute then 'ueberfaellig'
      when bezahlt > 0 then 'teilbezahlt'
      else 'offen'
    end,
    greatest(s.rest, 0),
    greatest(-s.rest, 0)
  from (select case when archiviert and not storniert then brutto else 0 end - bezahlt as rest) s;
end;

-- Whether each mail of a reminder was refused or given up. Without a mail none failed: it may be on paper.
create or replace function app.reminder_failed(wanted bigint) returns boolean
language sql stable
begin atomic
  select count(*) > 0 and count(*) = count(v.abgelehnt) from data.versand v where v.mahnung_id = wanted;
end;

-- `gefordert` is what the invoice claims, and of a draft what fixing it would add to the claims.
-- The due date is the printed one; a draft's as it would be printed. Reminders are counted, with the day of the last
-- and whether it failed.
-- Skonto granted is claimed no more; `skonto_abzug` is what may be paid less until `skonto_bis`.
-- `stand` is the state in the words of release 0.1.0: its pages refuse other words.
create or replace view app.payment_standing with (security_invoker = true) as
  select r.id as rechnung_id, d.brutto, round(coalesce(p.bezahlt, 0), 2)::text as bezahlt,
    round(s.offen, 2)::text as offen, round(s.ueberzahlt, 2)::text as ueberzahlt, f.faellig,
    case s.zustand when 'ueberzahlt' then 'bezahlt' when 'ersetzt' then 'storniert' else s.zustand end as stand, s.zustand,
    coalesce(m.erinnert, 0) as erinnert, m.zuletzt_erinnert, coalesce(m.gescheitert, false) as erinnerung_gescheitert,
    g.betrag::text as gefordert, case when r.archiviert_am is not null then t.id end as schluss_id,
    round(coalesce(k.gewaehrt, 0), 2)::text as skonto, round(coalesce(k.abzug, 0), 2)::text as skonto_abzug,
    case when k.abzug > 0 then app.discount_day(r) end as skonto_bis, k.am as skonto_am
  from data.rechnung r
    join app.invoice_sums d on d.id = r.id
    left join (select z.rechnung_id, sum(z.betrag) as bezahlt from data.zahlung z group by 1) p on p.rechnung_id = r.id
    left join (
      select e.rechnung_id, count(*)::integer as erinnert, max(e.datum) as zuletzt_erinnert,
        app.reminder_failed((array_agg(e.id order by e.datum desc, e.id desc))[1]) as gescheitert
      from data.mahnung e group by 1
    ) m on m.rechnung_id = r.id
    left join data.rechnung_archiv a on a.rechnung_id = r.id
    left join data.rechnung c on c.storno_von = r.id
    left join data.rechnung n on n.ersetzt = r.id and n.archiviert_am is not null
    cross join data.buero b
    cross join lateral (
      select r.datum
        + coalesce((a.inhalt #>> '{verkaeufer,zahlungsziel_tage}')::integer, b.zahlungsziel_tage) as faellig
    ) f
    -- What a final invoice finds of its order's instalments.
    left join lateral (
      select sum(i.bezahlt + i.skonto) as erhalten, sum(i.netto + i.ust) as brutto
      from app.instalments(case when r.teil = 'schluss' then r.angebot_id end) i
    ) o on true
    -- An instalment in a fixed final invoice claims what was received for it: the rest has gone over.
    left join lateral app.final_invoice(
      case when r.teil = 'abschlag' and c.id is null then r.angebot_id end
    ) t on t.archiviert_am is not null
    cross join lateral (
      select case when r.storno_von is not null or c.id is not null then 0 else d.brutto::numeric
        - coalesce(case when r.archiviert_am is null then o.brutto else o.erhalten end, 0) end as betrag
    ) w
    left join lateral app.discount(r.id, w.betrag, r.skonto_prozent, app.discount_day(r)) k on true
    cross join lateral (select round(
      case when t.id is not null then coalesce(p.bezahlt, 0) else w.betrag - coalesce(k.gewaehrt, 0) end, 2
    ) as betrag) g
    cross join lateral app.payment_state(
      g.betrag, coalesce(p.bezahlt, 0), f.faellig, app.today(), r.archiviert_am is not null,
      r.storno_von is not null or c.id is not null, n.id is not null or t.id is not null
    ) s;
grant select on app.payment_standing to ogf_admin;

-- Payments that an invoice's state allows: domain/office/payments/paymentRules has the table. Reversals and transfers
-- are no new money. Repayments never exceed what came in, or the amount of a credit.
create or replace function app.guard_amount(payment data.zahlung, known app.payment_standing) returns void
language plpgsql set search_path = '' as $$
declare
  is_void boolean := known.zustand in ('storniert', 'ersetzt');
  least_paid numeric := case when is_void then 0 else least(known.gefordert::numeric, 0) end;
begin
  if payment.betrag > 0 and is_void and payment.zu is null and payment.gegenrechnung_id is null then
    perform app.refuse('payment_of_settled', null, d.schluss_nummer)
      from app.invoice_data d where d.rechnung_id = payment.rechnung_id and d.schluss_id is not null;
    perform app.refuse('payment_of_cancelled');
  end if;
  if payment.betrag < 0 and known.bezahlt::numeric + payment.betrag < least_paid then
    perform app.refuse('repaid_too_much');
  end if;
end
$$;

-- Before insert. The lock makes two payments of an invoice wait for one another. Definer: locking asks for a right to
-- change.
create or replace function app.guard_payment() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  known app.payment_standing;
begin
  perform from data.rechnung r where r.id = new.rechnung_id and r.archiviert_am is not null for no key update;
  perform app.refuse('payment_of_draft') where not found;
  perform app.refuse('amount_missing') where new.betrag = 0;
  if new.zu is not null then
    perform app.guard_reversal(new);
  end if;
  select s.* into known from app.payment_standing s where s.rechnung_id = new.rechnung_id;
  perform app.guard_amount(new, known);
  if new.bank is null and new.referenz <> ''
    and exists (select from data.zahlung z where z.referenz = new.referenz and z.bank is null) then
    perform app.refuse('reference_taken');
  end if;
  perform app.guard_bank_entry(new);
  return new;
end
$$;

create or replace function app.to_payment_kind(value text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  if coalesce(value, '') not in ('ueberweisung', 'bar', 'gutschrift', 'ausgleich') then
    perform app.refuse('bad_payment_kind');
  end if;
  return value;
end
$$;

-- Locks an invoice, and so waits for a payment that is being stored. Definer: locking asks for a right to change.
create or replace function app.lock_invoice(wanted bigint) returns void
language sql security definer set search_path = ''
begin atomic
  select from data.rechnung r where r.id = wanted for no key update;
end;

-- Unlikely values that need a confirmation: domain/office/payments/paymentRules has the same.
create or replace function app.check_doubts(known app.payment_standing, amount numeric, day date) returns void
language plpgsql stable set search_path = '' as $$
begin
  perform app.refuse('amount_unlikely') where amount > 10 * known.offen::numeric;
  if day < (select r.datum from data.rechnung r where r.id = known.rechnung_id) then
    perform app.refuse('payment_before_invoice');
  end if;
  perform app.refuse('payment_in_future') where day > app.today();
end
$$;

-- `zu` is the payment that it takes back, '' none; `bestaetigt` confirms unlikely values. `bank` is the identity of the
-- bank entry that it comes from, '' none, and `bank_betrag` the amount of that entry.
create or replace function api.w_add_zahlung(
  rechnung_id text default '', betrag text default '', datum text default '', art text default '',
  referenz text default '', zu text default '', bestaetigt text default '', bank text default '', bank_betrag text default ''
) returns app.payment
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  answer jsonb := app.replay(
    jsonb_build_array(rechnung_id, betrag, datum, art, referenz, zu, bestaetigt, bank, bank_betrag)
  );
  known app.payment_standing;
  added data.zahlung;
begin
  if answer is null then
    added.rechnung_id := app.known_invoice(rechnung_id);
    perform app.lock_invoice(added.rechnung_id);
    select s.* into known from app.payment_standing s where s.rechnung_id = added.rechnung_id;
    insert into data.zahlung as z (rechnung_id, betrag, datum, art, referenz, zu, bank)
      values (
        added.rechnung_id, app.to_decimal(betrag, 999999999999, 2), app.to_day(datum), app.to_payment_kind(art),
        trim(app.to_text(referenz, 200)), case when zu <> '' then app.to_id(zu) end, app.bank_entry(bank, bank_betrag, zu)
      )
      returning z.* into added;
    if added.zu is null and not app.to_flag(bestaetigt) then
      perform app.check_doubts(known, added.betrag, added.datum);
    end if;
    answer := app.remember((select to_jsonb(p) from app.payment p where p.id = added.id));
  end if;
  return jsonb_populate_record(null::app.payment, answer);
end
$$;

-- Transfers all that is owed back on a replaced invoice to its successor.
create or replace function app.add_transfer(wanted bigint) returns bigint
language plpgsql set search_path = '' as $$
declare
  known app.payment_standing;
  successor bigint := (select r.id from data.rechnung r where r.ersetzt = wanted and r.archiviert_am is not null);
  made bigint;
begin
  -- The older invoice first, as all who lock two of them do.
  perform app.lock_invoice(wanted);
  select s.* into known from app.payment_standing s where s.rechnung_id = wanted;
  perform app.refuse('not_replaced') where known.zustand <> 'ersetzt' or successor is null;
  perform app.refuse('nothing_to_transfer') where known.ueberzahlt::numeric = 0;
  insert into data.zahlung as z (rechnung_id, betrag, datum, art, gegenrechnung_id)
    values (wanted, -known.ueberzahlt::numeric, app.today(), 'ausgleich', successor)
    returning z.id into made;
  insert into data.zahlung (rechnung_id, betrag, datum, art, gegenrechnung_id)
    values (successor, known.ueberzahlt::numeric, app.today(), 'ausgleich', wanted);
  return made;
end
$$;

-- Answers the outgoing payment; its counterpart stands with the successor.
create or replace function api.w_add_umbuchung(rechnung_id text default '') returns app.payment
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  answer jsonb := app.replay(jsonb_build_array(rechnung_id));
  made bigint;
begin
  if answer is null then
    made := app.add_transfer(app.known_invoice(rechnung_id));
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
  app.payment_state, app.to_payment_kind, app.reminder_failed, app.lock_invoice, app.check_doubts, app.add_transfer,
  api.w_add_zahlung, api.w_add_umbuchung, api.w_get_zahlungen, api.w_get_rechnung_stand
to ogf_admin;
