-- Published records per Land, species and month of the find, kept by trigger like data.kaefer_count.
create table data.kaefer_monat (
  bundesland text not null,
  art integer not null references data.kaeferarten (id),
  monat smallint not null check (monat between 1 and 12),
  anzahl integer not null,
  primary key (bundesland, art, monat)
);
call app.protect('data.kaefer_monat');
insert into data.kaefer_monat (bundesland, art, monat, anzahl)
  select bundesland, art,
    extract(month from coalesce(fund_datum, (gemeldet_am at time zone 'Europe/Berlin')::date)), count(*)
  from data.kaefer where status = 'published' group by 1, 2, 3;
