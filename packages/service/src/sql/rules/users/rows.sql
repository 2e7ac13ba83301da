-- Who may read a person, and who may change which columns. Changes are told by mail (mails/events.sql) and kept
-- (users/history.sql).

-- People: each the own row; administrators all.
create policy read_own on data.benutzer for select to ogf_new using (email = (select app.email()));
create policy change_own on data.benutzer for update to ogf_citizens
  using (email = (select app.email())) with check (email = (select app.email()));
create policy read_all on data.benutzer for select to ogf_admin using (true);
create policy change_all on data.benutzer for update to ogf_admin using (true) with check (true);
create policy add on data.benutzer for insert to ogf_admin with check (true);
grant select on data.benutzer to ogf_new;
grant update (
    first_name, last_name, phone, berufsgruppe, app_status, mail_register, mail_new, mail_rejected, mail_published,
    mail_expert_request, mail_expert_approved
  )
  on data.benutzer to ogf_citizens;
grant insert (email, first_name, last_name, apus_team, apus_admin),
  update (apus_team, apus_admin)
  on data.benutzer to ogf_admin;

create or replace view api.benutzer with (security_invoker = true) as
  select user_id, email, first_name, last_name, phone, berufsgruppe, geschlecht, geb, reg_date, app_status,
    mail_register, mail_new, mail_rejected, mail_published, mail_expert_request, mail_expert_approved, version
  from data.benutzer;
grant select on api.benutzer to ogf_new;
grant update (
    berufsgruppe, mail_register, mail_new, mail_rejected, mail_published, mail_expert_request, mail_expert_approved
  )
  on api.benutzer to ogf_citizens;

-- Limits texts, and leaves the stored status to administrators, but for one's own step of asking to become an expert.
create or replace function app.guard_user() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform app.limit_text(new.first_name, 100), app.limit_text(new.last_name, 100),
    app.limit_text(new.phone, 50), app.limit_text(new.berufsgruppe, 100);
  if new.app_status <> old.app_status
    and not app.is_at_least('ogf_admin')
    and not (
      old.email = app.email()
      and app.effective_role(old.app_status) = 'ogf_citizens'
      and new.app_status = 'ogf_expert_query'
    )
  then
    perform app.refuse('role_refused');
  end if;
  return new;
end
$$;

create or replace function app.keep_one_admin() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.app_status = 'ogf_admin' and new.app_status <> 'ogf_admin' then
    -- Two administrators demoting each other at once wait here for one another. Any fixed number.
    perform pg_catalog.pg_advisory_xact_lock(7263);
    if not exists (select from data.benutzer b where b.app_status = 'ogf_admin' and b.user_id <> old.user_id) then
      perform app.refuse('last_admin');
    end if;
  end if;
  return new;
end
$$;

create or replace trigger a_blank before insert or update of first_name, last_name on data.benutzer
  for each row execute function app.clear_blank('first_name', 'last_name');
create or replace trigger a_version before update on data.benutzer for each row execute function app.guard_version();
create or replace trigger b_user before update on data.benutzer for each row execute function app.guard_user();
create or replace trigger c_last_admin before update of app_status on data.benutzer
  for each row execute function app.keep_one_admin();
create or replace trigger mail_expert after update of app_status on data.benutzer for each row
  when (new.app_status <> old.app_status and new.app_status in ('ogf_expert_query', 'ogf_expert'))
  execute function app.mail_expert();
create or replace trigger mail_person after insert on data.benutzer for each row execute function app.mail_new_person();
create or replace trigger y_search after insert or delete or update of first_name, last_name, email on data.benutzer
  for each row execute function app.keep_search_text('user_id', 'first_name', 'last_name', 'email');
alter table data.benutzer enable always trigger y_search;
create or replace trigger z_change after update or delete on data.benutzer
  for each row execute function app.record_change('user_id');
create or replace trigger z_created after insert on data.benutzer
  for each row execute function app.record_creation('user_id');
create or replace trigger one_row_only after update on data.benutzer
  referencing new table as touched for each statement execute function app.one_row_only();
