-- Totals of offers and invoices, by the rule of editor, document model and electronic invoices: each line rounded to
-- cents, half away from zero, VAT once per document. Lists show these; a document's own page adds up its line items.

-- Times a hundredth, not divided by hundred: a quotient of numeric is rounded, and would be rounded a second time.
create or replace function app.vat_on(net numeric, rate numeric) returns numeric
language sql immutable
return round(net * rate * 0.01, 2);

create or replace view app.offer_sums with (security_invoker = true) as
  select a.id, n.netto::text as netto, app.vat_on(n.netto, a.ust_satz)::text as ust,
    (n.netto + app.vat_on(n.netto, a.ust_satz))::text as brutto, coalesce(p.unclear, 0)::integer as unklar, m.mail,
    -- The part of the net amount that instalments ask for, drafts among them.
    round(coalesce(i.lines, 0), 2)::text as abgerufen
  from data.angebot a
    left join (
      select angebot_id, sum(round(anzahl * ep, 2)) as lines,
        sum((unklar_anzahl <> '')::integer + (unklar_ep <> '')::integer) as unclear
      from data.position where angebot_id is not null
      group by angebot_id
    ) p on p.angebot_id = a.id
    -- The reason why the last mail of an offer has not arrived.
    left join (
      select distinct on (angebot_id) angebot_id,
        case when zugestellt_am is null then case when abgelehnt is null then 'wartet' else 'abgelehnt' end end as mail
      from data.versand where angebot_id is not null
      order by angebot_id, id desc
    ) m on m.angebot_id = a.id
    left join (
      select r.angebot_id, sum(round(q.anzahl * q.ep, 2)) as lines
      from data.rechnung r join data.position q on q.rechnung_id = r.id
      where r.teil = 'abschlag' and not exists (select from data.rechnung c where c.storno_von = r.id)
      group by r.angebot_id
    ) i on i.angebot_id = a.id
    cross join lateral (select round(coalesce(p.lines, 0), 2) as netto) n;
grant select on app.offer_sums to ogf_admin;

create or replace view app.invoice_sums with (security_invoker = true) as
  select r.id, n.netto::text as netto, app.vat_on(n.netto, r.ust_satz)::text as ust,
    (n.netto + app.vat_on(n.netto, r.ust_satz))::text as brutto, coalesce(p.unclear, 0)::integer as unklar
  from data.rechnung r
    left join (
      select rechnung_id, sum(round(anzahl * ep, 2)) as lines,
        sum((unklar_anzahl <> '')::integer + (unklar_ep <> '')::integer) as unclear
      from data.position where rechnung_id is not null
      group by rechnung_id
    ) p on p.rechnung_id = r.id
    cross join lateral (select round(coalesce(p.lines, 0), 2) as netto) n;
grant select on app.invoice_sums to ogf_admin;

create or replace function api.w_get_angebot_summen() returns setof app.offer_sums
language sql stable set search_path = ''
begin atomic
  select s.id, s.netto, s.ust, s.brutto, s.unklar, s.mail, s.abgerufen from app.offer_sums s order by s.id;
end;

create or replace function api.w_get_rechnung_summen() returns setof app.invoice_sums
language sql stable set search_path = ''
begin atomic
  select s.* from app.invoice_sums s order by s.id;
end;

grant execute on function app.vat_on, api.w_get_angebot_summen, api.w_get_rechnung_summen to ogf_admin;
