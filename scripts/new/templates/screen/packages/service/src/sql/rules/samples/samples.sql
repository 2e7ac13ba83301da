-- Who may read the rows of a page for administrators, what follows from a change of them, and the call that answers
-- them.

create policy read_all on data.samples for select to ogf_admin using (true);
grant select on data.samples to ogf_admin;

create or replace view app.samples_entry with (security_invoker = true) as
  select id, bezeichnung, datum, version from data.samples;
grant select on app.samples_entry to ogf_admin;

-- The latest first.
create or replace function api.w_get_samples() returns setof app.samples_entry
language sql stable set search_path = ''
begin atomic
  select e.* from app.samples_entry e order by e.datum desc, e.id;
end;

create or replace trigger a_version before update on data.samples
  for each row execute function app.guard_version();
create or replace trigger z_change after update or delete on data.samples
  for each row execute function app.record_change('id');
create or replace trigger z_created after insert on data.samples
  for each row execute function app.record_creation('id');

grant execute on function api.w_get_samples() to ogf_admin;
