-- What happened, told to whoever asked for it. The functions are definers: nobody writes the outbox himself.
set local role waldkerf_owner;

-- Administrators with this flag.
create function app.mail_new_person() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.queue_mails('mail_register', new.user_id::text, jsonb_build_object('id', new.user_id), array(
    select b.user_id from data.benutzer b where b.mail_register and b.app_status = 'ogf_admin'
  ));
  return null;
end
$$;

-- One mail for all the records of a statement: an import of thousands is one event.
create function app.mail_new_records() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  first bigint;
  amount bigint;
begin
  select min(m.id), count(*) into first, amount from made m where m.status = 'new';
  if amount > 0 then
    perform app.queue_mails(
      case amount when 1 then 'mail_new' else 'mail_new_many' end,
      first::text,
      jsonb_build_object('id', first, 'count', amount),
      array(
        select b.user_id from data.benutzer b
        where b.mail_new and b.app_status in ('ogf_expert', 'ogf_admin')
          -- Reporters know of their own.
          and exists (select from made m where m.status = 'new' and m.user_id is distinct from b.user_id)
      )
    );
  end if;
  return null;
end
$$;

create function app.mail_decision() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.queue_mails(
    'mail_' || new.status,
    new.id || ':' || new.version,
    jsonb_build_object('id', new.id)
      || case new.status when 'rejected' then jsonb_build_object('message', new.message) else '{}' end,
    array(
      select b.user_id from data.benutzer b
      where b.user_id = new.user_id and case new.status when 'rejected' then b.mail_rejected else b.mail_published end
    )
  );
  return null;
end
$$;

create function app.mail_expert() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.app_status = 'ogf_expert_query' then
    perform app.queue_mails(
      'mail_expert_request', new.user_id || ':' || new.version, jsonb_build_object('id', new.user_id),
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

create trigger mail_person after insert on data.benutzer for each row execute function app.mail_new_person();
create trigger mail_expert after update of app_status on data.benutzer for each row
  when (new.app_status <> old.app_status and new.app_status in ('ogf_expert_query', 'ogf_expert'))
  execute function app.mail_expert();
create trigger mail_records after insert on data.kaefer
  referencing new table as made for each statement execute function app.mail_new_records();
create trigger mail_decision after update of status on data.kaefer for each row
  when (new.status <> old.status and new.status in ('rejected', 'published'))
  execute function app.mail_decision();

reset role;
