-- How a mail is sent: a mailer empties the outbox in three steps, claim, send, mark. Any program can be one that signs
-- in with a role of its own in `waldkerf_mailer`, which may do these two things and nothing else (docs/operations.md).

-- Mails that wait, oldest first, as they are to be sent, without those that are held. They are the caller's for ten
-- minutes by the real clock; of two mailers at once none gets the other's. One that dies after sending and before
-- marking sends it once more.
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
    from taken t cross join lateral app.mail_content(t.kind, t.recipient, t.payload) m
    order by t.id;
end
$$;

-- Whether it was still to be marked.
create or replace function app.mark_mail_sent(id bigint) returns boolean
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
begin
  update data.outbox o set sent_at = pg_catalog.now()
    where o.id = id and o.sent_at is null and starts_with(o.kind, 'mail_');
  return found;
end
$$;

grant execute on function app.claim_mails(integer), app.mark_mail_sent(bigint) to waldkerf_mailer;
