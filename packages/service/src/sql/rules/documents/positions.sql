-- Line items of offers and invoices.

create policy read_all on data.position for select to ogf_admin using (true);
create policy add on data.position for insert to ogf_admin with check (true);
create policy change on data.position for update to ogf_admin using (true) with check (true);
create policy remove on data.position for delete to ogf_admin using (true);
grant select, delete,
  insert (rechnung_id, angebot_id, lfd_nr, anzahl, einheit, bez, ep, erl, erl_on, erl_titel),
  update (lfd_nr, anzahl, einheit, bez, ep, erl, erl_on, erl_titel, unklar_anzahl, unklar_ep)
  on data.position to ogf_admin;

create or replace view app.line_item with (security_invoker = true) as
  select id, rechnung_id, angebot_id, lfd_nr, anzahl::text as anzahl, einheit, bez, ep::text as ep, erl, erl_on,
    erl_titel, version, unklar_anzahl, unklar_ep
  from data.position;
grant select on app.line_item to ogf_admin;

create or replace function app.known_position(value text) returns bigint
language plpgsql stable set search_path = '' as $$
declare
  wanted bigint := app.to_id(value);
begin
  perform from data.position p where p.id = wanted;
  perform app.refuse('not_found.position') where not found;
  return wanted;
end
$$;

create or replace function app.changed_position(wanted bigint) returns app.line_item
language sql stable set search_path = ''
begin atomic
  select l.* from app.line_item l where l.id = wanted;
end;

create or replace function app.to_order(value text) returns integer
language plpgsql immutable set search_path = '' as $$
begin
  perform app.refuse('number_range.large') where app.to_id(value) > 1000000;
  return value::integer;
end
$$;

-- An offer's line items change while it is a draft, an invoice's until it is archived. The lock makes archiving, and a
-- change of an offer's status, wait for line items that are being stored, and the other way round. Definer: locking the
-- row needs a right to change it.
create or replace function app.guard_archived_positions() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  line data.position := case tg_op when 'INSERT' then new else old end;
  archived timestamptz;
  state text;
begin
  if tg_op = 'UPDATE' and new is not distinct from old then
    return new;
  end if;
  if tg_op = 'DELETE' and app.is_erasing() then
    return old;
  end if;
  select r.archiviert_am into archived from data.rechnung r where r.id = line.rechnung_id for share;
  perform app.refuse('archived') where archived is not null;
  select a.status into state from data.angebot a where a.id = line.angebot_id for share;
  perform app.refuse('not_a_draft') where state <> 'entwurf';
  return case tg_op when 'DELETE' then old else new end;
end
$$;

-- Without an id all.
create or replace function api.a_get_invoice_positions(rechnung_id text default '') returns setof app.line_item
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

create or replace function api.a_get_offer_positions(angebot_id text default '') returns setof app.line_item
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
create or replace function api.a_insert_position(
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
    perform app.refuse('one_parent') where (coalesce(rechnung_id, '') = '') = (coalesce(angebot_id, '') = '');
    insert into data.position as p (
      rechnung_id, angebot_id, lfd_nr, anzahl, einheit, bez, ep, erl, erl_on, erl_titel
    )
      values (
        case when rechnung_id <> '' then app.known_invoice(rechnung_id) end,
        case when angebot_id <> '' then app.known_offer(angebot_id) end,
        app.to_order(lfd_nr), app.to_decimal(anzahl, 999999999999, 6), app.to_column(einheit, 'data.position', 'einheit'),
        app.to_column(bez, 'data.position', 'bez'), app.to_decimal(ep, 999999999999, 6),
        app.to_column(erl, 'data.position', 'erl'), coalesce(erl_on, '') = '' or app.to_flag(erl_on),
        app.to_column(erl_titel, 'data.position', 'erl_titel')
      )
      returning p.id into made;
    answer := app.remember(to_jsonb(app.changed_position(made)));
  end if;
  return jsonb_populate_record(null::app.line_item, answer);
end
$$;

create or replace function api.a_update_position(
  id text default '', anzahl text default '', bez text default '', einheit text default '', ep text default '',
  lfd_nr text default '', erl text default '', erl_on text default '', erl_titel text default '',
  rechnung_id text default '', angebot_id text default ''
) returns app.line_item
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  wanted bigint := app.known_position(id);
begin
  perform app.keep_fields(
    jsonb_build_object('rechnung_id', rechnung_id, 'angebot_id', angebot_id), to_jsonb(app.changed_position(wanted))
  );
  update data.position p
    set lfd_nr = app.to_order(lfd_nr),
      anzahl = app.to_decimal(anzahl, 999999999999, 6),
      einheit = app.to_column(einheit, 'data.position', 'einheit'),
      bez = app.to_column(bez, 'data.position', 'bez'),
      ep = app.to_decimal(ep, 999999999999, 6),
      erl = app.to_column(erl, 'data.position', 'erl'),
      erl_on = coalesce(erl_on, '') = '' or app.to_flag(erl_on),
      erl_titel = app.to_column(erl_titel, 'data.position', 'erl_titel')
    where p.id = wanted;
  return app.changed_position(wanted);
end
$$;

-- From an invoice or an offer, whose other number is null; -1 negates the quantities.
create or replace function app.copy_lines(
  from_invoice bigint, from_offer bigint, to_invoice bigint, to_offer bigint, sign integer default 1
) returns void
language sql set search_path = ''
begin atomic
  insert into data.position (rechnung_id, angebot_id, lfd_nr, anzahl, einheit, bez, ep, erl, erl_on, erl_titel)
    select to_invoice, to_offer, p.lfd_nr, sign * p.anzahl, p.einheit, p.bez, p.ep, p.erl, p.erl_on, p.erl_titel
    from data.position p where p.rechnung_id = from_invoice or p.angebot_id = from_offer order by p.lfd_nr, p.id;
end;

-- Whether there was one.
create or replace function api.a_delete_position(position_id text default '') returns boolean
language plpgsql set search_path = '' as $$
begin
  delete from data.position p where p.id = app.to_id(position_id);
  return found;
end
$$;

create or replace trigger a_version before update on data.position for each row execute function app.guard_version();
create or replace trigger b_archive before insert or update or delete on data.position
  for each row execute function app.guard_archived_positions();
create or replace trigger c_unclear before update of anzahl, ep on data.position
  for each row execute function app.settle_unclear();
create or replace trigger z_change after update or delete on data.position
  for each row execute function app.record_change('id');
create or replace trigger z_created after insert on data.position
  for each row execute function app.record_creation('id');

grant execute on function
  app.known_position, app.changed_position, app.to_order, app.copy_lines, api.a_get_invoice_positions,
  api.a_get_offer_positions, api.a_insert_position, api.a_update_position, api.a_delete_position
to ogf_admin;
