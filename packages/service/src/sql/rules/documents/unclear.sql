-- Typed quantities and prices that cannot be read. They belong to the document until somebody corrects them: until then
-- it cannot be archived or sent, and copies keep them.

-- Before update, after the version's trigger: a changed number clears its unclear text.
create or replace function app.settle_unclear() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.anzahl <> old.anzahl then
    new.unklar_anzahl := '';
  end if;
  if new.ep <> old.ep then
    new.unklar_ep := '';
  end if;
  return new;
end
$$;

-- Before archiving. The caller has locked the row, and so has waited for line items that were being stored.
create or replace function app.guard_unclear_invoice() returns trigger
language plpgsql set search_path = '' as $$
begin
  if exists (
    select from data.position p where p.rechnung_id = new.id and (p.unklar_anzahl <> '' or p.unklar_ep <> '')
  ) then
    perform app.refuse('unclear');
  end if;
  return new;
end
$$;

-- Before an offer leaves its draft.
create or replace function app.guard_unclear_offer() returns trigger
language plpgsql set search_path = '' as $$
begin
  if exists (
    select from data.position p where p.angebot_id = new.id and (p.unklar_anzahl <> '' or p.unklar_ep <> '')
  ) then
    perform app.refuse('unclear');
  end if;
  return new;
end
$$;

-- Copies of line items stand in the order of their originals.
create or replace function app.carry_unclear(from_invoice bigint, from_offer bigint, to_invoice bigint, to_offer bigint)
returns void
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

-- '' clears it.
create or replace function api.w_set_unklar(position_id text default '', feld text default '', text text default '')
returns app.line_item
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  wanted bigint := app.known_position(position_id);
  typed varchar := case when text ~ '\S' then app.to_text(text, 200) else '' end;
begin
  perform app.refuse('bad_field') where coalesce(feld, '') not in ('anzahl', 'ep');
  update data.position p
    set unklar_anzahl = case feld when 'anzahl' then typed else p.unklar_anzahl end,
      unklar_ep = case feld when 'ep' then typed else p.unklar_ep end
    where p.id = wanted;
  return app.changed_position(wanted);
end
$$;

grant execute on function app.carry_unclear, api.w_set_unklar to ogf_admin;
