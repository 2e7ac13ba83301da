-- The points of a map are saved in one transaction, and a change of them is a change of their map: its version rises.

-- The rights of their map, which all who write points lock first.
create policy read_with_map on data.mappoint for select to ogf_expert
  using (exists (select from data.karte k where k.id = karte_id));
create policy add_with_map on data.mappoint for insert to ogf_expert with check (app.has_map(karte_id));
create policy remove_with_map on data.mappoint for delete to ogf_expert using (app.has_map(karte_id));
grant select, insert, delete on data.mappoint to ogf_expert;

create or replace view api.mappoint with (security_invoker = true) as
  select karte_id, nr, mapx, mapy, pixelx, pixely, enable, dx, dy, residual from data.mappoint
  where mapx + pixelx is not null or (select app.knows_incomplete_points());
grant select, insert, delete on api.mappoint to ogf_expert;

-- Locks a map until the transaction ends: all who write points or scans do it first, which avoids deadlocks. False if
-- there is no such map. One map per request. `is_exact` compares the version here: for a DELETE, which may have waited
-- and find its rows gone, and for scans, which leave the version.
create or replace function app.hold_map(
  map bigint, is_exact boolean default current_setting('request.method', true) = 'DELETE'
) returns boolean
language plpgsql set search_path = '' as $$
declare
  stored integer;
begin
  if nullif(current_setting('request.method', true), '') is not null
    and nullif(current_setting('waldkerf.held_map', true), '') <> map::text
  then
    perform app.refuse('filter_missing.points');
  end if;
  select k.version into stored from data.karte k where k.id = map for no key update;
  if not found then
    return false;
  end if;
  perform app.refuse('version_conflict', stored::text) where is_exact and app.if_match() <> stored;
  perform set_config('waldkerf.held_map', map::text, true);
  return true;
end
$$;

-- Called for each point: a map that is locked already is not locked again.
create or replace function app.has_map(map bigint) returns boolean
language sql
return coalesce(current_setting('waldkerf.held_map', true) = map::text, false) or app.hold_map(map);

-- domain/georef/points/limits has the same.
create or replace function app.most_points() returns integer
language sql immutable
return 20000;

-- Marks the locked map as changed, once per request. Migrations and seeds have no caller, and mark nothing.
create or replace function app.note_points() returns void
language plpgsql set search_path = '' as $$
begin
  if app.email() <> '' then
    update data.karte k set points_changed = pg_catalog.pg_current_xact_id()
      where k.id = nullif(current_setting('waldkerf.held_map', true), '')::bigint
        and k.points_changed is distinct from pg_catalog.pg_current_xact_id();
  end if;
end
$$;

-- After inserts and deletes of points, except those of a POST, where app.end_points does it.
create or replace function app.points_changed() returns trigger
language plpgsql set search_path = '' as $$
begin
  if exists (select from touched) then
    perform app.note_points();
  end if;
  return null;
end
$$;

-- As app.record_change, for all points of a statement at once: one line for each map, with each point as the text that
-- `data.mappoint` reads. As JSON their numbers take ten times as long.
create or replace function app.record_removed_points() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into data.change_log (table_name, row_id, changes)
    select tg_table_name, t.karte_id, jsonb_build_object(
      'punkte', jsonb_build_array(jsonb_agg(t::text order by t.nr), null)
    )
    from touched t group by t.karte_id;
  return null;
end
$$;

-- After a_version, which raises nothing for changes by other triggers.
create or replace function app.raise_version_with_points() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform app.refuse('version_conflict', old.version::text) where app.if_match() <> old.version;
  new.version := old.version + 1;
  return new;
end
$$;

-- Refuses a point and names its column, in words and for programs: {"nr": 3, "column": "pixelx"}.
create or replace function app.refuse_point(nr jsonb, point_column text) returns void
language sql immutable set search_path = ''
return app.refuse(
  'point_value.' || coalesce(point_column, 'residual'), jsonb_build_object('nr', nr, 'column', point_column)::text,
  coalesce(nr #>> '{}', '?')
);

create or replace function app.is_point_number(value jsonb, may_lack boolean) returns boolean
language sql immutable
return case coalesce(jsonb_typeof(value), 'null')
  when 'number' then abs(value::numeric) <= 1e15
  when 'null' then may_lack
  else false
end;

-- The column with a value that it cannot hold, '' if it is no point at all; null for a valid point.
create or replace function app.point_fault(point jsonb) returns text
language sql immutable
return case
  when jsonb_typeof(point) is distinct from 'object' then ''
  when point - '{nr,mapx,mapy,pixelx,pixely,enable,dx,dy,residual}'::text[] <> '{}' then ''
  when not app.is_point_number(point -> 'nr', false) then 'nr'
  when scale((point -> 'nr')::numeric) > 0 or abs((point -> 'nr')::numeric) > 2147483647 then 'nr'
  when not app.is_point_number(point -> 'mapx', (point ->> 'mapy') is null) then 'mapx'
  when not app.is_point_number(point -> 'mapy', (point ->> 'mapx') is null) then 'mapy'
  when coalesce(point ->> 'mapx', point ->> 'pixelx') is null then 'pixelx'
  when not app.is_point_number(point -> 'pixelx', (point ->> 'pixely') is null) then 'pixelx'
  when not app.is_point_number(point -> 'pixely', (point ->> 'pixelx') is null) then 'pixely'
  when not app.is_point_number(point -> 'dx', true) then 'dx'
  when not app.is_point_number(point -> 'dy', true) then 'dy'
  when not app.is_point_number(point -> 'residual', true) then 'residual'
  when jsonb_typeof(point -> 'enable') is distinct from 'boolean' then 'enable'
end;

-- Refuses values that no column of a point can hold; their limits are left to the table's own checks.
create or replace function app.check_points(points jsonb) returns void
language plpgsql immutable set search_path = '' as $$
declare
  point jsonb;
  fault text;
begin
  select p.value, app.point_fault(p.value) into point, fault from jsonb_array_elements(points) with ordinality p (value, at)
    where app.point_fault(p.value) is not null
    order by p.at limit 1;
  if fault = '' then
    perform app.refuse('bad_point');
  elsif fault is not null then
    perform app.refuse_point(point -> 'nr', fault);
  end if;
end
$$;

-- Names the first point that the table does not take, by the table's own checks and its key.
create or replace function app.refuse_stored_point(points data.mappoint[]) returns void
language plpgsql stable set search_path = '' as $$
declare
  checks text;
  wrong record;
begin
  select string_agg(
      format('when (%s) is false then %L', pg_get_expr(c.conbin, c.conrelid), a.attname), ' ' order by a.attnum
    ) into checks
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.conrelid = 'data.mappoint'::regclass and c.contype = 'c';
  execute format(
    'select f.nr, f.name
      from (
        select p.nr, case %s when p.nr = p.before then ''nr'' end as name
        from (select u.*, lag(u.nr) over (order by u.nr) as before from unnest($1) u) p
      ) f
      where f.name is not null order by f.nr limit 1',
    checks
  ) into wrong using points;
  perform app.refuse_point(to_jsonb(wrong.nr), wrong.name);
end
$$;

-- Replaces all points of a map: all of them are taken, or nothing changes. The same points again change nothing.
create or replace function api.w_set_mappoints(karte_id text default '', points jsonb default null) returns json
language plpgsql set search_path = '' as $$
declare
  map bigint := app.to_id(karte_id);
  sent data.mappoint[];
begin
  perform app.refuse('points_missing') where jsonb_typeof(points) is distinct from 'array';
  perform app.refuse('too_many_points') where jsonb_array_length(points) > app.most_points();
  perform app.check_points(points);
  perform app.refuse('not_found.map') where not app.has_map(map);
  sent := array(
    select row(map, r.nr, r.mapx, r.mapy, r.pixelx, r.pixely, r.enable, r.dx, r.dy, r.residual)::data.mappoint
    from jsonb_populate_recordset(null::data.mappoint, points) r
    order by r.nr
  );
  if sent <> array(select row(p.*)::data.mappoint from api.mappoint p where p.karte_id = map order by p.nr) then
    delete from api.mappoint p where p.karte_id = map;
    perform app.make_room(map, array(select s.nr from unnest(sent) s));
    insert into data.mappoint select s.* from unnest(sent) s;
  end if;
  return (
    select json_build_object('version', k.version, 'points', (
      select coalesce(json_agg(p order by p.nr), '[]') from api.mappoint p where p.karte_id = map
    ))
    from data.karte k where k.id = map
  );
exception
  when check_violation or unique_violation then
    perform app.refuse_stored_point(sent);
end
$$;

create or replace trigger z_change after delete on data.mappoint
  referencing old table as touched for each statement execute function app.record_removed_points();
create or replace trigger points_changed after insert on data.mappoint referencing new table as touched
  for each statement when (pg_trigger_depth() = 0) execute function app.points_changed();
create or replace trigger points_changed_by_delete after delete on data.mappoint referencing old table as touched
  for each statement when (pg_trigger_depth() = 0) execute function app.points_changed();

grant execute on function
  app.hold_map, app.has_map, app.most_points, app.note_points, app.refuse_point, app.is_point_number, app.point_fault,
  app.check_points, app.refuse_stored_point, api.w_set_mappoints
to ogf_expert;
