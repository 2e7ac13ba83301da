-- Saved views: filters, columns and whatever else a screen wants to come back to, under a name of the person's own.

create policy own_only on data.ansicht to ogf_citizens
  using (user_id = (select app.user_id())) with check (user_id = (select app.user_id()));
grant select, delete, insert (bereich, name, inhalt), update (name, inhalt) on data.ansicht to ogf_citizens;

create or replace view app.saved_view with (security_invoker = true) as
  select id, bereich, name, inhalt, version from data.ansicht;
grant select on app.saved_view to ogf_citizens;

create or replace function app.to_screen(value text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  perform app.refuse('bad_screen') where coalesce(value, '') !~ '^[a-z]{2,20}$';
  return value;
end
$$;

create or replace function app.to_view_name(value text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  perform app.to_name(value), app.limit_text(trim(value), 80);
  return trim(value);
end
$$;

-- A JSON object as text, of a bounded size.
create or replace function app.to_view_content(value text) returns jsonb
language plpgsql immutable set search_path = '' as $$
declare
  content jsonb;
begin
  perform app.refuse('too_long.view') where octet_length(value) > 16000;
  begin
    content := value::jsonb;
  exception when data_exception or statement_too_complex then
    content := null;
  end;
  perform app.refuse('bad_view') where jsonb_typeof(content) is distinct from 'object';
  perform app.refuse('too_long.view') where octet_length(content::text) > 8000;
  return content;
end
$$;

-- Refuses two views of one name, and more than 50 for a screen.
create or replace function app.guard_view() returns trigger
language plpgsql set search_path = '' as $$
begin
  -- Concurrent calls of one person wait here for one another.
  perform pg_catalog.pg_advisory_xact_lock(7264, (new.user_id % 2147483647)::integer);
  if tg_op = 'INSERT' and (
    select count(*) from data.ansicht a where a.user_id = new.user_id and a.bereich = new.bereich
  ) >= 50 then
    perform app.refuse('too_many_views');
  end if;
  if exists (
    select from data.ansicht a
    where a.user_id = new.user_id and a.bereich = new.bereich and a.name = new.name and a.id <> new.id
  ) then
    perform app.refuse('name_taken');
  end if;
  return new;
end
$$;

create or replace function app.changed_view(wanted bigint) returns app.saved_view
language plpgsql stable set search_path = '' as $$
declare
  found_view app.saved_view;
begin
  select a.* into found_view from app.saved_view a where a.id = wanted;
  perform app.refuse('not_found.view') where not found;
  return found_view;
end
$$;

create or replace function api.w_get_ansichten(bereich text default '') returns setof app.saved_view
language plpgsql stable set search_path = '' as $$
#variable_conflict use_variable
declare
  screen text := app.to_screen(bereich);
begin
  return query
    select a.* from app.saved_view a where a.bereich = screen order by a.name collate "de-x-icu", a.id;
end
$$;

create or replace function api.w_add_ansicht(bereich text default '', name text default '', inhalt text default '')
returns app.saved_view
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  answer jsonb := app.replay(jsonb_build_array(bereich, name, inhalt));
  made bigint;
begin
  if answer is null then
    insert into data.ansicht as a (bereich, name, inhalt)
      values (app.to_screen(bereich), app.to_view_name(name), app.to_view_content(inhalt))
      returning a.id into made;
    answer := app.remember(to_jsonb(app.changed_view(made)));
  end if;
  return jsonb_populate_record(null::app.saved_view, answer);
end
$$;

-- Another name, another content, or both: '' leaves what is there.
create or replace function api.w_update_ansicht(id text default '', name text default '', inhalt text default '')
returns app.saved_view
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  wanted bigint := app.to_id(id);
begin
  update data.ansicht a
    set name = case when coalesce(name, '') = '' then a.name else app.to_view_name(name) end,
      inhalt = case when coalesce(inhalt, '') = '' then a.inhalt else app.to_view_content(inhalt) end
    where a.id = wanted;
  return app.changed_view(wanted);
end
$$;

-- Whether there was one.
create or replace function api.w_delete_ansicht(id text default '') returns boolean
language plpgsql set search_path = '' as $$
begin
  delete from data.ansicht a where a.id = app.to_id(w_delete_ansicht.id);
  return found;
end
$$;

create or replace trigger a_version before update on data.ansicht for each row execute function app.guard_version();
create or replace trigger b_view before insert or update of name on data.ansicht
  for each row execute function app.guard_view();

grant execute on function
  app.to_screen, app.to_view_name, app.to_view_content, app.changed_view, api.w_get_ansichten, api.w_add_ansicht,
  api.w_update_ansicht, api.w_delete_ansicht
to ogf_citizens;
