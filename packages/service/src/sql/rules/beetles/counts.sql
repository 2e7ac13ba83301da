-- Published records per Land, species, week and month, counted by trigger: the dashboard never counts a big table.

create policy read_all on data.kaefer_count for select to ogf_new using (true);
grant select on data.kaefer_count to ogf_new;

create policy read_all on data.kaefer_saison for select to ogf_new using (true);
grant select on data.kaefer_saison to ogf_new;

create policy read_all on data.kaefer_monat for select to ogf_new using (true);
grant select on data.kaefer_monat to ogf_new;

-- A find without a day counts on the day it was reported.
create or replace function app.find_day(fund_datum date, gemeldet_am timestamptz) returns date
language sql stable set search_path = ''
return coalesce(fund_datum, (gemeldet_am at time zone 'Europe/Berlin')::date);

create or replace function app.count_beetle() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Ordered, so that concurrent changes lock their rows in the same order.
  insert into data.kaefer_count as c (bundesland, art, anzahl)
    select s.bundesland, s.art, sum(s.anzahl)
    from (values (old.status, old.bundesland, old.art, -1), (new.status, new.bundesland, new.art, 1))
      as s (status, bundesland, art, anzahl)
    where s.status = 'published'
    group by s.bundesland, s.art having sum(s.anzahl) <> 0
    order by s.bundesland, s.art
    on conflict (bundesland, art) do update set anzahl = c.anzahl + excluded.anzahl;
  return null;
end
$$;

create or replace function app.count_season() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into data.kaefer_saison as s (jahr, woche, anzahl)
    select extract(isoyear from c.tag), extract(week from c.tag), sum(c.anzahl)
    from (values
      (old.status, app.find_day(old.fund_datum, old.gemeldet_am), -1),
      (new.status, app.find_day(new.fund_datum, new.gemeldet_am), 1)
    ) as c (status, tag, anzahl)
    where c.status = 'published'
    group by 1, 2 having sum(c.anzahl) <> 0
    order by 1, 2
    on conflict (jahr, woche) do update set anzahl = s.anzahl + excluded.anzahl;
  insert into data.kaefer_monat as m (bundesland, art, monat, anzahl)
    select c.bundesland, c.art, extract(month from c.tag), sum(c.anzahl)
    from (values
      (old.status, old.bundesland, old.art, app.find_day(old.fund_datum, old.gemeldet_am), -1),
      (new.status, new.bundesland, new.art, app.find_day(new.fund_datum, new.gemeldet_am), 1)
    ) as c (status, bundesland, art, tag, anzahl)
    where c.status = 'published'
    group by 1, 2, 3 having sum(c.anzahl) <> 0
    order by 1, 2, 3
    on conflict (bundesland, art, monat) do update set anzahl = m.anzahl + excluded.anzahl;
  return null;
end
$$;

create or replace function api.a_get_kaefer_by_bundesland() returns table (bundesland text, anzahl integer)
language sql stable set search_path = ''
begin atomic
  select c.bundesland, sum(c.anzahl)::integer from data.kaefer_count c
  group by c.bundesland having sum(c.anzahl) > 0
  order by 2 desc, c.bundesland collate "de-x-icu";
end;

create or replace function api.a_get_kaefer_by_art() returns table (art integer, name text, anzahl integer)
language sql stable set search_path = ''
begin atomic
  select c.art, k.de, sum(c.anzahl)::integer from data.kaefer_count c join data.kaeferarten k on k.id = c.art
  group by c.art, k.de having sum(c.anzahl) > 0
  order by 3 desc, k.de collate "de-x-icu";
end;

create or replace function api.w_get_kaefer_saison() returns table (jahr integer, woche integer, anzahl integer)
language sql stable set search_path = ''
begin atomic
  select s.jahr, s.woche, s.anzahl from data.kaefer_saison s where s.anzahl > 0 order by s.jahr, s.woche;
end;

-- Species by the finds in the Land of a place (all finds without a place or outside all Länder), in a month and the two
-- beside it; then by all finds.
create or replace function api.w_get_kaefer_haeufig(lat text default '', lon text default '', monat text default '')
returns table (art integer, anzahl integer)
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
declare
  place constant numeric[] := app.to_place(w_get_kaefer_haeufig.lat, w_get_kaefer_haeufig.lon);
  land constant text := case when place is not null then nullif(app.land_at(place[1]::float8, place[2]::float8), '') end;
  wanted constant integer := app.to_count(w_get_kaefer_haeufig.monat, 12);
begin
  return query
    select m.art, coalesce(sum(m.anzahl) filter (
      where (land is null or m.bundesland = land) and (m.monat - wanted + 13) % 12 < 3
    ), 0)::integer
    from data.kaefer_monat m group by m.art having sum(m.anzahl) > 0
    order by 2 desc, sum(m.anzahl) desc, m.art;
end
$$;

grant execute on function api.w_get_kaefer_haeufig(text, text, text) to ogf_citizens;
grant execute on function
  api.a_get_kaefer_by_bundesland(), api.a_get_kaefer_by_art(), api.w_get_kaefer_saison()
to ogf_new;
