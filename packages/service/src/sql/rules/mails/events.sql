-- Events that queue a mail for those who subscribed to it. The functions are definers: nobody writes the outbox
-- directly. Documents are queued by documents/sending.sql, invitations by users/invitations.sql.

-- Queues a mail for these people, who subscribed by their flags, but not for the one who caused the event. An address
-- that could become a second header or a second address is left out: a mail must never fail a change. `hold` is how
-- long a mail waits at least.
create or replace function app.queue_mails(
  kind text, event text, payload jsonb, receivers bigint[], hold interval default null
) returns void
language sql set search_path = ''
begin atomic
  insert into data.outbox (kind, recipient, payload, key, not_before)
    select kind, b.email, payload, concat_ws(':', kind, event, b.user_id), pg_catalog.now() + hold
    from data.benutzer b
    where b.user_id = any (receivers) and b.email <> app.email()
      and app.is_address(b.email)
    order by b.user_id
    on conflict (key) do nothing;
end;

-- The current quarter of an hour, as a part of keys: nobody gets the same mail twice in it, however often it is caused.
create or replace function app.this_quarter() returns timestamptz
language sql stable set search_path = ''
return date_bin('15 minutes', pg_catalog.now(), '2000-01-01');

-- Administrators with this flag.
create or replace function app.mail_new_person() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.queue_mails('mail_register', new.user_id::text, jsonb_build_object('id', new.user_id), array(
    select b.user_id from data.benutzer b where b.mail_register and b.app_status = 'ogf_admin'
  ));
  return null;
end
$$;

-- New records reach a receiver as one mail for each quarter of an hour, which counts them; it waits some seconds longer than
-- the quarter, so that a statement that began within it still finds it unsent. Those of an import are one mail however long
-- it takes, which waits for the end of the quarter of its last call.
create or replace function app.mail_new_records() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  first bigint;
  amount bigint;
  quarter constant timestamptz := app.this_quarter();
  event constant text :=
    coalesce(nullif(current_setting('waldkerf.import', true), ''), extract(epoch from quarter)::text);
begin
  select min(m.id), count(*) into first, amount from made m where m.status = 'new';
  if amount > 0 then
    insert into data.outbox as o (kind, recipient, payload, key, not_before)
      select case amount when 1 then 'mail_new' else 'mail_new_many' end, b.email,
        jsonb_build_object('id', first, 'count', amount), concat_ws(':', 'mail_new', event, b.user_id),
        quarter + interval '15 minutes 10 seconds'
      from data.benutzer b
      where b.mail_new and b.app_status in ('ogf_expert', 'ogf_admin')
        and b.email <> app.email() and app.is_address(b.email)
        -- Reporters know of their own.
        and exists (select from made m where m.status = 'new' and m.user_id is distinct from b.user_id)
      order by b.user_id
      on conflict (key) do update set kind = 'mail_new_many', not_before = excluded.not_before,
        payload = o.payload || jsonb_build_object('count', (o.payload ->> 'count')::bigint + amount);
  end if;
  return null;
end
$$;

-- Once for each statement. Questions follow the flag of rejections. A change of status removes question mails that are
-- still unsent.
create or replace function app.mail_decision() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  -- Without a join, whose plan would be made for one row and kept for many.
  decided constant bigint[] := array(
    select s.id from (select id, status from old_rows union all select id, status from new_rows) s
    group by s.id having min(s.status) <> max(s.status)
  );
begin
  if decided = '{}' then
    return null;
  end if;
  delete from data.outbox o
    where o.kind = 'mail_query' and o.payload ->> 'id' in (select d.id::text from unnest(decided) d (id))
      and o.sent_at is null and o.claimed_at is null;
  insert into data.outbox (kind, recipient, payload, key)
    select 'mail_' || k.status, b.email, app.mail_record(k)
        || case k.status when 'published' then '{}' else jsonb_build_object('message', k.message) end,
      concat_ws(':', 'mail_' || k.status, k.id, k.version, b.user_id)
    from data.kaefer k join data.benutzer b using (user_id)
    where k.id = any (decided) and k.status in ('rejected', 'published', 'query')
      and case k.status when 'published' then b.mail_published else b.mail_rejected end
      and b.email <> app.email() and app.is_address(b.email)
    order by k.id
    on conflict (key) do nothing;
  return null;
end
$$;

-- An answer goes to the last writer of the experts, while that person is one: one mail per question and quarter of an
-- hour; further answers stand with the record. Another question goes to the reporter, held for a minute: the message
-- of a decision looks the same until its status follows.
create or replace function app.mail_word() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  beetle data.kaefer;
  about jsonb;
  question data.nachricht;
begin
  select k.* into beetle from data.kaefer k where k.id = new.kaefer_id;
  about := app.mail_record(beetle) || jsonb_build_object('message', new.text);
  if new.von_melder then
    select n.* into question from data.nachricht n
      where n.kaefer_id = new.kaefer_id and not n.von_melder order by n.id desc limit 1;
    perform app.queue_mails('mail_answer', concat_ws(':', new.kaefer_id, question.id, app.this_quarter()), about, array(
      select b.user_id from data.benutzer b
      where b.app_status in ('ogf_expert', 'ogf_admin') and b.email = coalesce(question.wer, beetle.letzter_bearbeiter)
    ));
  elsif beetle.status = 'query' then
    perform app.queue_mails('mail_query', 'word:' || new.id, about, array(
      select b.user_id from data.benutzer b where b.user_id = beetle.user_id and b.mail_rejected
    ), interval '1 minute');
  end if;
  return null;
end
$$;

create or replace function app.mail_expert() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.app_status = 'ogf_expert_query' then
    perform app.queue_mails(
      'mail_expert_request', new.user_id || ':' || app.this_quarter(), jsonb_build_object('id', new.user_id),
      array(select b.user_id from data.benutzer b where b.mail_expert_request and b.app_status = 'ogf_admin')
    );
  -- An administrator who becomes an expert has lost rights, not got them.
  elsif old.app_status <> 'ogf_admin' and new.mail_expert_approved then
    perform app.queue_mails(
      'mail_expert_approved', new.user_id || ':' || new.version, jsonb_build_object('id', new.user_id),
      array[new.user_id]
    );
  end if;
  return null;
end
$$;
