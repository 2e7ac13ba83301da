-- The exposed surface of line items, of the forecast, and of what both are written with.
set local role waldkerf_owner;

create view app.line_item with (security_invoker = true) as
  select id, rechnung_id, angebot_id, lfd_nr, anzahl::text as anzahl, einheit, bez, ep::text as ep, erl, erl_on,
    erl_titel, version
  from data.position;

create view app.line_item_template with (security_invoker = true) as
  select id, bez, einheit, ep::text as ep, erl, erl_titel from data.position_tmpl;

create view app.forecast_entry with (security_invoker = true) as
  select id, datum, betrag::text as betrag, art, version from data.prognose;

create view app.acronym with (security_invoker = true) as select kuerzel, name from data.kuerzel;
create view app.text_block with (security_invoker = true) as select id, titel, text from data.freitext;

grant select on app.acronym to ogf_expert;
grant select on app.line_item, app.line_item_template, app.forecast_entry, app.text_block to ogf_admin;

create function app.known_position(value text) returns bigint
language plpgsql stable set search_path = '' as $$
declare
  wanted bigint := app.to_id(value);
begin
  perform from data.position p where p.id = wanted;
  if not found then
    perform app.not_found('Die Position');
  end if;
  return wanted;
end
$$;

create function app.changed_position(wanted bigint) returns app.line_item
language sql stable set search_path = ''
begin atomic
  select l.* from app.line_item l where l.id = wanted;
end;

create function app.to_order(value text) returns integer
language plpgsql immutable set search_path = '' as $$
begin
  if app.to_id(value) > 1000000 then
    perform app.refuse(400, 'number_range', 'Die Zahl ist zu groß.');
  end if;
  return value::integer;
end
$$;

-- Without an id all.
create function api.a_get_invoice_positions(rechnung_id text default '') returns setof app.line_item
language plpgsql stable set search_path = '' as $$
#variable_conflict use_variable
declare
  wanted bigint := case when coalesce(rechnung_id, '') <> '' then app.known_invoice(rechnung_id) end;
begin
  return query
    select l.* from app.line_item l
    where l.rechnung_id = wanted or (wanted is null and l.rechnung_id is not null)
    order by l.rechnung_id, l.lfd_nr, l.id;
end
$$;

create function api.a_get_offer_positions(angebot_id text default '') returns setof app.line_item
language plpgsql stable set search_path = '' as $$
#variable_conflict use_variable
declare
  wanted bigint := case when coalesce(angebot_id, '') <> '' then app.known_offer(angebot_id) end;
begin
  return query
    select l.* from app.line_item l
    where l.angebot_id = wanted or (wanted is null and l.angebot_id is not null)
    order by l.angebot_id, l.lfd_nr, l.id;
end
$$;

-- Belongs to an invoice or to an offer.
create function api.a_insert_position(
  anzahl text default '', bez text default '', einheit text default '', ep text default '', lfd_nr text default '',
  erl text default '', erl_on text default '', erl_titel text default '', rechnung_id text default '',
  angebot_id text default ''
) returns app.line_item
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  answer jsonb := app.replay(jsonb_build_array(
    anzahl, bez, einheit, ep, lfd_nr, erl, erl_on, erl_titel, rechnung_id, angebot_id
  ));
  made bigint;
begin
  if answer is null then
    if (coalesce(rechnung_id, '') = '') = (coalesce(angebot_id, '') = '') then
      perform app.refuse(400, 'one_parent', 'Eine Position gehört zu einer Rechnung oder zu einem Angebot.');
    end if;
    insert into data.position as p (
      rechnung_id, angebot_id, lfd_nr, anzahl, einheit, bez, ep, erl, erl_on, erl_titel
    )
      values (
        case when rechnung_id <> '' then app.known_invoice(rechnung_id) end,
        case when angebot_id <> '' then app.known_offer(angebot_id) end,
        app.to_order(lfd_nr), app.to_decimal(anzahl, 999999999999, 6), app.to_text(einheit, 20), app.to_text(bez, 4000),
        app.to_decimal(ep, 999999999999, 6), app.to_text(erl, 4000),
        coalesce(erl_on, '') = '' or app.to_flag(erl_on), app.to_text(erl_titel, 200)
      )
      returning p.id into made;
    answer := app.remember(to_jsonb(app.changed_position(made)));
  end if;
  return jsonb_populate_record(null::app.line_item, answer);
end
$$;

create function api.a_update_position(
  id text default '', anzahl text default '', bez text default '', einheit text default '', ep text default '',
  lfd_nr text default '', erl text default '', erl_on text default '', erl_titel text default ''
) returns app.line_item
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  wanted bigint := app.known_position(id);
begin
  update data.position p
    set lfd_nr = app.to_order(lfd_nr),
      anzahl = app.to_decimal(anzahl, 999999999999, 6),
      einheit = app.to_text(einheit, 20),
      bez = app.to_text(bez, 4000),
      ep = app.to_decimal(ep, 999999999999, 6),
      erl = app.to_text(erl, 4000),
      erl_on = coalesce(erl_on, '') = '' or app.to_flag(erl_on),
      erl_titel = app.to_text(erl_titel, 200)
    where p.id = wanted;
  return app.changed_position(wanted);
end
$$;

-- Whether there was one.
create function api.a_delete_position(position_id text default '') returns boolean
language plpgsql set search_path = '' as $$
begin
  delete from data.position p where p.id = app.to_id(position_id);
  return found;
end
$$;

create function api.a_get_position_tmpl() returns setof app.line_item_template
language sql stable set search_path = ''
begin atomic
  select t.* from app.line_item_template t order by t.bez collate "de-x-icu", t.id;
end;

create function api.a_get_all_freitexte() returns setof app.text_block
language sql stable set search_path = ''
begin atomic
  select t.* from app.text_block t order by t.titel collate "de-x-icu", t.id;
end;

create function api.a_get_acronyms() returns setof app.acronym
language sql stable set search_path = ''
begin atomic
  select a.* from app.acronym a order by a.kuerzel collate "de-x-icu";
end;

create function api.a_get_prognose() returns setof app.forecast_entry
language sql stable set search_path = ''
begin atomic
  select f.* from app.forecast_entry f order by f.datum, f.id;
end;

create function app.changed_forecast(wanted bigint) returns app.forecast_entry
language sql stable set search_path = ''
begin atomic
  select f.* from app.forecast_entry f where f.id = wanted;
end;

create function api.a_insert_prognose(datum text default '', betrag text default '', art text default '')
returns app.forecast_entry
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  answer jsonb := app.replay(jsonb_build_array(datum, betrag, art));
  made bigint;
begin
  if answer is null then
    insert into data.prognose as f (datum, betrag, art)
      values (app.to_day(datum), app.to_decimal(betrag, 999999999999, 2), app.to_text(art, 100))
      returning f.id into made;
    answer := app.remember(to_jsonb(app.changed_forecast(made)));
  end if;
  return jsonb_populate_record(null::app.forecast_entry, answer);
end
$$;

create function api.a_update_prognose(
  id text default '', datum text default '', betrag text default '', art text default ''
) returns app.forecast_entry
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  wanted bigint := app.to_id(id);
begin
  update data.prognose f
    set datum = app.to_day(datum), betrag = app.to_decimal(betrag, 999999999999, 2), art = app.to_text(art, 100)
    where f.id = wanted;
  if not found then
    perform app.not_found('Der Eintrag');
  end if;
  return app.changed_forecast(wanted);
end
$$;

-- Whether there was one.
create function api.a_delete_prognose(prognose_id text default '') returns boolean
language plpgsql set search_path = '' as $$
begin
  delete from data.prognose f where f.id = app.to_id(prognose_id);
  return found;
end
$$;

grant execute on function api.a_get_acronyms() to ogf_expert;
grant execute on function
  app.known_position(text), app.changed_position(bigint), app.to_order(text), app.changed_forecast(bigint),
  api.a_get_invoice_positions(text), api.a_get_offer_positions(text),
  api.a_insert_position(text, text, text, text, text, text, text, text, text, text),
  api.a_update_position(text, text, text, text, text, text, text, text, text), api.a_delete_position(text),
  api.a_get_position_tmpl(), api.a_get_all_freitexte(), api.a_get_prognose(),
  api.a_insert_prognose(text, text, text), api.a_update_prognose(text, text, text, text), api.a_delete_prognose(text)
to ogf_admin;

reset role;
