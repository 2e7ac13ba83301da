-- Copies take what is unclear along, and sums say when they do not hold.
set local role waldkerf_owner;

-- Copies of line items stand in the order of their originals.
create function app.carry_unclear(from_invoice bigint, from_offer bigint, to_invoice bigint, to_offer bigint) returns void
language sql set search_path = ''
begin atomic
  update data.position p set unklar_anzahl = o.unklar_anzahl, unklar_ep = o.unklar_ep
    from (
      select row_number() over (order by s.lfd_nr, s.id) as place, s.unklar_anzahl, s.unklar_ep
      from data.position s where s.rechnung_id = from_invoice or s.angebot_id = from_offer
    ) o join (
      select row_number() over (order by m.lfd_nr, m.id) as place, m.id
      from data.position m where m.rechnung_id = to_invoice or m.angebot_id = to_offer
    ) c using (place)
    where p.id = c.id and (o.unklar_anzahl <> '' or o.unklar_ep <> '');
end;

create or replace function api.w_add_rechnung_kopie(
  rechnung_id text default '', rn_datum text default '', le_date text default ''
) returns app.invoice
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  answer jsonb := app.replay(jsonb_build_array(rechnung_id, rn_datum, le_date));
  made bigint;
begin
  if answer is null then
    made := app.copy_invoice(app.known_invoice(rechnung_id), app.to_day(rn_datum), app.to_day(le_date));
    perform app.carry_unclear(rechnung_id::bigint, null, made, null);
    answer := app.remember(to_jsonb(app.changed_invoice(made)));
  end if;
  return jsonb_populate_record(null::app.invoice, answer);
end
$$;

create or replace function api.w_add_angebot_kopie(angebot_id text default '', an_datum text default '')
returns app.offer
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  answer jsonb := app.replay(jsonb_build_array(angebot_id, an_datum));
  made bigint;
begin
  if answer is null then
    made := app.copy_offer(app.known_offer(angebot_id), app.to_day(an_datum));
    perform app.carry_unclear(null, angebot_id::bigint, null, made);
    answer := app.remember(to_jsonb(app.changed_offer(made)));
  end if;
  return jsonb_populate_record(null::app.offer, answer);
end
$$;

create or replace view app.offer_sums with (security_invoker = true) as
  select a.id, n.netto::text as netto, app.vat_on(n.netto, a.ust_satz)::text as ust,
    (n.netto + app.vat_on(n.netto, a.ust_satz))::text as brutto, coalesce(p.unclear, 0)::integer as unklar
  from data.angebot a
    left join (
      select angebot_id, sum(round(anzahl * ep, 2)) as lines,
        sum((unklar_anzahl <> '')::integer + (unklar_ep <> '')::integer) as unclear
      from data.position where angebot_id is not null
      group by angebot_id
    ) p on p.angebot_id = a.id
    cross join lateral (select round(coalesce(p.lines, 0), 2) as netto) n;

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

create or replace function api.w_get_angebot_summen() returns setof app.offer_sums
language sql stable set search_path = ''
begin atomic
  select s.* from app.offer_sums s order by s.id;
end;

create or replace function api.w_get_rechnung_summen() returns setof app.invoice_sums
language sql stable set search_path = ''
begin atomic
  select s.* from app.invoice_sums s order by s.id;
end;

grant execute on function app.carry_unclear(bigint, bigint, bigint, bigint) to ogf_admin;

reset role;
