-- How much one account may do in a time, so that nobody stops another. Experts and administrators have ten times as much.
create table data.grenze (
  id bigint generated always as identity primary key,
  art text not null check (art in ('meldung', 'bild', 'versand')),
  dauer interval not null check (dauer in (interval '1 hour', interval '1 day')),
  -- Reports, documents; of pictures megabytes of a million bytes.
  menge integer not null check (menge between 1 and 1000000),
  vorgabe integer not null,
  version integer not null default 1 check (version >= 1),
  unique (art, dauer)
);
insert into data.grenze (art, dauer, menge, vorgabe) values
  ('meldung', '1 hour', 60, 60), ('meldung', '1 day', 300, 300), ('bild', '1 day', 300, 300), ('versand', '1 day', 200, 200);
call app.protect('data.grenze');

-- How much each account has done in each minute of the last day. By the real clock, like all limits of time.
create table data.verbrauch (
  user_id bigint not null references data.benutzer (user_id) on delete cascade,
  art text not null check (art in ('meldung', 'bild', 'versand')),
  minute timestamptz not null,
  menge bigint not null check (menge > 0),
  primary key (user_id, art, minute)
);
call app.protect('data.verbrauch');
