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
  delete from data.outbox o
    where starts_with(o.kind, 'mail_') and coalesce(o.sent_at, o.refused_at) < pg_catalog.now() - interval '30 days';
  return query
    with taken as (
      update data.outbox o set claimed_at = pg_catalog.now()
      where o.id in (
        select w.id from data.outbox w
        where w.sent_at is null and w.refused_at is null and starts_with(w.kind, 'mail_')
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

-- Whether it was still to be marked. An address that takes a mail takes mails.
create or replace function app.mark_mail_sent(id bigint) returns boolean
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  address text;
begin
  update data.outbox o set sent_at = pg_catalog.now()
    where o.id = id and o.sent_at is null and starts_with(o.kind, 'mail_')
    returning o.recipient into address;
  delete from data.adresse_abgelehnt a where a.email = address;
  return address is not null;
end
$$;

-- The mail server refuses this mail for good, in these words: it is not claimed again, a document's mail keeps the words
-- with it. `of_address`: it is the receiver that is refused, who is marked until a mail arrives.
create or replace function app.mark_mail_refused(id bigint, reason text, of_address boolean default false) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  refused data.outbox;
  words constant text := left(reason, 500);
begin
  update data.outbox o set refused_at = pg_catalog.now()
    where o.id = id and o.sent_at is null and starts_with(o.kind, 'mail_')
    returning * into refused;
  update data.versand v set abgelehnt = words
    where refused.kind = 'mail_dokument' and v.id = (refused.payload ->> 'versand')::bigint;
  if of_address and refused.id is not null then
    insert into data.adresse_abgelehnt (email, grund) values (lower(refused.recipient), words)
      on conflict (email) do update set grund = excluded.grund, seit = excluded.seit;
  end if;
end
$$;

-- One that is on its way at this moment may still arrive; then it counts as arrived.
create or replace function app.end_dispatch(wanted bigint) returns void
language sql security definer set search_path = ''
begin atomic
  select app.mark_mail_refused(o.id, '') from data.outbox o
  where o.key = 'mail_dokument:' || wanted and o.sent_at is null and o.refused_at is null;
end;

create policy read_all on data.adresse_abgelehnt for select to ogf_admin using (true);
grant select on data.adresse_abgelehnt to ogf_admin;

grant execute on function app.claim_mails(integer), app.mark_mail_sent(bigint) to waldkerf_mailer;
grant execute on function app.mark_mail_refused(bigint, text, boolean) to waldkerf_mailer;
grant execute on function app.end_dispatch(bigint) to ogf_admin;
