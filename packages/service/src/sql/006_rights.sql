-- Row-level security, on and forced for every table: without a policy nobody sees anything. The owner's own policy is
-- for the definer functions, which must work where the owner is no superuser.
set local role waldkerf_owner;

do $$
declare
  name text;
begin
  for name in select tablename from pg_tables where schemaname = 'data' loop
    execute format('alter table data.%I enable row level security', name);
    execute format('alter table data.%I force row level security', name);
    execute format('create policy owner on data.%I to waldkerf_owner using (true) with check (true)', name);
  end loop;
end
$$;

-- Species, counts and transitions are the same for everyone signed in.
create policy read_all on data.kaeferarten for select to ogf_new using (true);
create policy read_all on data.kaefer_zahl for select to ogf_new using (true);
create policy read_all on data.kaefer_uebergang for select to ogf_new using (true);
grant select on data.kaeferarten, data.kaefer_zahl, data.kaefer_uebergang to ogf_new;

-- Sightings: published and own for all, everything for experts. The look-up of the own id is made once per statement.
create policy read_published_and_own on data.kaefer for select to ogf_new
  using (status = 'published' or user_id = (select app.user_id()));
create policy read_all on data.kaefer for select to ogf_expert using (true);
create policy review on data.kaefer for update to ogf_expert using (true) with check (true);
grant select on data.kaefer to ogf_new;
grant update (art, status, message, letzter_bearbeiter, published_from) on data.kaefer to ogf_expert;

-- Pictures: as their sighting, but not for new users; changed by experts, and by the reporter until it is published.
create policy read_with_sighting on data.bilder for select to ogf_citizens
  using (exists (select from data.kaefer k where k.id = kaefer_id));
create policy remove_own on data.bilder for delete to ogf_citizens
  using (exists (
    select from data.kaefer k
    where k.id = kaefer_id and k.user_id = (select app.user_id()) and k.status <> 'published'
  ));
create policy change_own on data.bilder for update to ogf_citizens
  using (exists (
    select from data.kaefer k
    where k.id = kaefer_id and k.user_id = (select app.user_id()) and k.status <> 'published'
  ))
  with check (true);
create policy remove_all on data.bilder for delete to ogf_expert using (true);
create policy change_all on data.bilder for update to ogf_expert using (true) with check (true);
create policy read_with_picture on data.bildinhalt for select to ogf_citizens
  using (exists (select from data.bilder b where b.inhalt = sha256));
grant select, delete on data.bilder to ogf_citizens;
grant update (reihe) on data.bilder to ogf_citizens;
grant select on data.bildinhalt to ogf_citizens;

-- People: each the own row; administrators all.
create policy read_own on data.benutzer for select to ogf_new using (email = (select app.email()));
create policy change_own on data.benutzer for update to ogf_citizens
  using (email = (select app.email())) with check (email = (select app.email()));
create policy read_all on data.benutzer for select to ogf_admin using (true);
create policy change_all on data.benutzer for update to ogf_admin using (true) with check (true);
grant select on data.benutzer to ogf_new;
grant update (
  first_name, last_name, phone, berufsgruppe, app_status,
  mail_register, mail_new, mail_rejected, mail_published, mail_expert_request, mail_expert_approved
) on data.benutzer to ogf_citizens;

-- The record of changes has no reader yet.

-- Nobody promotes himself: but for the one step that asks to become an expert, the stored status is the administrators'.
create function app.guard_app_status() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.app_status = old.app_status or app.is_at_least('ogf_admin') or current_setting('role') = 'none' then
    return new;
  end if;
  if old.email = app.email() and old.app_status = 'ogf_citizens' and new.app_status = 'ogf_expert_query' then
    return new;
  end if;
  raise sqlstate 'PT403' using message = 'Diese Rolle dürfen Sie nicht vergeben.', detail = 'role_refused';
end
$$;

create function app.keep_one_admin() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.app_status = 'ogf_admin' and new.app_status <> 'ogf_admin' then
    -- Two administrators demoting each other at once wait here for one another.
    perform pg_catalog.pg_advisory_xact_lock(7263);
    if not exists (select from data.benutzer b where b.app_status = 'ogf_admin' and b.user_id <> old.user_id) then
      raise sqlstate 'PT409' using
        message = 'Die letzte Administratorin oder der letzte Administrator behält die Rolle.', detail = 'last_admin';
    end if;
  end if;
  return new;
end
$$;

create trigger b_app_status before update of app_status on data.benutzer
  for each row execute function app.guard_app_status();
create trigger c_last_admin before update of app_status on data.benutzer
  for each row execute function app.keep_one_admin();

reset role;
