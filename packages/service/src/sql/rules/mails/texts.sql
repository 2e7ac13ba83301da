-- A queued mail as it is sent. The texts themselves are rows (data.mail_text).

-- The public origin, without a slash at its end; it stands in the issuer of the tokens.
create or replace function app.origin() returns text
language sql stable set search_path = ''
return coalesce(substring(current_setting('waldkerf.issuer', true) from '^https?://[^/]+'), '');

-- People's texts as lines of a mail: without characters that control a terminal or a mail program, or that change the
-- direction of writing.
create or replace function app.mail_lines(value text) returns text
language sql immutable set search_path = ''
return trim(regexp_replace(
  regexp_replace(value, '\r\n?', E'\n', 'g'),
  '[\x01-\x08\x0b-\x1f\x7f-\x9f\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]', '', 'g'
));

-- A name as part of a line, without braces, so that it is not taken for a placeholder.
create or replace function app.mail_name(value text) returns text
language sql immutable set search_path = ''
return trim(regexp_replace(translate(app.mail_lines(value), '{}', ''), '\s+', ' ', 'g'));

create or replace function app.mail_person(of_user bigint) returns text
language sql stable set search_path = ''
return (select app.mail_name(b.first_name || ' ' || b.last_name) from data.benutzer b where b.user_id = of_user);

-- The data of a record for mails, with the nearest place in each language; a find without a day has the day of its
-- report.
create or replace function app.mail_record(k data.kaefer) returns jsonb
language sql stable set search_path = ''
return (
  select jsonb_build_object(
    'id', k.id, 'de', a.de, 'en', coalesce(nullif(a.en, ''), nullif(a.sci, ''), a.de), 'land', k.bundesland,
    'tag', app.find_day(k.fund_datum, k.gemeldet_am), 'person', app.mail_person(k.user_id),
    'ort', jsonb_build_object('de', app.place_words(k.lat, k.lon), 'en', app.place_words(k.lat, k.lon, 'en'))
  )
  from data.kaeferarten a where a.id = k.art
);

-- ' (Buchdrucker, 4 km südöstlich von Goslar, Niedersachsen, 21.11.2026)'; '' where nothing is known.
create or replace function app.mail_find(payload jsonb, sprache text) returns text
language sql stable set search_path = ''
return coalesce(' (' || nullif(concat_ws(', ',
  nullif(app.mail_name(payload ->> sprache), ''), nullif(app.mail_name(payload -> 'ort' ->> sprache), ''),
  nullif(app.mail_name(payload ->> 'land'), ''),
  to_char((payload ->> 'tag')::date, case sprache when 'de' then 'DD.MM.YYYY' else 'FMDD FMMonth YYYY' end)
), '') || ')', '');

-- A queued mail as it is sent, to a person by name, in the receiver's current language. People's texts are inserted
-- last: braces in them stay braces.
create or replace function app.mail_text(kind text, recipient text, payload jsonb)
returns table (language text, subject text, body text)
language sql stable set search_path = ''
begin atomic
  select t.sprache, replace(replace(t.subject, '{id}', n.id), '{count}', n.count),
    case t.sprache when 'de' then 'Guten Tag' else 'Hello' end || coalesce(' ' || nullif(r.name, ''), '') || E',\n\n'
    || replace(replace(replace(replace(replace(t.body, '{id}', n.id), '{count}', n.count), '{fund}', n.find),
      '{person}', coalesce(
        nullif(app.mail_name(payload ->> 'person'), ''),
        case t.sprache when 'de' then 'Die meldende Person' else 'The reporter' end
      )), '{message}', n.message)
    || E'\n\n' || app.origin()
    -- People who are not released yet have no page of their reports.
    || case
      when r.role = 'ogf_new' and t.page like '/reports/%' then '/dashboard' else replace(t.page, '{id}', n.id)
    end
    || E'\n\n-- \n'
    || case t.sprache
      when 'de' then 'Welche Nachrichten Sie bekommen, stellen Sie in Ihrem Profil ein: '
      else 'Your profile is where you choose which messages you get: '
    end
    || app.origin() || '/profile/index'
  from data.mail_text t
    cross join lateral (
      select coalesce((payload ->> 'id')::bigint::text, '') as id,
        coalesce((payload ->> 'count')::bigint::text, '') as count,
        app.mail_find(payload, t.sprache) as find, app.mail_lines(coalesce(payload ->> 'message', '')) as message
    ) n
    left join lateral (
      select app.mail_person(b.user_id) as name, app.effective_role(b.app_status) as role
      from data.benutzer b where b.email = recipient
    ) r on true
  where t.name = kind and t.sprache = app.mail_language(recipient);
end;

-- A queued mail as it is sent: a system mail with its current text, a document with the text of its sender.
create or replace function app.mail_content(kind text, recipient text, payload jsonb)
returns table (language text, subject text, body text)
language sql stable set search_path = ''
begin atomic
  select m.language, m.subject, m.body from app.mail_text(kind, recipient, payload) m
  union all
  select 'de', v.betreff, app.mail_lines(v.text)
  from data.versand v where kind = 'mail_dokument' and v.id = (payload ->> 'versand')::bigint;
end;
