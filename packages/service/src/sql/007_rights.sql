-- Who sees and changes what: policies per row, grants per column.
set local role waldkerf_owner;

-- Species, counts and transitions are the same for everyone signed in.
create policy read_all on data.kaeferarten for select to ogf_new using (true);
create policy read_all on data.kaefer_count for select to ogf_new using (true);
create policy read_all on data.kaefer_transition for select to ogf_new using (true);
grant select on data.kaeferarten, data.kaefer_count, data.kaefer_transition to ogf_new;

-- Sightings: published and own for all, everything for experts. The look-up of the own id is made once per statement.
create policy read_published_and_own on data.kaefer for select to ogf_new
  using (status = 'published' or user_id = (select app.user_id()));
create policy read_all on data.kaefer for select to ogf_expert using (true);
create policy review on data.kaefer for update to ogf_expert using (true) with check (true);
grant select on data.kaefer to ogf_new;
grant update (art, status, message) on data.kaefer to ogf_expert;

-- Pictures: as their sighting, but not for new users; changed by experts, and by the reporter until it is published.
create function app.may_change_pictures(of_kaefer bigint) returns boolean
language sql stable set search_path = ''
return app.is_at_least('ogf_expert') or exists (
  select from data.kaefer k
  where k.id = of_kaefer and k.user_id = (select app.user_id()) and k.status <> 'published'
);

create policy read_with_sighting on data.bilder for select to ogf_citizens
  using (exists (select from data.kaefer k where k.id = kaefer_id));
create policy remove on data.bilder for delete to ogf_citizens using (app.may_change_pictures(kaefer_id));
create policy change on data.bilder for update to ogf_citizens
  using (app.may_change_pictures(kaefer_id)) with check (app.may_change_pictures(kaefer_id));
grant select, delete, update (position) on data.bilder to ogf_citizens;

-- Contents have no policy of their own: whoever may see a picture's row knows its hash, and the bytes follow from that.
create function app.picture_bytes(wanted text) returns bytea
language sql stable security definer set search_path = ''
return (select c.bytes from data.picture_content c where c.sha256 = wanted);

grant execute on function app.may_change_pictures(bigint), app.picture_bytes(text) to ogf_citizens;

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

-- Texts as people send them; and nobody promotes himself: but for the one step that asks to become an expert, the stored
-- status is the administrators'.
create function app.guard_user() returns trigger
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
    perform app.refuse(403, 'role_refused', 'Diese Rolle dürfen Sie nicht vergeben.');
  end if;
  return new;
end
$$;

create function app.keep_one_admin() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.app_status = 'ogf_admin' and new.app_status <> 'ogf_admin' then
    -- Two administrators demoting each other at once wait here for one another. Any fixed number.
    perform pg_catalog.pg_advisory_xact_lock(7263);
    if not exists (select from data.benutzer b where b.app_status = 'ogf_admin' and b.user_id <> old.user_id) then
      perform app.refuse(409, 'last_admin', 'Wer als Letzte oder Letzter die Administration hat, behält sie.');
    end if;
  end if;
  return new;
end
$$;

create trigger b_user before update on data.benutzer for each row execute function app.guard_user();
create trigger c_last_admin before update of app_status on data.benutzer
  for each row execute function app.keep_one_admin();

reset role;
