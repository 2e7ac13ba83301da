-- The report of a year: sightings by week, Land, species and status, decisions, reporters in numbers, and cells of the
-- map. Every figure is a sum of counts; no sighting is read.

create policy read_all on data.kaefer_jahr for select to ogf_expert using (true);
create policy read_all on data.kaefer_melder for select to ogf_expert using (true);
create policy read_all on data.kaefer_entscheidung for select to ogf_expert using (true);
grant select on data.kaefer_jahr, data.kaefer_melder, data.kaefer_entscheidung to ogf_expert;

-- An account that has nothing left is not kept: it may have been erased.
create or replace function app.add_reporters(changes app.reported[], anew boolean) returns integer
language plpgsql set search_path = '' as $$
declare
  written integer;
begin
  insert into data.kaefer_melder as z (jahr, user_id, anzahl)
    select s.jahr, s.user_id, sum(s.n)
    from (
      select c.* from unnest(changes) c
      union all
      select extract(isoyear from app.find_day(k.fund_datum, k.gemeldet_am))::smallint, k.user_id, 1
      from data.kaefer k where anew and k.status <> 'rejected'
      union all
      select m.jahr, m.user_id, -m.anzahl from data.kaefer_melder m where anew
    ) s
    where s.user_id is not null
    group by s.jahr, s.user_id having sum(s.n) <> 0
    order by s.jahr, s.user_id
    on conflict (jahr, user_id) do update set anzahl = z.anzahl + excluded.anzahl;
  get diagnostics written = row_count;
  delete from data.kaefer_melder m
    where m.anzahl = 0
      and (anew or (m.jahr, m.user_id) in (select c.jahr, c.user_id from unnest(changes) c where c.n < 0));
  return written;
end
$$;

-- Reporters and decisions. A sighting that is published first and withdrawn later was decided once.
create or replace function app.count_years() returns trigger
language plpgsql security definer set search_path = '' set enable_nestloop = off as $$
declare
  changes app.reported[];
begin
  if tg_op <> 'UPDATE' then
    changes := array(
      select (
        extract(isoyear from app.find_day(k.fund_datum, k.gemeldet_am)), k.user_id,
        case tg_op when 'DELETE' then -1 else 1 end
      )::app.reported
      from new_rows k where k.status <> 'rejected' and k.user_id is not null
    );
  else
    changes := array(
      select (extract(isoyear from c.tag), c.user_id, c.n)::app.reported
      from old_rows o join new_rows n using (id), lateral (values
        (o.status, o.user_id, app.find_day(o.fund_datum, o.gemeldet_am), -1),
        (n.status, n.user_id, app.find_day(n.fund_datum, n.gemeldet_am), 1)
      ) c (status, user_id, tag, n)
      where (o.status = 'rejected', o.user_id, o.fund_datum, o.gemeldet_am)
        is distinct from (n.status = 'rejected', n.user_id, n.fund_datum, n.gemeldet_am)
        and c.status <> 'rejected' and c.user_id is not null
    );
    insert into data.kaefer_entscheidung as z (monat, art, bundesland, status, tage, anzahl)
      select date_trunc('month', t.today::timestamp)::date, a.art, n.bundesland, n.status,
        greatest(0, t.today - (n.gemeldet_am at time zone 'Europe/Berlin')::date), count(*)
      from old_rows o join new_rows n using (id) cross join lateral (values (0), (n.art)) a (art),
        (select app.today() as today) t
      where n.status in ('published', 'rejected') and o.status not in ('published', 'rejected')
      group by 1, 2, 3, 4, 5
      order by 1, 2, 3, 4, 5
      on conflict (monat, art, bundesland, status, tage) do update set anzahl = z.anzahl + excluded.anzahl;
  end if;
  if changes <> '{}' then
    perform app.add_reporters(changes, false);
  end if;
  return null;
end
$$;

-- The years that have sightings, looked up one by one in the index, the newest first.
create or replace function app.counted_years() returns setof integer
language sql stable set search_path = ''
begin atomic
  with recursive y (jahr) as (
    select max(j.jahr) from data.kaefer_jahr j
    union all
    select (select max(j.jahr) from data.kaefer_jahr j where j.jahr < y.jahr) from y where y.jahr is not null
  )
  select y.jahr::integer from y where y.jahr is not null;
end;

-- Sightings of a year and the five before by week; those of the year and the one before until a week by Land and species,
-- and of the year by status. Those rejected are deleted after two years, so that they are counted by status alone.
create or replace function app.year_counts(of_year integer, until integer, of_land text, of_art integer) returns jsonb
language sql stable set search_path = '' set plan_cache_mode = force_custom_plan
begin atomic
  with week as (
    select j.jahr, j.woche, j.bundesland, j.status, j.anzahl
    from data.kaefer_jahr j
    where j.jahr = any (array(select generate_series(of_year - 5, of_year))) and j.art = of_art
      and (of_land = '' or j.bundesland = of_land)
  ), part as (
    select w.bundesland, w.status, w.anzahl * (w.jahr = of_year)::integer as n, w.anzahl * (w.jahr < of_year)::integer as b
    from week w where w.jahr >= of_year - 1 and w.woche <= until
  )
  select jsonb_build_object(
    'wochen', (
      select coalesce(jsonb_agg(jsonb_build_object('jahr', s.jahr, 'woche', s.woche, 'anzahl', s.n) order by s.jahr, s.woche), '[]')
      from (
        select w.jahr, w.woche, sum(w.anzahl) as n from week w where w.status <> 'rejected'
        group by 1, 2 having sum(w.anzahl) > 0
      ) s
    ),
    'laender', (
      select coalesce(jsonb_agg(
        jsonb_build_object('bundesland', s.bundesland, 'anzahl', s.n, 'vorjahr', s.b)
        order by s.n desc, s.b desc, s.bundesland collate "C"
      ), '[]')
      from (
        select p.bundesland, sum(p.n) as n, sum(p.b) as b from part p where p.status <> 'rejected'
        group by 1 having sum(p.n) + sum(p.b) > 0
      ) s
    ),
    'arten', (
      select coalesce(jsonb_agg(
        jsonb_build_object('art', s.art, 'name', a.de, 'anzahl', s.n, 'vorjahr', s.b) order by s.n desc, s.b desc, s.art
      ), '[]')
      from (
        select j.art, sum(j.anzahl) filter (where j.jahr = of_year) as n,
          sum(j.anzahl) filter (where j.jahr < of_year) as b
        from data.kaefer_jahr j
        where j.jahr = any (array[of_year - 1, of_year]) and (j.art = of_art or of_art = 0 and j.art > 0)
          and j.woche <= until and (of_land = '' or j.bundesland = of_land) and j.status <> 'rejected'
        group by 1 having sum(j.anzahl) > 0
      ) r cross join lateral (select r.art, coalesce(r.n, 0) as n, coalesce(r.b, 0) as b) s
        join data.kaeferarten a on a.id = s.art
    ),
    'status', (
      select coalesce(jsonb_agg(jsonb_build_object('status', s.status, 'anzahl', s.n) order by s.status collate "C"), '[]')
      from (select p.status, sum(p.n) as n from part p group by 1 having sum(p.n) > 0) s
    )
  );
end;

-- Decisions of a calendar year by month, 0 for all of it: how many, and after how many days half and nine of ten of them.
create or replace function app.decision_days(of_year integer, of_land text, of_art integer) returns jsonb
language sql stable set search_path = '' set plan_cache_mode = force_custom_plan
begin atomic
  with decided as (
    select extract(month from d.monat)::integer as monat, d.status, d.tage, sum(d.anzahl) as n
    from data.kaefer_entscheidung d
    where d.monat = any (array(select make_date(of_year, m, 1) from generate_series(1, 12) m)) and d.art = of_art
      and (of_land = '' or d.bundesland = of_land)
    group by 1, 2, 3
  ), upto as (
    select m.monat, d.tage, sum(sum(d.n)) over (partition by m.monat order by d.tage) as upto,
      sum(sum(d.n)) over (partition by m.monat) as alle, sum(d.n) filter (where d.status = 'published') as published,
      sum(d.n) filter (where d.status = 'rejected') as rejected
    from decided d cross join lateral (values (0), (d.monat)) m (monat)
    group by m.monat, d.tage
  )
  select coalesce(jsonb_agg(to_jsonb(s) order by s.monat), '[]')
  from (
    select u.monat, coalesce(sum(u.published), 0) as veroeffentlicht, coalesce(sum(u.rejected), 0) as abgelehnt,
      min(u.tage) filter (where 2 * u.upto >= u.alle) as median, min(u.tage) filter (where 10 * u.upto >= 9 * u.alle) as p90
    from upto u group by u.monat
  ) s;
end;

-- How many accounts have reported how often in a year and the one before; nobody is named.
create or replace function app.reporter_counts(of_year integer) returns jsonb
language sql stable set search_path = ''
begin atomic
  with class as (
    select width_bucket(m.anzahl, '{1,2,6,21}'::integer[]) as nr, count(*) filter (where m.jahr = of_year) as melder,
      sum(m.anzahl) filter (where m.jahr = of_year) as meldungen, count(*) filter (where m.jahr < of_year) as vorjahr
    from data.kaefer_melder m where m.jahr = any (array[of_year - 1, of_year])
    group by 1
  )
  select jsonb_agg(jsonb_build_object(
    'ab', a.ab, 'melder', coalesce(c.melder, 0), 'meldungen', coalesce(c.meldungen, 0), 'vorjahr', coalesce(c.vorjahr, 0)
  ) order by a.ab)
  from unnest('{1,2,6,21}'::integer[]) with ordinality a (ab, nr) left join class c using (nr);
end;

-- The report of an ISO year, its parts until a week of it. Reporters are those of whole years, of all Länder and species.
create or replace function api.w_get_auswertung(
  jahr text default '', bis text default '', bundesland text default '', kaeferart text default ''
) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  wanted constant integer := app.to_year(jahr);
  land constant text := coalesce(w_get_auswertung.bundesland, '');
  species constant integer := case when kaeferart <> '' then app.to_species(kaeferart) else 0 end;
begin
  return app.year_counts(wanted, app.to_count(bis, 53), land, species) || jsonb_build_object(
    'jahre', array(select y.* from app.counted_years() y),
    'entscheidungen', app.decision_days(wanted, land, species),
    'melder', app.reporter_counts(wanted)
  );
end
$$;

create or replace function app.to_year(value text) returns integer
language plpgsql immutable set search_path = '' as $$
begin
  perform app.refuse('bad_count') where app.to_count(value, 2100) < 1900;
  return value::integer;
end
$$;

-- Cells of zoom 8 with the sightings of a year and the one before until a week, without those rejected.
create or replace function api.w_get_auswertung_raster(
  jahr text default '', bis text default '', bundesland text default ''
) returns table (y integer, x integer, anzahl integer, vorjahr integer)
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
declare
  wanted constant integer := app.to_year(w_get_auswertung_raster.jahr);
  until constant integer := app.to_count(w_get_auswertung_raster.bis, 53);
  land constant text := coalesce(w_get_auswertung_raster.bundesland, '');
  -- Of its first week.
  monday constant date := to_date(wanted || '-01', 'IYYY-IW');
  mondays constant date[] := array(
    select to_date(y.year || '-01', 'IYYY-IW') + 7 * (w.week - 1)
    from generate_series(wanted - 1, wanted) y (year), generate_series(1, until) w (week)
    where w.week < 53 or extract(week from to_date(y.year || '-12-28', 'YYYY-MM-DD')) = 53
  );
begin
  return query
    select r.y, r.x, coalesce(sum(r.anzahl) filter (where r.woche >= monday), 0)::integer,
      coalesce(sum(r.anzahl) filter (where r.woche < monday), 0)::integer
    from data.kaefer_raster r
    where r.zoom = 8 and r.art = 0 and r.woche = any (mondays) and (land = '' or r.bundesland = land)
      and r.status <> 'rejected'
    group by 1, 2 having sum(r.anzahl) > 0
    order by 1, 2;
end
$$;

grant execute on function
  app.counted_years, app.year_counts, app.decision_days, app.reporter_counts, app.to_year, api.w_get_auswertung,
  api.w_get_auswertung_raster
to ogf_expert;
