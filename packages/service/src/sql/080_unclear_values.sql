-- What was typed as a quantity or price and cannot be read. It belongs to the document until somebody says what is meant:
-- nothing is fixed, sent or copied as if the number beneath it held.
set local role waldkerf_owner;

alter table data.position
  add column unklar_anzahl text not null default '' check (char_length(unklar_anzahl) <= 200),
  add column unklar_ep text not null default '' check (char_length(unklar_ep) <= 200);
grant update (unklar_anzahl, unklar_ep) on data.position to ogf_admin;

create or replace view app.line_item with (security_invoker = true) as
  select id, rechnung_id, angebot_id, lfd_nr, anzahl::text as anzahl, einheit, bez, ep::text as ep, erl, erl_on,
    erl_titel, version, unklar_anzahl, unklar_ep
  from data.position;

create or replace function app.changed_position(wanted bigint) returns app.line_item
language sql stable set search_path = ''
begin atomic
  select l.* from app.line_item l where l.id = wanted;
end;

-- '' clears it.
create function api.w_set_unklar(position_id text default '', feld text default '', text text default '')
returns app.line_item
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  wanted bigint := app.known_position(position_id);
  typed varchar := case when text ~ '\S' then app.to_text(text, 200) else '' end;
begin
  if coalesce(feld, '') not in ('anzahl', 'ep') then
    perform app.refuse(400, 'bad_field', 'Unklar sein können nur Menge und Einzelpreis.');
  end if;
  update data.position p
    set unklar_anzahl = case feld when 'anzahl' then typed else p.unklar_anzahl end,
      unklar_ep = case feld when 'ep' then typed else p.unklar_ep end
    where p.id = wanted;
  return app.changed_position(wanted);
end
$$;

-- Before update, behind the version: a number that changes has been said.
create function app.settle_unclear() returns trigger
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

create trigger c_unclear before update of anzahl, ep on data.position
  for each row execute function app.settle_unclear();

create function app.refuse_unclear() returns void
language plpgsql set search_path = '' as $$
begin
  perform app.refuse(409, 'unclear', 'Erst müssen die unklaren Werte in den Positionen geklärt werden.');
end
$$;

-- Before an invoice is fixed. The caller holds its row; positions on their way have been waited for.
create function app.guard_unclear_invoice() returns trigger
language plpgsql set search_path = '' as $$
begin
  if exists (
    select from data.position p where p.rechnung_id = new.id and (p.unklar_anzahl <> '' or p.unklar_ep <> '')
  ) then
    perform app.refuse_unclear();
  end if;
  return new;
end
$$;

create trigger d_unclear before update of archiviert_am on data.rechnung for each row
  when (old.archiviert_am is null and new.archiviert_am is not null) execute function app.guard_unclear_invoice();

-- Before an offer leaves its draft.
create function app.guard_unclear_offer() returns trigger
language plpgsql set search_path = '' as $$
begin
  if exists (
    select from data.position p where p.angebot_id = new.id and (p.unklar_anzahl <> '' or p.unklar_ep <> '')
  ) then
    perform app.refuse_unclear();
  end if;
  return new;
end
$$;

create trigger d_unclear before update of status on data.angebot for each row
  when (old.status is distinct from new.status and new.status <> 'entwurf') execute function app.guard_unclear_offer();

grant execute on function api.w_set_unklar(text, text, text), app.refuse_unclear() to ogf_admin;

reset role;
