-- The offers that an invoice bills: mostly one, or several of a client together (docs/decisions/0172). The first of them is
-- `rechnung.angebot_id`, which pages of the release before read and write. Readable meanwhile.
create table data.rechnung_angebot (
  rechnung_id bigint not null references data.rechnung (id) on delete cascade,
  angebot_id bigint not null references data.angebot (id) on delete cascade,
  primary key (rechnung_id, angebot_id)
);
create index on data.rechnung_angebot (angebot_id);
call app.protect('data.rechnung_angebot');
insert into data.rechnung_angebot (rechnung_id, angebot_id)
  select r.id, r.angebot_id from data.rechnung r where r.angebot_id is not null;
