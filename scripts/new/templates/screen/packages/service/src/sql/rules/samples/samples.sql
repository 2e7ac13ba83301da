-- Who may read and add the rows of a page for administrators, what follows from a change of them, and their calls.

create policy read_all on data.samples for select to ogf_admin using (true);
create policy add on data.samples for insert to ogf_admin with check (true);
grant select, insert (bezeichnung, datum) on data.samples to ogf_admin;

create or replace view app.samples_entry with (security_invoker = true) as
  select id, bezeichnung, datum, version from data.samples;
grant select on app.samples_entry to ogf_admin;

-- The latest first.
create or replace function api.w_get_samples() returns setof app.samples_entry
language sql stable set search_path = ''
begin atomic
  select e.* from app.samples_entry e order by e.datum desc, e.id;
end;

create or replace function api.w_add_samples(bezeichnung text default '', datum text default '')
returns app.samples_entry language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  answer jsonb := app.replay(jsonb_build_array(bezeichnung, datum));
begin
  if answer is null then
    with made as (
      insert into data.samples as s (bezeichnung, datum) values (app.to_name(bezeichnung), app.to_day(datum))
      returning s.*
    )
    select app.remember(to_jsonb(m)) into answer from made m;
  end if;
  return jsonb_populate_record(null::app.samples_entry, answer);
end
$$;

create or replace trigger a_version before update on data.samples
  for each row execute function app.guard_version();
create or replace trigger z_change after update or delete on data.samples
  for each row execute function app.record_change('id');
create or replace trigger z_created after insert on data.samples
  for each row execute function app.record_creation('id');

grant execute on function api.w_get_samples(), api.w_add_samples(text, text) to ogf_admin;
