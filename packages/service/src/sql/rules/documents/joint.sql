-- One invoice for several offers of a client (docs/decisions/0172).

-- The first reason against billing these offers together. domain/office/joint/jointOffers has the same order.
create or replace function app.refuse_joint(wanted bigint[], again bigint[]) returns void
language plpgsql stable set search_path = '' as $$
declare
  one record;
begin
  for one in
    select a.id, app.document_number('AN', a.jahr, a.lfd) as nummer, a.status,
      a.client_id is distinct from f.client_id as is_others,
      (a.ust_satz, a.steuerfall) is distinct from (f.ust_satz, f.steuerfall) as is_taxed_else,
      exists (
        select from data.rechnung r where r.angebot_id = a.id and r.teil <> ''
          and not exists (select from data.rechnung c where c.storno_von = r.id)
      ) as has_instalments,
      (
        select app.document_number('RE', r.jahr, r.lfd)
        from data.rechnung_angebot b join data.rechnung r on r.id = b.rechnung_id
        where b.angebot_id = a.id and not exists (select from data.rechnung c where c.storno_von = r.id)
        order by r.id limit 1
      ) as invoice
    from data.angebot a cross join (select o.* from data.angebot o where o.id = any (wanted || again) order by o.id limit 1) f
    where a.id = any (wanted || again)
    order by a.id
  loop
    perform app.refuse('joint_client', null, one.nummer) where one.is_others;
    perform app.refuse('joint_tax', null, one.nummer) where one.is_taxed_else;
    perform app.refuse('joint_instalments', null, one.nummer) where one.has_instalments;
    if one.id = any (wanted) then
      perform app.refuse('joint_invoiced', null, one.nummer, one.invoice) where one.invoice is not null;
      perform app.refuse('joint_not_accepted', null, one.nummer) where one.status <> 'angenommen';
    else
      perform app.refuse('joint_not_invoiced', null, one.nummer) where one.status <> 'abgerechnet';
    end if;
  end loop;
end
$$;

-- The line items of the offers, each under a heading with its number and its own heading, if it has one.
create or replace function app.add_joint_lines(made bigint, offers bigint[]) returns void
language sql set search_path = ''
begin atomic
  insert into data.position (rechnung_id, lfd_nr, anzahl, einheit, bez, ep, erl, erl_on, erl_titel)
    select made, row_number() over (order by l.angebot_id, l.place), l.anzahl, l.einheit, l.bez, l.ep,
      -- A heading prints with its explanation or not at all; an explanation that does not print stays behind.
      case when l.place = 1 and not l.erl_on then '' else l.erl end, l.erl_on or l.place = 1,
      case
        when l.place = 1 then left(concat_ws(': ', format('Angebot %s vom %s', l.nummer, l.tag), l.titel), 200)
        when l.titel is not null then left(concat_ws(': ', l.nummer, l.titel), 200)
        else ''
      end
    from (
      select p.*, row_number() over (partition by a.id order by p.lfd_nr, p.id) as place,
        app.document_number('AN', a.jahr, a.lfd) as nummer, app.german_day(a.datum) as tag,
        case when not app.is_blank(p.erl_titel) then p.erl_titel end as titel
      from data.angebot a join data.position p on p.angebot_id = a.id
      where a.id = any (offers)
    ) l
    order by l.angebot_id, l.place;
end;

-- `wanted` are billed; `again` are billed already, and copied once more. Texts and Skonto are the first one's. All are locked
-- in the order of their ids, so that the second of two who bill them at once is told.
create or replace function app.add_joint_invoice(wanted bigint[], again bigint[], day date, supply date) returns bigint
language plpgsql set search_path = '' as $$
declare
  offers constant bigint[] := array(select distinct o from unnest(wanted || again) o order by o);
  each_offer bigint;
  made bigint;
begin
  perform app.refuse('not_found.offer') where cardinality(offers) = 0;
  perform app.refuse('too_many') where cardinality(offers) > 100;
  foreach each_offer in array offers loop
    perform app.lock_order(each_offer);
  end loop;
  perform app.refuse_joint(wanted, again);
  insert into data.rechnung as r (
    client_id, datum, le_date, ust_satz, steuerfall, bearbeiter, anrede, anschreiben, zuerl, angebot_id, skonto_tage,
    skonto_prozent
  )
    select o.client_id, day, supply, o.ust_satz, o.steuerfall, o.bearbeiter, o.anrede,
      coalesce(app.filled_in(v.rechnung_anschreiben, k), ''), coalesce(app.filled_in(v.rechnung_zuerl, k), ''),
      (select min(w) from unnest(wanted) w), o.skonto_tage, o.skonto_prozent
    from data.angebot o cross join data.vorgaben v left join data.kunde k on k.client_id = o.client_id
    where o.id = offers[1]
    returning r.id into made;
  insert into data.rechnung_angebot (rechnung_id, angebot_id)
    select made, w from unnest(wanted) w on conflict do nothing;
  perform app.add_joint_lines(made, offers);
  update data.angebot a set status = 'abgerechnet' where a.id = any (wanted);
  return made;
end
$$;

create or replace function api.w_add_sammelrechnung(
  angebote text[] default '{}', erneut text[] default '{}', rn_datum text default '', le_date text default '',
  heutige_preise text default ''
) returns app.invoice
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  answer jsonb := app.replay(jsonb_build_array(angebote, erneut, rn_datum, le_date, heutige_preise));
  repriced boolean := app.to_flag(heutige_preise);
  made bigint;
begin
  if answer is null then
    made := app.add_joint_invoice(
      array(select app.known_offer(o) from unnest(angebote) o), array(select app.known_offer(o) from unnest(erneut) o),
      app.to_day(rn_datum), app.to_day(le_date)
    );
    if repriced then
      perform app.take_template_prices(made, null);
    end if;
    answer := app.remember(to_jsonb(app.changed_invoice(made)));
  end if;
  return jsonb_populate_record(null::app.invoice, answer);
end
$$;

grant execute on function
  app.refuse_joint, app.add_joint_lines, app.add_joint_invoice, api.w_add_sammelrechnung
to ogf_admin;
