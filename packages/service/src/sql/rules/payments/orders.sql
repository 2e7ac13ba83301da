-- What is done with an order: its instalments, its final invoice, and how it stands.

-- The order with its own sums, and the progress that was last invoiced. It has to be accepted, and not invoiced as a whole.
create or replace function app.known_order(of_offer bigint) returns data.angebot
language plpgsql stable set search_path = '' as $$
declare
  found_offer data.angebot := (select a from data.angebot a where a.id = of_offer);
  whole text := (
    select app.document_number('RE', r.jahr, r.lfd)
    from data.rechnung_angebot b join data.rechnung r on r.id = b.rechnung_id
    where b.angebot_id = of_offer and r.teil = ''
      and not exists (select from data.rechnung c where c.storno_von = r.id) order by r.id limit 1
  );
begin
  perform app.refuse('not_accepted') where found_offer.status not in ('angenommen', 'abgerechnet');
  if whole is not null then
    perform app.refuse('offer_invoiced', null, whole);
  end if;
  return found_offer;
end
$$;

create or replace function app.last_progress(of_offer bigint) returns jsonb
language sql stable set search_path = ''
return coalesce((
  select r.staende from data.rechnung r
  where r.angebot_id = of_offer and r.teil = 'abschlag' and r.staende <> '{}'
    and not exists (select from data.rechnung c where c.storno_von = r.id)
  order by r.id desc limit 1
), '{}');

create or replace function app.german_day(day date) returns text
language sql immutable set search_path = ''
return to_char(day, 'DD.MM.YYYY');

-- How an invoice of an order names it: by its offer, or by its own words where it came without one.
create or replace function app.order_words(offer data.angebot) returns text
language sql stable set search_path = ''
return case
  when offer.auftrag <> '' then format('Ihrem Auftrag „%s“', offer.auftrag)
  else format('unserem Angebot %s vom %s', app.document_number('AN', offer.jahr, offer.lfd), app.german_day(offer.datum))
end;

create or replace function app.to_share(value text) returns numeric
language plpgsql immutable set search_path = '' as $$
declare
  share numeric := app.to_decimal(value, 100, 2);
begin
  perform app.refuse('number_range.negative') where share < 0;
  return share;
end
$$;

create or replace function app.percent_words(share numeric) returns text
language sql immutable set search_path = ''
return replace(trim_scale(share)::text, '.', ',') || ' %';

-- The line items of an instalment. By progress: what is done of each line item, less what the earlier ones asked for.
create or replace function app.add_instalment_lines(made bigint, offer data.angebot, way text, value text, stands jsonb)
returns void
language plpgsql set search_path = '' as $$
declare
  named text := format(
    '%s. Abschlag %s', 1 + (select count(*) from app.instalments(offer.id)), case
      when offer.auftrag <> '' then format('zum Auftrag „%s“', offer.auftrag)
      else format('zum Angebot %s vom %s', app.document_number('AN', offer.jahr, offer.lfd), app.german_day(offer.datum))
    end
  );
  net numeric := (select s.netto::numeric from app.offer_sums s where s.id = offer.id);
begin
  if way = 'stand' then
    insert into data.position (rechnung_id, lfd_nr, anzahl, einheit, bez, ep, erl, erl_on, erl_titel)
      select made, row_number() over (order by p.lfd_nr, p.id), trim_scale(round(p.anzahl * s.share * 0.01, 6)), p.einheit,
        left(p.bez, 3900) || format(' (Leistungsstand %s)', app.percent_words(s.share)), p.ep, p.erl, p.erl_on, p.erl_titel
      from data.position p
        cross join lateral (select app.to_share(coalesce(stands ->> p.id::text, '0')) as share) s
      where p.angebot_id = offer.id and s.share > 0
      order by p.lfd_nr, p.id;
    insert into data.position (rechnung_id, lfd_nr, anzahl, einheit, bez, ep, erl_titel)
      select made, (select count(*) from data.position p where p.rechnung_id = made) + row_number() over (order by i.id),
        -1, 'psch.', format('abzüglich Abschlagsrechnung %s vom %s', i.nummer, app.german_day(i.datum)), i.netto,
        case when row_number() over (order by i.id) = 1 then 'Bisher berechnet' else '' end
      from app.instalments(offer.id) i
      order by i.id;
  else
    insert into data.position (rechnung_id, lfd_nr, anzahl, einheit, bez, ep)
      values (
        made, 1, 1, 'psch.',
        named || case way when 'anteil' then ': ' || app.percent_words(app.to_share(value)) || ' der Auftragssumme' else '' end,
        case way when 'anteil' then round(net * app.to_share(value) * 0.01, 2) else app.to_decimal(value, 999999999999, 2) end
      );
  end if;
end
$$;

-- An invoice of an order, without line items.
create or replace function app.add_order_invoice(
  offer data.angebot, part text, day date, supply date, words text, stands jsonb
) returns bigint
language plpgsql set search_path = '' as $$
declare
  cancelled bigint := (
    select c.storno_von from data.rechnung c join data.rechnung f on f.id = c.storno_von
    where f.angebot_id = offer.id and f.teil = 'schluss'
      and not exists (select from data.rechnung n where n.ersetzt = f.id) order by f.id desc limit 1
  );
  made bigint;
begin
  insert into data.rechnung as r (
    client_id, datum, le_date, ust_satz, steuerfall, bearbeiter, anrede, anschreiben, zuerl, angebot_id, teil, staende,
    ersetzt, skonto_tage, skonto_prozent
  )
    select offer.client_id, day, supply, offer.ust_satz, offer.steuerfall, offer.bearbeiter, offer.anrede,
      format(words, app.order_words(offer)), coalesce(app.filled_in(v.rechnung_zuerl, k), ''), offer.id, part, stands,
      case when part = 'schluss' then cancelled end, offer.skonto_tage, offer.skonto_prozent
    from data.vorgaben v left join data.kunde k on k.client_id = offer.client_id
    returning r.id into made;
  return made;
end
$$;

-- `bestaetigt` confirms that more is asked for than was ordered.
create or replace function app.add_instalment(
  of_offer bigint, day date, supply date, way text, value text, stands jsonb, confirmed boolean
) returns bigint
language plpgsql set search_path = '' as $$
declare
  offer data.angebot;
  made bigint;
  net numeric;
  rest numeric;
begin
  perform app.lock_order(of_offer);
  offer := app.known_order(of_offer);
  perform app.refuse('bad_instalment_way') where coalesce(way, '') not in ('betrag', 'anteil', 'stand');
  perform app.refuse('bad_progress') where jsonb_typeof(stands) is distinct from 'object';
  made := app.add_order_invoice(
    offer, 'abschlag', day, supply, 'gemäß %s berechnen wir Ihnen den folgenden Abschlag:',
    case when way = 'stand' then stands else '{}' end
  );
  perform app.add_instalment_lines(made, offer, way, value, stands);
  select s.netto::numeric into net from app.invoice_sums s where s.id = made;
  select s.netto::numeric - coalesce((select sum(i.netto) from app.instalments(of_offer) i), 0)
    into rest from app.offer_sums s where s.id = of_offer;
  perform app.refuse('instalment_nothing') where net <= 0;
  perform app.refuse('instalment_beyond') where net > rest and not confirmed;
  return made;
end
$$;

-- All line items of the order. The offer counts as invoiced.
create or replace function app.add_final_invoice(of_offer bigint, day date, supply date) returns bigint
language plpgsql set search_path = '' as $$
declare
  offer data.angebot;
  made bigint;
begin
  perform app.lock_order(of_offer);
  offer := app.known_order(of_offer);
  made := app.add_order_invoice(
    offer, 'schluss', day, supply,
    'gemäß %s rechnen wir unsere Leistungen ab. Was wir an Abschlägen erhalten haben, ist abgezogen:', '{}'
  );
  perform app.copy_lines(null, of_offer, made, null);
  update data.angebot a set status = 'abgerechnet' where a.id = of_offer and a.status = 'angenommen';
  return made;
end
$$;

-- `art`: 'betrag' (`wert` is net), 'anteil' (`wert` is per cent of the order's net amount), 'stand' (`staende` has the
-- progress so far in per cent, by the ids of the offer's line items; what is left out is 0).
create or replace function api.w_add_abschlag(
  angebot_id text default '', rn_datum text default '', le_date text default '', art text default '',
  wert text default '', staende jsonb default '{}', bestaetigt text default ''
) returns app.invoice
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  answer jsonb := app.replay(jsonb_build_array(angebot_id, rn_datum, le_date, art, wert, staende, bestaetigt));
  made bigint;
begin
  if answer is null then
    made := app.add_instalment(
      app.known_offer(angebot_id), app.to_day(rn_datum), app.to_day(le_date), art, wert, staende, app.to_flag(bestaetigt)
    );
    answer := app.remember(to_jsonb(app.changed_invoice(made)));
  end if;
  return jsonb_populate_record(null::app.invoice, answer);
end
$$;

-- The first instalment of an order that came without an offer. An accepted offer with one line item stands for the order; its
-- day is the invoice's, or the last offer's where that is later.
create or replace function api.w_add_auftrag(
  client_id text default '', auftrag text default '', netto text default '', ust_satz text default '',
  rn_datum text default '', le_date text default '', betrag text default ''
) returns app.invoice
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  answer jsonb := app.replay(jsonb_build_array(client_id, auftrag, netto, ust_satz, rn_datum, le_date, betrag));
  named text;
  offer bigint;
  made bigint;
begin
  if answer is null then
    named := app.to_name(auftrag);
    insert into data.angebot as a
        (client_id, datum, ust_satz, bearbeiter, sign, anrede, auftrag, skonto_tage, skonto_prozent)
      select k.client_id, greatest(app.to_day(rn_datum), api.a_get_min_an_datum_for_new_offer()), app.to_rate(ust_satz),
        app.own_acronym(), app.own_acronym(), app.salutation(k.ap_gender, k.ap_nachname), named, t.skonto_tage,
        t.skonto_prozent
      from data.kunde k, app.usual_terms(k) t where k.client_id = app.known_client(client_id)
      returning a.id into offer;
    insert into data.position (angebot_id, lfd_nr, anzahl, einheit, bez, ep)
      values (offer, 1, 1, 'psch.', named, app.to_decimal(netto, 999999999999, 2));
    update data.angebot a set status = 'versendet' where a.id = offer;
    update data.angebot a set status = 'angenommen' where a.id = offer;
    made := app.add_instalment(offer, app.to_day(rn_datum), app.to_day(le_date), 'betrag', betrag, '{}', false);
    answer := app.remember(to_jsonb(app.changed_invoice(made)));
  end if;
  return jsonb_populate_record(null::app.invoice, answer);
end
$$;

create or replace function api.w_add_schlussrechnung(
  angebot_id text default '', rn_datum text default '', le_date text default ''
) returns app.invoice
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  answer jsonb := app.replay(jsonb_build_array(angebot_id, rn_datum, le_date));
  made bigint;
begin
  if answer is null then
    made := app.add_final_invoice(app.known_offer(angebot_id), app.to_day(rn_datum), app.to_day(le_date));
    answer := app.remember(to_jsonb(app.changed_invoice(made)));
  end if;
  return jsonb_populate_record(null::app.invoice, answer);
end
$$;

-- Its invoices are the instalments and the final ones, cancelled ones among them, in the order they were made.
create or replace function api.w_get_auftrag(angebot_id text default '') returns json
language plpgsql stable set search_path = '' as $$
declare
  wanted bigint := app.known_offer(w_get_auftrag.angebot_id);
begin
  return (
    select json_build_object(
      'angebot_id', wanted, 'auftrag', (select a.auftrag from data.angebot a where a.id = wanted), 'netto', o.netto, 'ust', o.ust, 'brutto', o.brutto, 'staende', app.last_progress(wanted),
      'rechnungen', (
        select coalesce(json_agg(json_build_object(
          'id', r.id, 'nummer', app.document_number('RE', r.jahr, r.lfd), 'teil', r.teil, 'datum', r.datum,
          'netto', d.netto, 'ust_satz', r.ust_satz::text, 'ust', d.ust, 'brutto', d.brutto, 'gefordert', s.gefordert,
          'bezahlt', s.bezahlt, 'offen', s.offen, 'ueberzahlt', s.ueberzahlt, 'zustand', s.zustand, 'skonto', s.skonto
        ) order by r.id), '[]')
        from data.rechnung r
          join app.invoice_sums d on d.id = r.id
          join app.payment_standing s on s.rechnung_id = r.id
        where r.angebot_id = wanted and r.teil <> ''
      )
    )
    from app.offer_sums o where o.id = wanted
  );
end
$$;

grant execute on function
  app.known_order, app.last_progress, app.german_day, app.order_words, app.to_share, app.percent_words, app.add_instalment_lines,
  app.add_order_invoice, app.add_instalment, app.add_final_invoice, api.w_add_abschlag, api.w_add_auftrag,
  api.w_add_schlussrechnung,
  api.w_get_auftrag
to ogf_admin;
