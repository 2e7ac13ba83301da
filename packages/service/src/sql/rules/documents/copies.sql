-- Documents made from others, each in one transaction: cancellations and copies. They keep the tax case, a cancellation
-- also the days of supply, and copies keep unclear values. A cancelled invoice is mostly written anew: its first copy
-- names it, and stays with the offer.

-- Quantities change their sign, prices stay. It names the invoice that it cancels (§ 31 Abs. 5 UStDV).
create or replace function app.add_cancellation(wanted bigint, day date) returns bigint
language plpgsql set search_path = '' as $$
declare
  original data.rechnung;
  made bigint;
begin
  perform app.lock_order_with(wanted);
  -- Two calls at once wait here for one another.
  select r.* into original from data.rechnung r where r.id = wanted for update;
  perform app.refuse('not_archived') where original.archiviert_am is null;
  perform app.refuse('is_cancellation.cancel') where original.storno_von is not null;
  perform app.refuse('cancelled') where exists (select from data.rechnung r where r.storno_von = wanted);
  -- The final invoice names it and deducts what was received.
  perform app.refuse('in_final_invoice', d.schluss_id::text, d.schluss_nummer)
    from app.invoice_data d where d.rechnung_id = wanted and d.schluss_id is not null;
  insert into data.rechnung as r (
    client_id, bearbeiter, datum, le_date, le_bis, anrede, anschreiben, ust_satz, steuerfall, befreiung, storno_von
  )
    values (
      original.client_id, original.bearbeiter, day, original.le_date, original.le_bis, original.anrede,
      format(
        'hiermit stornieren wir unsere Rechnung %s vom %s.',
        app.document_number('RE', original.jahr, original.lfd), to_char(original.datum, 'DD.MM.YYYY')
      ),
      original.ust_satz, original.steuerfall, original.befreiung, original.id
    )
    returning r.id into made;
  perform app.copy_lines(wanted, null, made, null, -1);
  return made;
end
$$;

-- The first copy of a cancelled invoice replaces it.
create or replace function app.copy_invoice(wanted bigint, day date, supply date) returns bigint
language plpgsql set search_path = '' as $$
declare
  replaces boolean;
  made bigint;
begin
  perform app.lock_order_with(wanted);
  -- Two calls at once wait here for one another.
  perform from data.rechnung r where r.id = wanted for update;
  if exists (select from data.rechnung r where r.id = wanted and r.storno_von is not null) then
    perform app.refuse('is_cancellation.copy');
  end if;
  replaces := exists (select from data.rechnung r where r.storno_von = wanted)
    and not exists (select from data.rechnung r where r.ersetzt = wanted);
  insert into data.rechnung as r (
    client_id, bearbeiter, datum, le_date, anrede, anschreiben, zuerl, ust_satz, steuerfall, befreiung, ersetzt,
    angebot_id, teil, staende, skonto_tage, skonto_prozent
  )
    select o.client_id, o.bearbeiter, day, supply, o.anrede, o.anschreiben, o.zuerl, o.ust_satz, o.steuerfall,
      o.befreiung, case when replaces then o.id end, case when replaces then o.angebot_id end,
      case when replaces then o.teil else '' end, case when replaces then o.staende else '{}' end, o.skonto_tage, o.skonto_prozent
    from data.rechnung o where o.id = wanted
    returning r.id into made;
  insert into data.rechnung_angebot (rechnung_id, angebot_id)
    select made, b.angebot_id from data.rechnung_angebot b where replaces and b.rechnung_id = wanted on conflict do nothing;
  update data.angebot a set status = 'abgerechnet'
    from data.rechnung r join data.rechnung_angebot b on b.rechnung_id = r.id
    where r.id = made and r.teil <> 'abschlag' and a.id = b.angebot_id and a.status = 'angenommen';
  perform app.copy_lines(wanted, null, made, null);
  return made;
end
$$;

-- An offer whose invoice is cancelled is to be billed again, unless another invoice for it stands; instalments are a part of it.
create or replace function app.reopen_offer() returns trigger
language plpgsql set search_path = '' as $$
begin
  update data.angebot a set status = 'angenommen'
    from data.rechnung_angebot o
    where o.rechnung_id = new.storno_von and a.id = o.angebot_id and a.status = 'abgerechnet' and not exists (
      select from data.rechnung_angebot b join data.rechnung r on r.id = b.rechnung_id
      where b.angebot_id = a.id and r.teil <> 'abschlag' and not exists (
        select from data.rechnung s where s.storno_von = r.id and s.archiviert_am is not null
      )
    );
  return null;
end
$$;
create or replace trigger z_reopen_offer after update of archiviert_am on data.rechnung for each row
  when (new.storno_von is not null and old.archiviert_am is null and new.archiviert_am is not null)
  execute function app.reopen_offer();

-- Line items get today's price of the template with their name and unit, where it has one price (domain's templatePrices).
create or replace function app.take_template_prices(of_invoice bigint, of_offer bigint) returns void
language sql set search_path = ''
begin atomic
  update data.position p set ep = t.ep
    from (
      select o.bez, o.einheit, min(o.ep) as ep from data.position_tmpl o group by 1, 2 having min(o.ep) = max(o.ep)
    ) t
    where (p.rechnung_id = of_invoice or p.angebot_id = of_offer) and t.bez = p.bez and t.einheit = p.einheit
      and t.ep <> p.ep;
end;

create or replace function app.copy_offer(wanted bigint, day date) returns bigint
language plpgsql set search_path = '' as $$
declare
  made bigint;
begin
  insert into data.angebot as a
      (client_id, bearbeiter, datum, anrede, anschreiben, zuerl, ust_satz, steuerfall, sign, skonto_tage, skonto_prozent)
    select o.client_id, o.bearbeiter, day, o.anrede, o.anschreiben, o.zuerl, o.ust_satz, o.steuerfall, o.sign,
      o.skonto_tage, o.skonto_prozent
    from data.angebot o where o.id = wanted
    returning a.id into made;
  perform app.copy_lines(null, wanted, null, made);
  return made;
end
$$;

create or replace function api.w_add_storno(rechnung_id text default '', rn_datum text default '') returns app.invoice
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  answer jsonb := app.replay(jsonb_build_array(rechnung_id, rn_datum));
  made bigint;
begin
  if answer is null then
    made := app.add_cancellation(app.known_invoice(rechnung_id), app.to_day(rn_datum));
    answer := app.remember(to_jsonb(app.changed_invoice(made)));
  end if;
  return jsonb_populate_record(null::app.invoice, answer);
end
$$;

create or replace function api.w_add_rechnung_kopie(
  rechnung_id text default '', rn_datum text default '', le_date text default '', heutige_preise text default ''
) returns app.invoice
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  answer jsonb := app.replay(jsonb_build_array(rechnung_id, rn_datum, le_date, heutige_preise));
  repriced boolean := app.to_flag(heutige_preise);
  made bigint;
begin
  if answer is null then
    made := app.copy_invoice(app.known_invoice(rechnung_id), app.to_day(rn_datum), app.to_day(le_date));
    perform app.carry_unclear(rechnung_id::bigint, null, made, null);
    if repriced then
      perform app.take_template_prices(made, null);
    end if;
    answer := app.remember(to_jsonb(app.changed_invoice(made)));
  end if;
  return jsonb_populate_record(null::app.invoice, answer);
end
$$;

create or replace function api.w_add_angebot_kopie(
  angebot_id text default '', an_datum text default '', heutige_preise text default ''
) returns app.offer
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  answer jsonb := app.replay(jsonb_build_array(angebot_id, an_datum, heutige_preise));
  repriced boolean := app.to_flag(heutige_preise);
  made bigint;
begin
  if answer is null then
    made := app.copy_offer(app.known_offer(angebot_id), app.to_day(an_datum));
    perform app.carry_unclear(null, angebot_id::bigint, null, made);
    if repriced then
      perform app.take_template_prices(null, made);
    end if;
    answer := app.remember(to_jsonb(app.changed_offer(made)));
  end if;
  return jsonb_populate_record(null::app.offer, answer);
end
$$;

grant execute on function
  app.add_cancellation, app.copy_invoice, app.copy_offer, app.take_template_prices, api.w_add_storno, api.w_add_rechnung_kopie,
  api.w_add_angebot_kopie
to ogf_admin;
