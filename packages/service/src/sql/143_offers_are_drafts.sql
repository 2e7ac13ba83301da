-- An offer is written while it is a draft. Afterwards it says for ever what was sent: only its status goes on.
set local role waldkerf_owner;

-- Which status may follow which (domain/office/workplace/offerStatus has the same). One that is not in it becomes a
-- draft, or is invoiced.
create table data.angebot_transition (
  from_status text not null,
  to_status text not null,
  primary key (from_status, to_status)
);
insert into data.angebot_transition (from_status, to_status) values
  ('entwurf', 'versendet'), ('entwurf', 'abgerechnet'),
  ('versendet', 'entwurf'), ('versendet', 'angenommen'), ('versendet', 'abgelehnt'), ('versendet', 'abgerechnet'),
  ('angenommen', 'versendet'), ('angenommen', 'abgelehnt'), ('angenommen', 'abgerechnet'),
  ('abgelehnt', 'versendet'), ('abgelehnt', 'angenommen'), ('abgelehnt', 'abgerechnet'),
  ('abgerechnet', 'angenommen');
call app.protect('data.angebot_transition');
create policy read_all on data.angebot_transition for select to ogf_admin using (true);
grant select on data.angebot_transition to ogf_admin;

create function app.refuse_sent() returns void
language plpgsql set search_path = '' as $$
begin
  perform app.refuse(409, 'not_a_draft', 'Dieses Angebot ist kein Entwurf mehr und kann nicht mehr geändert werden.');
end
$$;

-- Before update, behind the version.
create function app.guard_draft() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.status <> old.status
    and not exists (
      select from data.angebot_transition t where t.from_status = old.status and t.to_status = new.status
    )
    and (
      new.status not in ('entwurf', 'abgerechnet')
      or exists (select from data.angebot_transition t where t.from_status = old.status)
    )
  then
    perform app.refuse(409, 'transition_refused', 'Dieser Statuswechsel ist nicht möglich.', old.status);
  end if;
  if old.status <> 'entwurf'
    and to_jsonb(new) - '{status,version}'::text[] <> to_jsonb(old) - '{status,version}'::text[]
  then
    perform app.refuse_sent();
  end if;
  return new;
end
$$;
create trigger b_draft before update on data.angebot for each row execute function app.guard_draft();

-- As before, and an offer's line items change while it is a draft. The lock makes a change of its status wait for a
-- position that is on its way, and the other way round.
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
  select r.archiviert_am into archived from data.rechnung r where r.id = line.rechnung_id for share;
  if archived is not null then
    perform app.refuse_archived();
  end if;
  select a.status into state from data.angebot a where a.id = line.angebot_id for share;
  if state <> 'entwurf' then
    perform app.refuse_sent();
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$$;

grant execute on function app.refuse_sent() to ogf_admin;

reset role;
