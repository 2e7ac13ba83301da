-- Instalments and the final invoice of an order, which is an accepted offer. domain/office/orders has the same law; a
-- test compares both.

-- The final invoice of an order that is not cancelled, a draft or fixed; an order has one at most.
create or replace function app.final_invoice(of_offer bigint) returns setof data.rechnung
language sql stable
begin atomic
  select f.* from data.rechnung f
    where f.angebot_id = of_offer and f.teil = 'schluss'
      and not exists (select from data.rechnung c where c.storno_von = f.id);
end;

-- Skonto on an amount: how much less it is, and the part granted, with its day: where all payments, and those up to the
-- last day, reach the reduced amount; one that is taken back is none. domain/office/payments/discount has the same rule.
create or replace function app.discount(of_invoice bigint, amount numeric, rate numeric, last_day date)
returns table (abzug numeric, gewaehrt numeric, am date)
language sql stable
begin atomic
  select d.abzug, case when g.is_granted then greatest(amount - p.paid, 0) else 0 end, case when g.is_granted then p.am end
  from (select round(amount * rate * 0.01, 2) as abzug) d
    cross join (
      select coalesce(sum(z.betrag), 0) as paid,
        coalesce(sum(z.betrag) filter (where z.datum <= last_day and z.zu is null and b.id is null), 0) as in_time,
        max(z.datum) filter (where z.datum <= last_day and z.zu is null and b.id is null) as am
      from data.zahlung z left join data.zahlung b on b.zu = z.id where z.rechnung_id = of_invoice
    ) p
    cross join lateral (select p.in_time > 0 and least(p.paid, p.in_time) >= amount - d.abzug as is_granted) g
  where amount > 0 and rate > 0 and last_day is not null;
end;

-- The last day to pay with Skonto; null where there is none.
create or replace function app.discount_day(invoice data.rechnung) returns date
language sql immutable
return case when invoice.skonto_tage > 0 and invoice.skonto_prozent > 0 then invoice.datum + invoice.skonto_tage end;

-- Fixed instalments that are not cancelled, with what was received for each and the Skonto granted on it.
create or replace function app.instalments(of_offer bigint)
returns table (
  id bigint, nummer text, datum date, ust_satz numeric, steuerfall text, netto numeric, ust numeric,
  bezahlt numeric, skonto numeric
)
language sql stable
begin atomic
  select r.id, app.document_number('RE', r.jahr, r.lfd), r.datum, r.ust_satz, r.steuerfall, n.netto,
    app.vat_on(n.netto, r.ust_satz), z.bezahlt, round(coalesce(k.gewaehrt, 0), 2)
  from data.rechnung r
    cross join lateral (
      select round(coalesce(sum(round(p.anzahl * p.ep, 2)), 0), 2) as netto
      from data.position p where p.rechnung_id = r.id
    ) n
    cross join lateral (
      select round(coalesce(sum(p.betrag), 0), 2) as bezahlt from data.zahlung p where p.rechnung_id = r.id
    ) z
    left join lateral app.discount(r.id, n.netto + app.vat_on(n.netto, r.ust_satz), r.skonto_prozent, app.discount_day(r)) k on true
  where r.angebot_id = of_offer and r.teil = 'abschlag' and r.archiviert_am is not null
    and not exists (select from data.rechnung c where c.storno_von = r.id)
  order by r.id;
end;

-- The deductions of a final invoice: of each instalment the gross amount received and the Skonto granted on it, with the tax
-- in them. The invoice that cancels a final one takes back what that one deducted.
create or replace function app.deductions(invoice data.rechnung) returns jsonb
language sql stable
return case
  when invoice.teil = 'schluss' then (
    select coalesce(jsonb_agg(jsonb_build_object(
      'nummer', i.nummer, 'datum', i.datum, 'ust_satz', i.ust_satz::text, 'steuerfall', i.steuerfall,
      'netto', n.netto::text, 'ust', (n.brutto - n.netto)::text, 'brutto', n.brutto::text,
      'berechnet', (i.netto + i.ust)::text, 'skonto', i.skonto::text
    ) order by i.id), '[]')
    from app.instalments(invoice.angebot_id) i
      cross join lateral (select i.bezahlt + i.skonto as brutto,
        round((i.bezahlt + i.skonto) * 100 / (100 + i.ust_satz), 2) as netto) n
  )
  else coalesce((
    select jsonb_agg(d.value || jsonb_build_object(
      'netto', (-(d.value ->> 'netto')::numeric)::text, 'ust', (-(d.value ->> 'ust')::numeric)::text,
      'brutto', (-(d.value ->> 'brutto')::numeric)::text, 'berechnet', (-(d.value ->> 'berechnet')::numeric)::text,
      'skonto', round(-coalesce((d.value ->> 'skonto')::numeric, 0), 2)::text
    ) order by d.ordinality)
    from data.rechnung_archiv a cross join jsonb_array_elements(a.inhalt -> 'abschlaege') with ordinality d
    where a.rechnung_id = invoice.storno_von
  ), '[]')
end;

-- Locks the order that an invoice belongs to, and its invoices in the order of their ids: who adds, fixes or cancels one
-- of them waits here, and so does a payment. Definer: locking asks for a right to change.
create or replace function app.lock_order(of_offer bigint) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform from data.angebot a where a.id = of_offer for no key update;
  perform from data.rechnung r where r.angebot_id = of_offer and r.teil <> '' order by r.id for no key update;
end
$$;

create or replace function app.lock_order_with(wanted bigint) returns void
language sql set search_path = ''
begin atomic
  select app.lock_order(r.angebot_id) from data.rechnung r where r.id = wanted and r.teil <> '';
end;

-- Before insert, first of all: an order has one final invoice, one draft of an instalment at a time, and no instalment
-- after the final invoice was fixed. Before fixing: the same for an instalment.
create or replace function app.guard_order() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  final data.rechnung;
  draft data.rechnung;
begin
  perform app.lock_order(new.angebot_id);
  select f.* into final from app.final_invoice(new.angebot_id) f;
  if final.id <> new.id and (new.teil = 'schluss' or final.archiviert_am is not null) then
    perform app.refuse('final_exists', final.id::text, app.document_number('RE', final.jahr, final.lfd));
  end if;
  if tg_op = 'INSERT' and new.teil = 'abschlag' then
    select r.* into draft from data.rechnung r
      where r.angebot_id = new.angebot_id and r.teil = 'abschlag' and r.archiviert_am is null;
    if draft.id is not null then
      perform app.refuse('instalment_draft', draft.id::text, app.document_number('RE', draft.jahr, draft.lfd));
    end if;
  end if;
  return new;
end
$$;

create or replace trigger a_order before insert on data.rechnung for each row
  when (new.teil <> '') execute function app.guard_order();
create or replace trigger f_order before update of archiviert_am on data.rechnung for each row
  when (new.teil = 'abschlag' and old.archiviert_am is null and new.archiviert_am is not null)
  execute function app.guard_order();

grant execute on function
  app.discount, app.discount_day, app.final_invoice, app.instalments, app.deductions, app.lock_order, app.lock_order_with
to ogf_admin;
