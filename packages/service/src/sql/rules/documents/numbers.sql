-- How a document gets its number, invoice or offer, and which dates it may have.

-- RE-2026-0001. Computed where it is shown: a generated column has no value yet when a trigger compares old and new.
create or replace function app.document_number(art text, jahr integer, lfd integer) returns text
language sql immutable
return art || '-' || jahr || '-' || lpad(lfd::text, greatest(4, length(lfd::text)), '0');

-- The earliest day of a new document: the greatest date of the newest series; null without any.
create or replace function app.first_day(series text) returns date
language sql stable set search_path = ''
return case series
  when 'RE' then (select max(r.datum) from data.rechnung r where r.jahr = (select max(n.jahr) from data.rechnung n))
  else (select max(a.datum) from data.angebot a where a.jahr = (select max(n.jahr) from data.angebot n))
end;

-- A mistyped year would open a series, which then refuses all earlier dates.
create or replace function app.check_future(datum date) returns void
language sql stable set search_path = ''
begin atomic
  select app.refuse('date_future') where datum > app.today() + 7;
end;

-- Before insert, with the series as argument: gives the number. Gapless, because the counter's row belongs to the
-- transaction until its end; in the order of dates, because the date is compared after the counter is held.
create or replace function app.number_document() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.check_future(new.datum);
  new.jahr := extract(year from new.datum);
  insert into data.nummernkreis as n (art, jahr, letzte) values (tg_argv[0], new.jahr, 1)
    on conflict (art, jahr) do update set letzte = n.letzte + 1
    returning n.letzte into new.lfd;
  perform app.refuse('date_order.last', app.first_day(tg_argv[0])::text) where new.datum < app.first_day(tg_argv[0]);
  return new;
end
$$;

-- Before update of the date: it stays in the year of its number, and between the dates of its neighbours.
create or replace function app.keep_date_order() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  earliest date;
  latest date;
begin
  if new.datum = old.datum then
    return new;
  end if;
  perform app.check_future(new.datum);
  perform app.refuse('date_year', old.jahr::text) where extract(year from new.datum) <> old.jahr;
  perform from data.nummernkreis n where n.art = tg_argv[0] and n.jahr = old.jahr for update;
  execute format(
    'select max(d.datum) filter (where d.lfd < $1.lfd), min(d.datum) filter (where d.lfd > $1.lfd)
      from data.%I d where d.jahr = $1.jahr', tg_table_name
  ) into earliest, latest using old;
  if new.datum < earliest or new.datum > latest then
    perform app.refuse('date_order.neighbours', concat_ws('/', coalesce(earliest::text, ''), coalesce(latest::text, '')));
  end if;
  return new;
end
$$;

-- Dates of the neighbours of a document with this date, within its year; null where there is none.
create or replace function api.a_get_minmax_rn_datum(rn_datum text default '') returns table (min date, max date)
language plpgsql stable set search_path = '' as $$
declare
  wanted date := app.to_day(rn_datum);
begin
  return query
    select max(r.datum) filter (where r.datum < wanted), min(r.datum) filter (where r.datum > wanted)
    from data.rechnung r where r.jahr = extract(year from wanted);
end
$$;

create or replace function api.a_get_minmax_an_datum(an_datum text default '') returns table (min date, max date)
language plpgsql stable set search_path = '' as $$
declare
  wanted date := app.to_day(an_datum);
begin
  return query
    select max(a.datum) filter (where a.datum < wanted), min(a.datum) filter (where a.datum > wanted)
    from data.angebot a where a.jahr = extract(year from wanted);
end
$$;

create or replace function api.a_get_min_rn_datum_for_new_invoice() returns date
language sql stable set search_path = ''
return app.first_day('RE');

create or replace function api.a_get_min_an_datum_for_new_offer() returns date
language sql stable set search_path = ''
return app.first_day('AN');

grant execute on function
  app.document_number, app.first_day, app.check_future, api.a_get_minmax_rn_datum, api.a_get_minmax_an_datum,
  api.a_get_min_rn_datum_for_new_invoice, api.a_get_min_an_datum_for_new_offer
to ogf_admin;
