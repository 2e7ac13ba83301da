-- Numbers and dates of documents, and what archiving an invoice fixes. These hold whatever way a row changes.
set local role waldkerf_owner;

-- The earliest day of a new document: the greatest date of the newest series; null without any.
create function app.first_day(series text) returns date
language sql stable set search_path = ''
return case series
  when 'RE' then (select max(r.datum) from data.rechnung r where r.jahr = (select max(n.jahr) from data.rechnung n))
  else (select max(a.datum) from data.angebot a where a.jahr = (select max(n.jahr) from data.angebot n))
end;

-- A mistyped year would open a series that no later document could go behind.
create function app.check_future(datum date) returns void
language plpgsql stable set search_path = '' as $$
begin
  if datum > app.today() + 7 then
    perform app.refuse(400, 'date_future', 'Das Datum liegt mehr als sieben Tage in der Zukunft.');
  end if;
end
$$;

-- Before insert, with the series as argument: gives the number. Gapless, because the counter's row belongs to the
-- transaction until its end; in the order of dates, because the date is compared after the counter is held.
create function app.number_document() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.check_future(new.datum);
  new.jahr := extract(year from new.datum);
  insert into data.nummernkreis as n (art, jahr, letzte) values (tg_argv[0], new.jahr, 1)
    on conflict (art, jahr) do update set letzte = n.letzte + 1
    returning n.letzte into new.lfd;
  if new.datum < app.first_day(tg_argv[0]) then
    perform app.refuse(
      409, 'date_order', 'Das Datum liegt vor dem des letzten Dokuments.', app.first_day(tg_argv[0])::text
    );
  end if;
  return new;
end
$$;

-- Before update of the date: it stays in the year of its number, and between the dates of its neighbours.
create function app.keep_date_order() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  earliest date;
  latest date;
begin
  if new.datum = old.datum then
    return new;
  end if;
  perform app.check_future(new.datum);
  if extract(year from new.datum) <> old.jahr then
    perform app.refuse(409, 'date_year', 'Das Datum muss im Jahr der Nummer bleiben.', old.jahr::text);
  end if;
  perform from data.nummernkreis n where n.art = tg_argv[0] and n.jahr = old.jahr for update;
  execute format(
    'select max(d.datum) filter (where d.lfd < $1.lfd), min(d.datum) filter (where d.lfd > $1.lfd)
      from data.%I d where d.jahr = $1.jahr', tg_table_name
  ) into earliest, latest using old;
  if new.datum < earliest or new.datum > latest then
    perform app.refuse(
      409, 'date_order', 'Das Datum muss zwischen denen der benachbarten Nummern liegen.',
      concat_ws('/', coalesce(earliest::text, ''), coalesce(latest::text, ''))
    );
  end if;
  return new;
end
$$;

create function app.refuse_archived() returns void
language plpgsql set search_path = '' as $$
begin
  perform app.refuse(409, 'archived', 'Diese Rechnung ist festgeschrieben und kann nicht mehr geändert werden.');
end
$$;

-- Before update: of an archived invoice nothing changes any more. The own repeat of a write changes nothing.
create function app.guard_archive() returns trigger
language plpgsql set search_path = '' as $$
begin
  if old.archiviert_am is not null and new is distinct from old then
    perform app.refuse_archived();
  end if;
  return new;
end
$$;

-- The lock on the invoice makes archiving wait for a position that is on its way, and the other way round. Definer: the
-- row is locked, which asks for a right to change it.
create function app.guard_archived_positions() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  archived timestamptz;
begin
  if tg_op = 'UPDATE' and new is not distinct from old then
    return new;
  end if;
  select r.archiviert_am into archived from data.rechnung r
    where r.id = case tg_op when 'INSERT' then new.rechnung_id else old.rechnung_id end for share;
  if archived is not null then
    perform app.refuse_archived();
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$$;

-- What an archived invoice is shown from: everything as it is now.
create function app.archive_of(invoice data.rechnung) returns jsonb
language sql stable set search_path = ''
begin atomic
  select jsonb_build_object(
    'verkaeufer', (select to_jsonb(b) - 'id' - 'version' from data.buero b),
    'kunde', (select to_jsonb(k) - 'version' from data.kunde k where k.client_id = invoice.client_id),
    'rechnung', to_jsonb(invoice) || jsonb_build_object(
      'nummer', app.document_number('RE', invoice.jahr, invoice.lfd), 'ust_satz', invoice.ust_satz::text
    ),
    'positionen', (
      select jsonb_agg(
        to_jsonb(p) || jsonb_build_object('anzahl', p.anzahl::text, 'ep', p.ep::text) order by p.lfd_nr, p.id
      )
      from data.position p where p.rechnung_id = invoice.id
    )
  );
end;

create function app.keep_archive() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into data.rechnung_archiv (rechnung_id, inhalt) values (new.id, app.archive_of(new));
  return null;
end
$$;

create function app.never_delete() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'documents and their archive are never changed or deleted';
end
$$;

create trigger b_number before insert on data.rechnung for each row execute function app.number_document('RE');
create trigger a_version before update on data.rechnung for each row execute function app.guard_version();
create trigger a_archive before update on data.rechnung for each row execute function app.guard_archive();
create trigger c_date before update of datum on data.rechnung for each row execute function app.keep_date_order('RE');
create trigger z_change after update on data.rechnung for each row execute function app.record_change('id');
create trigger z_created after insert on data.rechnung for each row execute function app.record_creation('id');
create trigger archive after update of archiviert_am on data.rechnung for each row
  when (old.archiviert_am is null and new.archiviert_am is not null) execute function app.keep_archive();
create trigger never_delete before delete on data.rechnung for each row execute function app.never_delete();
create trigger never_change before update or delete on data.rechnung_archiv
  for each row execute function app.never_delete();

create trigger b_number before insert on data.angebot for each row execute function app.number_document('AN');
create trigger a_version before update on data.angebot for each row execute function app.guard_version();
create trigger c_date before update of datum on data.angebot for each row execute function app.keep_date_order('AN');
create trigger z_change after update on data.angebot for each row execute function app.record_change('id');
create trigger z_created after insert on data.angebot for each row execute function app.record_creation('id');
create trigger never_delete before delete on data.angebot for each row execute function app.never_delete();

create trigger a_version before update on data.position for each row execute function app.guard_version();
create trigger b_archive before insert or update or delete on data.position
  for each row execute function app.guard_archived_positions();
create trigger z_change after update or delete on data.position for each row execute function app.record_change('id');
create trigger z_created after insert on data.position for each row execute function app.record_creation('id');

create trigger a_version before update on data.prognose for each row execute function app.guard_version();
create trigger z_change after update or delete on data.prognose for each row execute function app.record_change('id');
create trigger z_created after insert on data.prognose for each row execute function app.record_creation('id');

create trigger a_version before update on data.buero for each row execute function app.guard_version();

grant execute on function app.first_day(text), app.check_future(date), app.refuse_archived() to ogf_admin;

reset role;
