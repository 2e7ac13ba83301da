-- What people are told by mail: the queue, the language of each person, and the texts.

-- Mails that wait to be sent. A job of its own empties it (docs/operations.md); no call shows it.
create table data.outbox (
  id bigint generated always as identity primary key,
  kind text not null,
  recipient text not null,
  -- What the text needs besides.
  payload jsonb not null default '{}',
  created_at timestamptz not null default app.now(),
  sent_at timestamptz,
  -- One row per mail and receiver; `key` names the event, so that no event is told twice. A mailer takes a row by setting
  -- `claimed_at`, and sets `sent_at` once it is through (rules/mails/outbox.sql). Invitations have a job of their own.
  key text unique,
  claimed_at timestamptz,
  -- A mail that may turn out to be needless waits until then.
  not_before timestamptz
);
create index on data.outbox (id) where sent_at is null;
create index on data.outbox (id) where sent_at is null and starts_with(kind, 'mail_');
call app.protect('data.outbox');

-- The language that a person wants mails in; German without a row.
create table data.mail_sprache (
  user_id bigint primary key references data.benutzer (user_id) on delete cascade,
  sprache text not null check (sprache in ('de', 'en'))
);
call app.protect('data.mail_sprache');

-- Texts by name and language. {id}, {count}, {message} and {link} stand for what the mail is about, {fund} for species,
-- Bundesland and day of a find in brackets, {person} for its reporter; no address of anybody stands in a text, and
-- nothing but numbers in a subject.
create table data.mail_text (
  name text not null,
  sprache text not null check (sprache in ('de', 'en')),
  subject text not null check (subject !~ '[[:cntrl:]]'),
  body text not null,
  -- Path of the page that it leads to.
  page text not null check (page like '/%'),
  primary key (name, sprache)
);
insert into data.mail_text (name, sprache, subject, body, page) values
  ('mail_register', 'de', 'Neue Registrierung', 'jemand hat sich neu registriert und wartet auf die Freischaltung.', '/users/{id}'),
  ('mail_register', 'en', 'New registration', 'somebody has registered and is waiting to be admitted.', '/users/{id}'),
  ('mail_new', 'de', 'Neue Meldung {id}', 'die Meldung {id} ist eingegangen und wartet auf ihre Prüfung.', '/gis/index?meldung={id}'),
  ('mail_new', 'en', 'New report {id}', 'report {id} has come in and is waiting to be reviewed.', '/gis/index?meldung={id}'),
  ('mail_new_many', 'de', '{count} neue Meldungen', '{count} Meldungen sind eingegangen und warten auf ihre Prüfung.', '/gis/index?status=new'),
  ('mail_new_many', 'en', '{count} new reports', '{count} reports have come in and are waiting to be reviewed.', '/gis/index?status=new'),
  ('mail_rejected', 'de', 'Ihre Meldung {id} wurde abgelehnt', E'Ihre Meldung {id}{fund} wurde geprüft und abgelehnt. Die Begründung:\n\n{message}', '/reports/{id}'),
  ('mail_rejected', 'en', 'Your report {id} was rejected', E'your report {id}{fund} was reviewed and rejected. The reason given:\n\n{message}', '/reports/{id}'),
  ('mail_published', 'de', 'Ihre Meldung {id} wurde veröffentlicht', 'Ihre Meldung {id}{fund} wurde geprüft und veröffentlicht. Vielen Dank für Ihren Beitrag.', '/reports/{id}'),
  ('mail_published', 'en', 'Your report {id} was published', 'your report {id}{fund} was reviewed and published. Thank you for your contribution.', '/reports/{id}'),
  ('mail_expert_request', 'de', 'Expertenmodus angefragt', 'jemand bittet um den Expertenmodus. Bitte entscheiden Sie darüber.', '/users/{id}'),
  ('mail_expert_request', 'en', 'Expert mode requested', 'somebody asks for the expert mode. Please decide about it.', '/users/{id}'),
  ('mail_expert_approved', 'de', 'Sie sind jetzt Experte', 'der Expertenmodus ist für Sie freigeschaltet. Sie können ab sofort Meldungen prüfen.', '/gis/index'),
  ('mail_expert_approved', 'en', 'You are an expert now', 'the expert mode has been switched on for you. You can review reports from now on.', '/gis/index'),
  ('mail_query', 'de', 'Rückfrage zu Ihrer Meldung {id}', E'zu Ihrer Meldung {id}{fund} haben wir eine Rückfrage:\n\n{message}\n\nAntworten Sie bitte auf der Seite Ihrer Meldung:', '/reports/{id}'),
  ('mail_query', 'en', 'Question about your report {id}', E'we have a question about your report {id}{fund}:\n\n{message}\n\nPlease answer on the page of your report:', '/reports/{id}'),
  ('mail_answer', 'de', 'Antwort zur Meldung {id}', E'{person} hat Ihre Rückfrage zur Meldung {id}{fund} beantwortet:\n\n{message}', '/gis/index?meldung={id}'),
  ('mail_answer', 'en', 'Answer about report {id}', E'{person} has answered your question about report {id}{fund}:\n\n{message}', '/gis/index?meldung={id}');
call app.protect('data.mail_text');
