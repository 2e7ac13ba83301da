-- Questions and answers are told by mail; mails on a report name the find, and lead where their reader may go.
set local role waldkerf_owner;

-- A mail that may turn out to be needless waits until then.
alter table data.outbox add column not_before timestamptz;

-- {fund} is species, Bundesland and day of a find in brackets, {person} its reporter; no address stands in a text.
insert into data.mail_text (name, sprache, subject, body, page) values
  ('mail_query', 'de', 'Rückfrage zu Ihrer Meldung {id}', E'zu Ihrer Meldung {id}{fund} haben wir eine Rückfrage:\n\n{message}\n\nAntworten Sie bitte auf der Seite Ihrer Meldung:', '/reports/{id}'),
  ('mail_query', 'en', 'Question about your report {id}', E'we have a question about your report {id}{fund}:\n\n{message}\n\nPlease answer on the page of your report:', '/reports/{id}'),
  ('mail_answer', 'de', 'Antwort zur Meldung {id}', E'{person} hat Ihre Rückfrage zur Meldung {id}{fund} beantwortet:\n\n{message}', '/gis/index?meldung={id}'),
  ('mail_answer', 'en', 'Answer about report {id}', E'{person} has answered your question about report {id}{fund}:\n\n{message}', '/gis/index?meldung={id}');
update data.mail_text
  set page = '/reports/{id}',
    body = replace(replace(body, 'Meldung {id}', 'Meldung {id}{fund}'), 'report {id}', 'report {id}{fund}')
  where name in ('mail_rejected', 'mail_published');

-- A name as part of a line. Braces go, so that no name takes the place of another text.
create function app.mail_name(value text) returns text
language sql immutable set search_path = ''
return trim(regexp_replace(translate(app.mail_lines(value), '{}', ''), '\s+', ' ', 'g'));

create function app.mail_person(of_user bigint) returns text
language sql stable set search_path = ''
return (select app.mail_name(b.first_name || ' ' || b.last_name) from data.benutzer b where b.user_id = of_user);

-- Of a record as mails speak of it; a find without a day counts on the day of its report.
create function app.mail_record(k data.kaefer) returns jsonb
language sql stable set search_path = ''
return (
  select jsonb_build_object(
    'id', k.id, 'de', a.de, 'en', coalesce(nullif(a.sci, ''), a.de), 'land', k.bundesland,
    'tag', app.find_day(k.fund_datum, k.gemeldet_am), 'person', app.mail_person(k.user_id)
  )
  from data.kaeferarten a where a.id = k.art
);

-- ' (Buchdrucker, Bayern, 21.11.2026)'; '' where nothing is known.
create function app.mail_find(payload jsonb, sprache text) returns text
language sql stable set search_path = ''
return coalesce(' (' || nullif(concat_ws(', ',
  nullif(app.mail_name(payload ->> sprache), ''), nullif(app.mail_name(payload ->> 'land'), ''),
  to_char((payload ->> 'tag')::date, case sprache when 'de' then 'DD.MM.YYYY' else 'FMDD FMMonth YYYY' end)
), '') || ')', '');

-- As in 045, to a person by name, and with the find. What people wrote is put in last: braces in it stay braces.
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
    -- Who has not been released yet has no page of his reports.
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

drop function app.queue_mails(text, text, jsonb, bigint[]);

-- As in 045; `hold` is how long a mail waits at least.
create function app.queue_mails(
  kind text, event text, payload jsonb, receivers bigint[], hold interval default null
) returns void
language sql set search_path = ''
begin atomic
  insert into data.outbox (kind, recipient, payload, key, not_before)
    select kind, b.email, payload, concat_ws(':', kind, event, b.user_id), pg_catalog.now() + hold
    from data.benutzer b
    where b.user_id = any (receivers) and b.email <> app.email()
      and b.email ~ '^[^[:space:][:cntrl:]@<>",;:()\\]{1,64}@[^[:space:][:cntrl:]@<>",;:()\\]+$'
    order by b.user_id
    on conflict (key) do nothing;
end;

-- As in 047, without those that are held.
create or replace function app.claim_mails(most integer default 20)
returns table (id bigint, recipient text, language text, subject text, body text)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  -- What was sent is nobody's business after a while.
  delete from data.outbox o where starts_with(o.kind, 'mail_') and o.sent_at < pg_catalog.now() - interval '30 days';
  return query
    with taken as (
      update data.outbox o set claimed_at = pg_catalog.now()
      where o.id in (
        select w.id from data.outbox w
        where w.sent_at is null and starts_with(w.kind, 'mail_')
          and coalesce(w.claimed_at, '-infinity') < pg_catalog.now() - interval '10 minutes'
          and coalesce(w.not_before, '-infinity') <= pg_catalog.now()
        order by w.id limit least(greatest(most, 0), 200) for update skip locked
      )
      returning o.id, o.kind, o.recipient, o.payload
    )
    select t.id, t.recipient, m.language, m.subject, m.body
    from taken t cross join lateral app.mail_text(t.kind, t.recipient, t.payload) m
    order by t.id;
end
$$;

-- As in 046, with questions, which go by the flag of rejections. Nobody is asked what has been decided meanwhile.
create or replace function app.mail_decision() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from data.outbox o
    where o.kind = 'mail_query' and o.payload ->> 'id' = new.id::text and o.sent_at is null and o.claimed_at is null;
  if new.status in ('rejected', 'published', 'query') then
    perform app.queue_mails(
      'mail_' || new.status,
      new.id || ':' || new.version,
      app.mail_record(new)
        || case new.status when 'published' then '{}' else jsonb_build_object('message', new.message) end,
      array(
        select b.user_id from data.benutzer b
        where b.user_id = new.user_id
          and case new.status when 'published' then b.mail_published else b.mail_rejected end
      )
    );
  end if;
  return null;
end
$$;
drop trigger mail_decision on data.kaefer;
create trigger mail_decision after update of status on data.kaefer for each row when (new.status <> old.status)
  execute function app.mail_decision();

-- An answer goes to who wrote last for the experts, as long as he is one. Another question goes to the reporter; the
-- words of a decision look the same until its status follows, which is why they are held.
create function app.mail_word() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  beetle data.kaefer;
  about jsonb;
begin
  select k.* into beetle from data.kaefer k where k.id = new.kaefer_id;
  about := app.mail_record(beetle) || jsonb_build_object('message', new.text);
  if new.von_melder then
    perform app.queue_mails('mail_answer', new.id::text, about, array(
      select b.user_id from data.benutzer b
      where b.app_status in ('ogf_expert', 'ogf_admin') and b.email = coalesce((
        select n.wer from data.nachricht n
        where n.kaefer_id = new.kaefer_id and not n.von_melder order by n.id desc limit 1
      ), beetle.letzter_bearbeiter)
    ));
  elsif beetle.status = 'query' then
    perform app.queue_mails('mail_query', 'word:' || new.id, about, array(
      select b.user_id from data.benutzer b where b.user_id = beetle.user_id and b.mail_rejected
    ), interval '1 minute');
  end if;
  return null;
end
$$;
create trigger mail_word after insert on data.nachricht for each row execute function app.mail_word();

reset role;
