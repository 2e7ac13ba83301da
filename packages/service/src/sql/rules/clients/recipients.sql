-- Recipients of a client's documents: remembered when something is sent (documents/sending.sql), changed on its page.

create policy read_all on data.empfaenger for select to ogf_admin using (true);
create policy add on data.empfaenger for insert to ogf_admin with check (true);
create policy change on data.empfaenger for update to ogf_admin using (true) with check (true);
create policy remove on data.empfaenger for delete to ogf_admin using (true);
grant select, delete, insert (client_id, name, email, fuer_rechnungen), update (name, email, fuer_rechnungen)
  on data.empfaenger to ogf_admin;

-- All that was sent to clients by mail, each with the offer or the invoice that it is about.
create or replace view app.client_dispatch with (security_invoker = true) as
  select v.id, a.client_id, 'angebot' as ziel, a.id as ziel_id, v.an, v.betreff, v.gesendet_am, v.gesendet_von,
    v.zugestellt_am, v.abgelehnt
  from data.angebot a join data.versand v on v.angebot_id = a.id
  union all
  select v.id, r.client_id, 'rechnung', r.id, v.an, v.betreff, v.gesendet_am, v.gesendet_von, v.zugestellt_am,
    v.abgelehnt
  from data.rechnung r join data.versand v on v.rechnung_id = r.id
  union all
  select v.id, r.client_id, 'rechnung', r.id, v.an, v.betreff, v.gesendet_am, v.gesendet_von, v.zugestellt_am,
    v.abgelehnt
  from data.rechnung r join data.mahnung m on m.rechnung_id = r.id join data.versand v on v.mahnung_id = m.id;
grant select on app.client_dispatch to ogf_admin;

create or replace view app.recipient with (security_invoker = true) as
  select e.id, e.client_id, e.name, e.email, e.fuer_rechnungen, e.version,
    -- When something last went there: a mail that waits or was refused has not.
    (select max(d.gesendet_am) from app.client_dispatch d
      where d.client_id = e.client_id and lower(d.an) = lower(e.email) and d.zugestellt_am is not null) as zuletzt
  from data.empfaenger e;
grant select on app.recipient to ogf_admin;

create or replace function app.changed_recipient(wanted bigint) returns app.recipient
language sql stable set search_path = ''
begin atomic
  select r.* from app.recipient r where r.id = wanted;
end;

-- Before a recipient is made or changed: each address once per client, and one recipient at most for the invoices.
create or replace function app.guard_recipient() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform from data.kunde k where k.client_id = new.client_id for no key update;
  if exists (
    select from data.empfaenger e
    where e.client_id = new.client_id and e.id <> new.id and lower(e.email) = lower(new.email)
  ) then
    perform app.refuse('known_recipient');
  end if;
  if new.fuer_rechnungen then
    update data.empfaenger e set fuer_rechnungen = false
      where e.client_id = new.client_id and e.id <> new.id and e.fuer_rechnungen;
  end if;
  return new;
end
$$;

-- Remembers the address of a dispatch. The client is locked first, so that concurrent dispatches do not collide.
create or replace function app.remember_recipient(sent bigint) returns void
language plpgsql set search_path = '' as $$
declare
  d app.client_dispatch;
begin
  select c.* into d from app.client_dispatch c where c.id = sent;
  perform from data.kunde k where k.client_id = d.client_id for no key update;
  insert into data.empfaenger (client_id, email)
    select d.client_id, d.an where d.client_id is not null and not exists (
      select from data.empfaenger e where e.client_id = d.client_id and lower(e.email) = lower(d.an)
    );
end
$$;

-- The one for invoices first, then by the latest dispatch.
create or replace function api.w_get_empfaenger(client_id text default '') returns setof app.recipient
language plpgsql stable set search_path = '' as $$
declare
  wanted bigint := app.known_client($1);
begin
  return query
    select r.* from app.recipient r where r.client_id = wanted
    order by r.fuer_rechnungen desc, r.zuletzt desc nulls last, r.id;
end
$$;

create or replace function api.w_add_empfaenger(
  client_id text default '', name text default '', email text default '', fuer_rechnungen text default ''
) returns app.recipient
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  answer jsonb := app.replay(jsonb_build_array(client_id, name, email, fuer_rechnungen));
  made data.empfaenger;
begin
  if answer is null then
    made.client_id := app.known_client(client_id);
    made.name := app.to_text(name, 200);
    made.email := app.to_address(email);
    made.fuer_rechnungen := app.to_flag(fuer_rechnungen);
    insert into data.empfaenger as e (client_id, name, email, fuer_rechnungen)
      values (made.client_id, made.name, made.email, made.fuer_rechnungen)
      returning e.id into made.id;
    answer := app.remember(to_jsonb(app.changed_recipient(made.id)));
  end if;
  return jsonb_populate_record(null::app.recipient, answer);
end
$$;

create or replace function api.w_update_empfaenger(
  id text default '', name text default '', email text default '', fuer_rechnungen text default ''
) returns app.recipient
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  wanted bigint := app.to_id(id);
begin
  update data.empfaenger e
    set name = app.to_text(name, 200), email = app.to_address(email), fuer_rechnungen = app.to_flag(fuer_rechnungen)
    where e.id = wanted;
  perform app.refuse('not_found.recipient') where not found;
  return app.changed_recipient(wanted);
end
$$;

-- Whether there was one.
create or replace function api.w_delete_empfaenger(id text default '') returns boolean
language plpgsql set search_path = '' as $$
begin
  delete from data.empfaenger e where e.id = app.to_id(w_delete_empfaenger.id);
  return found;
end
$$;

create or replace trigger a_blank before insert or update of name on data.empfaenger
  for each row execute function app.clear_blank('name');
create or replace trigger a_version before update on data.empfaenger for each row execute function app.guard_version();
create or replace trigger b_guard before insert or update on data.empfaenger
  for each row when (pg_trigger_depth() < 1) execute function app.guard_recipient();
create or replace trigger z_change after update or delete on data.empfaenger
  for each row execute function app.record_change('id');
create or replace trigger z_created after insert on data.empfaenger
  for each row execute function app.record_creation('id');

grant execute on function
  app.changed_recipient, app.remember_recipient, api.w_get_empfaenger, api.w_add_empfaenger, api.w_update_empfaenger,
  api.w_delete_empfaenger
to ogf_admin;
