-- What the dashboard shows of sightings beyond the counts per Land and species.
set local role waldkerf_owner;

-- Published records per calendar week (ISO 8601), kept by trigger like data.kaefer_count.
create table data.kaefer_saison (
  jahr smallint not null,
  woche smallint not null check (woche between 1 and 53),
  anzahl integer not null,
  primary key (jahr, woche)
);
call app.protect('data.kaefer_saison');
create policy read_all on data.kaefer_saison for select to ogf_new using (true);
grant select on data.kaefer_saison to ogf_new;

-- A find without a day counts on the day it was reported.
create function app.find_day(fund_datum date, gemeldet_am timestamptz) returns date
language sql stable set search_path = ''
return coalesce(fund_datum, (gemeldet_am at time zone 'Europe/Berlin')::date);

create function app.count_season() returns trigger
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
  return null;
end
$$;
create trigger season_changes after update of status, fund_datum on data.kaefer
  for each row execute function app.count_season();
create trigger season_rows after insert or delete on data.kaefer for each row execute function app.count_season();

insert into data.kaefer_saison (jahr, woche, anzahl)
  select extract(isoyear from c.tag), extract(week from c.tag), count(*)
  from (select app.find_day(fund_datum, gemeldet_am) as tag from data.kaefer where status = 'published') c
  group by 1, 2;

-- The newest with pictures, and those that wait: small parts of a big table.
create index on data.kaefer (gemeldet_am desc, id desc) where status = 'published' and bilder_anzahl > 0;
create index on data.kaefer (gemeldet_am, id) where status in ('new', 'in_review', 'query');

-- The picture that stands for a record; none for those who may see no pictures.
create function app.first_picture(of_kaefer bigint) returns bigint
language plpgsql stable set search_path = '' as $$
begin
  if not app.is_at_least('ogf_citizens') then
    return null;
  end if;
  return (
    select b.id from data.bilder b where b.kaefer_id = of_kaefer order by b.position, b.filename collate "C" limit 1
  );
end
$$;

-- Whole days since the report, in Berlin.
create function app.days_waiting(gemeldet_am timestamptz) returns integer
language sql stable set search_path = ''
return app.today() - (gemeldet_am at time zone 'Europe/Berlin')::date;

create function api.w_get_kaefer_saison() returns table (jahr integer, woche integer, anzahl integer)
language sql stable set search_path = ''
begin atomic
  select s.jahr, s.woche, s.anzahl from data.kaefer_saison s where s.anzahl > 0 order by s.jahr, s.woche;
end;

create function api.w_get_kaefer_neueste() returns table (
  id bigint, art integer, name text, bundesland text, fund_datum date, gemeldet_am timestamptz, bild bigint
)
language sql stable set search_path = ''
begin atomic
  select k.id, k.art, a.de, k.bundesland, k.fund_datum, k.gemeldet_am, app.first_picture(k.id)
  from (
    select * from data.kaefer n where n.status = 'published' and n.bilder_anzahl > 0
    order by n.gemeldet_am desc, n.id desc limit 12
  ) k join data.kaeferarten a on a.id = k.art
  order by k.gemeldet_am desc, k.id desc;
end;

create function api.w_get_kaefer_eigene() returns table (
  id bigint, art integer, name text, bundesland text, fund_datum date, gemeldet_am timestamptz, status text,
  message text, bilder_anzahl integer, bild bigint
)
language sql stable set search_path = ''
begin atomic
  select k.id, k.art, a.de, k.bundesland, k.fund_datum, k.gemeldet_am, k.status, k.message, k.bilder_anzahl,
    app.first_picture(k.id)
  from data.kaefer k join data.kaeferarten a on a.id = k.art
  where k.user_id = (select app.user_id())
  order by k.gemeldet_am desc, k.id desc;
end;

-- Today is asked once, not per row: many may wait.
create function api.w_get_kaefer_wartend() returns table (status text, tage integer, anzahl integer)
language sql stable set search_path = ''
begin atomic
  select w.status, (select app.today()) - w.tag, w.anzahl
  from (
    select k.status, (k.gemeldet_am at time zone 'Europe/Berlin')::date as tag, count(*)::integer as anzahl
    from data.kaefer k where k.status in ('new', 'in_review', 'query')
    group by 1, 2
  ) w
  order by w.tag, w.status collate "C";
end;

create function api.w_get_kaefer_aelteste() returns table (
  id bigint, art integer, name text, bundesland text, fund_datum date, gemeldet_am timestamptz, status text,
  tage integer
)
language sql stable set search_path = ''
begin atomic
  select k.id, k.art, a.de, k.bundesland, k.fund_datum, k.gemeldet_am, k.status, app.days_waiting(k.gemeldet_am)
  from (
    select * from data.kaefer w where w.status in ('new', 'in_review', 'query')
    order by w.gemeldet_am, w.id limit 6
  ) k join data.kaeferarten a on a.id = k.art
  order by k.gemeldet_am, k.id;
end;

grant execute on function
  app.first_picture(bigint), api.w_get_kaefer_saison(), api.w_get_kaefer_neueste(), api.w_get_kaefer_eigene()
to ogf_new;
grant execute on function
  app.days_waiting(timestamptz), api.w_get_kaefer_wartend(), api.w_get_kaefer_aelteste()
to ogf_expert;

reset role;
