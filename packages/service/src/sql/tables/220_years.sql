-- Counts for the report of a year, kept by statement like the others (docs/decisions/0144). Readable meanwhile.

-- All sightings by the ISO week of the find; species 0 is all of them together.
create table data.kaefer_jahr (
  jahr smallint not null,
  art integer not null,
  woche smallint not null,
  bundesland text not null,
  status text not null,
  anzahl integer not null,
  primary key (jahr, art, woche, bundesland, status)
);
call app.protect('data.kaefer_jahr');

-- How many sightings of a year each account has reported, without those that were rejected.
create table data.kaefer_melder (
  jahr smallint not null,
  user_id bigint not null,
  anzahl integer not null,
  primary key (jahr, user_id)
);
call app.protect('data.kaefer_melder');

-- Decisions by their month in Berlin and the days since the report; species 0 is all of them together. They happen once:
-- what becomes of the sighting afterwards changes nothing here.
create table data.kaefer_entscheidung (
  monat date not null,
  art integer not null,
  bundesland text not null,
  status text not null,
  tage integer not null check (tage >= 0),
  anzahl integer not null,
  primary key (monat, art, bundesland, status, tage)
);
call app.protect('data.kaefer_entscheidung');

create type app.reported as (jahr smallint, user_id bigint, n integer);

set local work_mem = '256MB';
with found as (
  select extract(isoyear from tag)::smallint as jahr, k.art, extract(week from tag)::smallint as woche, k.bundesland, k.status,
    k.user_id, count(*)::integer as n
  from (
    select *, coalesce(fund_datum, (gemeldet_am at time zone 'Europe/Berlin')::date) as tag from data.kaefer
  ) k
  group by 1, 2, 3, 4, 5, 6
), weeks as (
  insert into data.kaefer_jahr (jahr, art, woche, bundesland, status, anzahl)
    select f.jahr, a.art, f.woche, f.bundesland, f.status, sum(f.n)
    from found f cross join lateral (values (0), (f.art)) a (art) group by 1, 2, 3, 4, 5
)
insert into data.kaefer_melder (jahr, user_id, anzahl)
  select f.jahr, f.user_id, sum(f.n) from found f where f.status <> 'rejected' and f.user_id is not null group by 1, 2;
insert into data.kaefer_entscheidung (monat, art, bundesland, status, tage, anzahl)
  select date_trunc('month', d.tag::timestamp)::date, a.art, k.bundesland, d.status,
    greatest(0, d.tag - (k.gemeldet_am at time zone 'Europe/Berlin')::date), count(*)
  from (
    select c.row_id, (c.changed_at at time zone 'Europe/Berlin')::date as tag, c.changes -> 'status' ->> 0 as before,
      c.changes -> 'status' ->> 1 as status
    from data.change_log c where c.table_name = 'kaefer' and c.changes ? 'status'
  ) d join data.kaefer k on k.id = d.row_id cross join lateral (values (0), (k.art)) a (art)
  where d.status in ('published', 'rejected') and d.before not in ('published', 'rejected')
  group by 1, 2, 3, 4, 5;
