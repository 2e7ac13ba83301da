-- How long things are kept, and what each night let go. Administrators read it; a change of a term is a migration, since
-- docs/privacy.md and the notice say the same.
create table data.frist (
  name text primary key check (name ~ '^[a-z]{2,20}$'),
  dauer interval not null check (dauer > '0')
);
insert into data.frist (name, dauer) values
  -- The log of changes, but for that of documents, which goes with them.
  ('aenderungen', '3 years'),
  ('ablehnungen', '2 years'),
  -- From the end of their year.
  ('dokumente', '8 years'),
  ('mails', '30 days');
call app.protect('data.frist');

-- Numbers alone: neither a name nor an id. A night in which nothing went leaves no line.
create table data.frist_lauf (
  id bigint generated always as identity primary key,
  am timestamptz not null default app.now(),
  name text not null references data.frist (name),
  anzahl bigint not null check (anzahl > 0)
);
call app.protect('data.frist_lauf');
