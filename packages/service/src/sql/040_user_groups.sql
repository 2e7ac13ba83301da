-- Groups of the token: kept as they were last seen, and shown. They grant nothing.
set local role waldkerf_owner;

-- A table of its own: a sign-in with other groups is no change of the person, whose version it must not raise.
create table data.benutzer_gruppen (
  user_id bigint primary key references data.benutzer (user_id) on delete cascade,
  gruppen text[] not null,
  -- Since when they are these.
  seit timestamptz not null default app.now()
);
call app.protect('data.benutzer_gruppen');
create policy read_all on data.benutzer_gruppen for select to ogf_admin using (true);
grant select on data.benutzer_gruppen to ogf_admin;

-- Definer: nobody writes groups but the token that brings them. Most requests bring what is known, and write nothing.
create function app.note_groups() returns void
language plpgsql security definer set search_path = '' as $$
declare
  person bigint := app.user_id();
  given jsonb := case jsonb_typeof(app.claims() -> 'groups') when 'array' then app.claims() -> 'groups' else '[]' end;
  names text[] := array(
    select left(g.name, 100) from jsonb_array_elements_text(given) with ordinality as g (name, place)
    order by g.place limit 50
  );
begin
  if names = coalesce((select g.gruppen from data.benutzer_gruppen g where g.user_id = person), '{}') then
    return;
  end if;
  insert into data.benutzer_gruppen (user_id, gruppen) values (person, names)
    on conflict (user_id) do update set gruppen = excluded.gruppen, seit = excluded.seit;
end
$$;

create or replace function api.a_get_user_data(email text default '', id text default '') returns setof api.benutzer
language plpgsql set search_path = '' as $$
declare
  wanted text := app.to_email(email);
begin
  if wanted = app.email() then
    if app.user_id() is null then
      perform app.ensure_self();
    end if;
    perform app.note_groups();
  end if;
  return query select b.* from api.benutzer b where b.email = wanted;
end
$$;

grant execute on function app.note_groups() to ogf_new;

reset role;
