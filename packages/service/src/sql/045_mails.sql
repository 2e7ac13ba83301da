-- What people are told by mail: texts in two languages, the language of each person, and one place that queues.
set local role waldkerf_owner;

-- One row per mail and receiver; `key` names the event, so that no event is told twice. A mailer takes a row by setting
-- `claimed_at`, and sets `sent_at` once it is through (047_mailer.sql). Invitations have a job of their own.
alter table data.outbox
  add column key text unique,
  add column claimed_at timestamptz;

-- The language that a person wants mails in; German without a row.
create table data.mail_sprache (
  user_id bigint primary key references data.benutzer (user_id) on delete cascade,
  sprache text not null check (sprache in ('de', 'en'))
);
call app.protect('data.mail_sprache');

create function app.mail_language(mail text) returns text
language sql stable security definer set search_path = ''
return coalesce(
  (
    select s.sprache from data.mail_sprache s join data.benutzer b on b.user_id = s.user_id where b.email = mail
  ),
  'de'
);

create function app.set_mail_language(wanted text) returns void
language sql security definer set search_path = ''
begin atomic
  insert into data.mail_sprache (user_id, sprache) values (app.user_id(), wanted)
    on conflict (user_id) do update set sprache = excluded.sprache;
end;

create function api.w_get_mail_sprache() returns text
language sql stable set search_path = ''
return app.mail_language(app.email());

create function api.w_set_mail_sprache(sprache text default '') returns text
language plpgsql set search_path = '' as $$
begin
  if coalesce(sprache, '') not in ('de', 'en') then
    perform app.refuse(400, 'bad_language', 'Diese Sprache gibt es nicht.');
  end if;
  perform app.set_mail_language(sprache);
  return app.mail_language(app.email());
end
$$;

-- Texts by name and language. {id}, {count}, {message} and {link} stand for what the mail is about; no name and no address
-- of anybody stands in a text, and nothing but numbers in a subject.
create table data.mail_text (
  name text not null,
  sprache text not null check (sprache in ('de', 'en')),
  subject text not null check (subject !~ '[[:cntrl:]]'),
  body text not null,
  -- Path of the page that it leads to.
  page text not null check (page like '/%'),
  primary key (name, sprache)
);
call app.protect('data.mail_text');

insert into data.mail_text (name, sprache, subject, body, page) values
  ('mail_register', 'de', 'Neue Registrierung', 'jemand hat sich neu registriert und wartet auf die Freischaltung.', '/users/{id}'),
  ('mail_register', 'en', 'New registration', 'somebody has registered and is waiting to be admitted.', '/users/{id}'),
  ('mail_new', 'de', 'Neue Meldung {id}', 'die Meldung {id} ist eingegangen und wartet auf ihre Prüfung.', '/gis/index?meldung={id}'),
  ('mail_new', 'en', 'New report {id}', 'report {id} has come in and is waiting to be reviewed.', '/gis/index?meldung={id}'),
  ('mail_new_many', 'de', '{count} neue Meldungen', '{count} Meldungen sind eingegangen und warten auf ihre Prüfung.', '/gis/index?status=new'),
  ('mail_new_many', 'en', '{count} new reports', '{count} reports have come in and are waiting to be reviewed.', '/gis/index?status=new'),
  ('mail_rejected', 'de', 'Ihre Meldung {id} wurde abgelehnt', E'Ihre Meldung {id} wurde geprüft und abgelehnt. Die Begründung:\n\n{message}', '/dashboard'),
  ('mail_rejected', 'en', 'Your report {id} was rejected', E'your report {id} was reviewed and rejected. The reason given:\n\n{message}', '/dashboard'),
  ('mail_published', 'de', 'Ihre Meldung {id} wurde veröffentlicht', 'Ihre Meldung {id} wurde geprüft und veröffentlicht. Vielen Dank für Ihren Beitrag.', '/dashboard'),
  ('mail_published', 'en', 'Your report {id} was published', 'your report {id} was reviewed and published. Thank you for your contribution.', '/dashboard'),
  ('mail_expert_request', 'de', 'Expertenmodus angefragt', 'jemand bittet um den Expertenmodus. Bitte entscheiden Sie darüber.', '/users/{id}'),
  ('mail_expert_request', 'en', 'Expert mode requested', 'somebody asks for the expert mode. Please decide about it.', '/users/{id}'),
  ('mail_expert_approved', 'de', 'Sie sind jetzt Experte', 'der Expertenmodus ist für Sie freigeschaltet. Sie können ab sofort Meldungen prüfen.', '/gis/index'),
  ('mail_expert_approved', 'en', 'You are an expert now', 'the expert mode has been switched on for you. You can review reports from now on.', '/gis/index');

-- The public origin, without a slash at its end; it stands in the issuer of the tokens.
create function app.origin() returns text
language sql stable set search_path = ''
return coalesce(substring(current_setting('waldkerf.issuer', true) from '^https?://[^/]+'), '');

-- What people write, as lines of a mail: no characters that steer a terminal or a mail program.
create function app.mail_lines(value text) returns text
language sql immutable set search_path = ''
return trim(regexp_replace(regexp_replace(value, '\r\n?', E'\n', 'g'), '[\x01-\x08\x0b-\x1f\x7f-\x9f]', '', 'g'));

-- A queued mail as it is sent, in the receiver's language of today. What people wrote is put in last, so that braces in
-- it stay braces.
create function app.mail_text(kind text, recipient text, payload jsonb)
returns table (language text, subject text, body text)
language sql stable set search_path = ''
begin atomic
  select t.sprache, replace(replace(t.subject, '{id}', n.id), '{count}', n.count),
    case t.sprache when 'de' then E'Guten Tag,\n\n' else E'Hello,\n\n' end
    || replace(replace(replace(t.body, '{id}', n.id), '{count}', n.count), '{message}', n.message)
    || E'\n\n' || app.origin() || replace(t.page, '{id}', n.id) || E'\n\n-- \n'
    || case t.sprache
      when 'de' then 'Welche Nachrichten Sie bekommen, stellen Sie in Ihrem Profil ein: '
      else 'Your profile is where you choose which messages you get: '
    end
    || app.origin() || '/profile/index'
  from data.mail_text t
    cross join lateral (
      select coalesce((payload ->> 'id')::bigint::text, '') as id, coalesce((payload ->> 'count')::bigint::text, '') as count,
        app.mail_lines(coalesce(payload ->> 'message', '')) as message
    ) n
  where t.name = kind and t.sprache = app.mail_language(recipient);
end;

-- Queues a mail for these people, who asked for it by their flags. Whoever caused the event knows already. An address
-- that could become a second header or a second address is left out: a mail that fails must never fail a change.
create function app.queue_mails(kind text, event text, payload jsonb, receivers bigint[]) returns void
language sql set search_path = ''
begin atomic
  insert into data.outbox (kind, recipient, payload, key)
    select kind, b.email, payload, concat_ws(':', kind, event, b.user_id)
    from data.benutzer b
    where b.user_id = any (receivers) and b.email <> app.email()
      and b.email ~ '^[^[:space:][:cntrl:]@<>",;:()\\]{1,64}@[^[:space:][:cntrl:]@<>",;:()\\]+$'
    order by b.user_id
    on conflict (key) do nothing;
end;

grant execute on function app.mail_language(text), api.w_get_mail_sprache() to ogf_new;
grant execute on function app.set_mail_language(text), api.w_set_mail_sprache(text) to ogf_citizens;

reset role;
