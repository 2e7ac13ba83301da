-- How a mail is sent: a mailer empties the outbox in three steps, claim, send, mark. Any program can be one that signs
-- in with a role of its own in `waldkerf_mailer`, which may do this and read attachments only (docs/operations.md).

-- Claims waiting mails, oldest first, without those that are held. A claim lasts ten minutes by the real clock; two
-- mailers never claim the same mail. If a mailer dies between sending and marking, the mail is sent again.
create or replace function app.claim_mails(most integer default 20)
returns table (id bigint, recipient text, language text, subject text, body text)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  -- Sent and refused mails are kept for 30 days.
  delete from data.outbox o
    where starts_with(o.kind, 'mail_') and coalesce(o.sent_at, o.refused_at) < pg_catalog.now() - interval '30 days';
  return query
    -- Apart, and so looked for once: within the update a plan may look again for each row, and take others.
    with due as materialized (
      select w.id from data.outbox w
      where w.sent_at is null and w.refused_at is null and starts_with(w.kind, 'mail_')
        and coalesce(w.claimed_at, '-infinity') < pg_catalog.now() - interval '10 minutes'
        and coalesce(w.not_before, '-infinity') <= pg_catalog.now()
      order by w.id limit least(greatest(most, 0), 200) for update skip locked
    ), taken as (
      update data.outbox o set claimed_at = pg_catalog.now() where o.id in (select d.id from due d)
      returning o.id, o.kind, o.recipient, o.payload
    )
    select t.id, t.recipient, m.language, m.subject, m.body
    from taken t cross join lateral app.mail_content(t.kind, t.recipient, t.payload) m
    order by t.id;
end
$$;

-- Whether it was still unmarked. A sent mail ends the refusal of its address.
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

-- Marks a mail that the server refuses for good: it is not claimed again, and a document's dispatch keeps the reason.
-- `of_address`: the address itself is refused, and stays marked until a mail to it is sent.
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

-- Ends a document's mail. One that is being sent at this moment may still arrive, and then counts as arrived.
create or replace function app.end_dispatch(wanted bigint) returns void
language sql security definer set search_path = ''
begin atomic
  select app.mark_mail_refused(o.id, '') from data.outbox o
  where o.key = 'mail_dokument:' || wanted and o.sent_at is null and o.refused_at is null;
end;

create policy read_all on data.adresse_abgelehnt for select to ogf_admin using (true);
grant select on data.adresse_abgelehnt to ogf_admin;

grant execute on function app.claim_mails, app.mark_mail_sent, app.mark_mail_refused to waldkerf_mailer;
grant execute on function app.end_dispatch to ogf_admin;
