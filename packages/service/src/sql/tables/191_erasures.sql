-- Who asks that everything kept of him is erased. It goes with the person.
create table data.loeschantrag (
  user_id bigint primary key references data.benutzer (user_id) on delete cascade,
  seit timestamptz not null default app.now()
);
call app.protect('data.loeschantrag');

-- Who was erased: the number alone, so that a restore to an earlier point is followed by the same erasures.
create table data.loeschung (
  user_id bigint primary key,
  am date not null default app.today()
);
call app.protect('data.loeschung');

-- Which database this is. A restored copy is the same one, a new one is not: numbers of people mean nothing there.
create table data.herkunft (
  einzeln boolean primary key default true check (einzeln),
  kennung uuid not null default gen_random_uuid()
);
insert into data.herkunft default values;
call app.protect('data.herkunft');

insert into data.mail_text (name, sprache, subject, body, page) values
  ('mail_erasure', 'de', 'Löschung beantragt', 'eine Person bittet darum, dass alles gelöscht wird, was über sie gespeichert ist. Bitte entscheiden Sie darüber innerhalb eines Monats.', '/users/{id}'),
  ('mail_erasure', 'en', 'Erasure requested', 'a person asks that everything kept about them is erased. Please decide about it within a month.', '/users/{id}');
