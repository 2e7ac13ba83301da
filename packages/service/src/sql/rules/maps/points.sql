-- The points of a map are saved in one transaction, and a change of them is a change of their map: its version rises.

-- As their map.
create policy read_with_map on data.mappoint for select to ogf_expert
  using (exists (select from data.karte k where k.id = karte_id));
create policy add_with_map on data.mappoint for insert to ogf_expert
  with check (exists (select from data.karte k where k.id = karte_id));
create policy remove_with_map on data.mappoint for delete to ogf_expert
  using (exists (select from data.karte k where k.id = karte_id));
grant select, insert, delete on data.mappoint to ogf_expert;

create or replace view api.mappoint with (security_invoker = true) as
  select karte_id, nr, mapx, mapy, pixelx, pixely, enable, dx, dy, residual from data.mappoint;
grant select, insert, delete on api.mappoint to ogf_expert;

-- Points are removed map by map. API calls only.
create or replace function app.one_map_only() returns trigger
language plpgsql set search_path = '' as $$
begin
  if nullif(current_setting('request.method', true), '') = 'DELETE'
    and (select count(distinct karte_id) from touched) > 1
  then
    perform app.refuse(400, 'filter_missing', 'Punkte werden je Karte gelöscht.');
  end if;
  return null;
end
$$;

-- The map is locked before its points are written, as w_set_mappoints does: neither waits for the other in a circle.
create or replace function app.insert_point() returns trigger
language plpgsql set search_path = '' as $$
declare
  payload jsonb := to_jsonb(new);
  answer jsonb := app.replay_row(payload);
begin
  if answer is not null then
    return jsonb_populate_record(null::api.mappoint, answer);
  end if;
  perform from data.karte k where k.id = new.karte_id for no key update;
  if not found then
    perform app.refuse(403, 'not_your_map', 'Zu dieser Karte dürfen Sie keine Punkte anlegen.');
  end if;
  new.enable := coalesce(new.enable, true);
  insert into data.mappoint (karte_id, nr, mapx, mapy, pixelx, pixely, enable, dx, dy, residual)
    values (
      new.karte_id, new.nr, new.mapx, new.mapy, new.pixelx, new.pixely, new.enable, new.dx, new.dy, new.residual
    )
    on conflict do nothing;
  if not found then
    perform app.refuse(409, 'point_exists', format('Die Karte hat schon einen Punkt mit der Nummer %s.', new.nr));
  end if;
  perform app.remember_row(payload, to_jsonb(new));
  return new;
end
$$;

-- After insert or delete of points. What comes by migrations and seeds nobody is working on.
create or replace function app.points_changed() returns trigger
language plpgsql set search_path = '' as $$
begin
  if app.email() <> '' then
    update data.karte k set points_changed = pg_catalog.pg_current_xact_id()
      where k.id in (select t.karte_id from touched t)
        and k.points_changed is distinct from pg_catalog.pg_current_xact_id();
  end if;
  return null;
end
$$;

-- After a_version, which raises nothing for what another trigger has changed.
create or replace function app.raise_version_with_points() returns trigger
language plpgsql set search_path = '' as $$
begin
  if app.if_match() <> old.version then
    perform app.refuse(412, 'version_conflict', 'Der Eintrag wurde inzwischen geändert.', old.version::text);
  end if;
  new.version := old.version + 1;
  return new;
end
$$;

-- Refuses a point and names its column, in words and for programs: {"nr": 3, "column": "pixelx"}.
create or replace function app.refuse_point(nr jsonb, point_column text) returns void
language plpgsql immutable set search_path = '' as $$
begin
  perform app.refuse(
    400, 'point_value',
    format(
      'Punkt %s, %s: Dieser Wert wird nicht angenommen.', coalesce(nr #>> '{}', '?'),
      case point_column
        when 'pixelx' then 'Spalte' when 'pixely' then 'Zeile' when 'mapx' then 'Rechtswert'
        when 'mapy' then 'Hochwert' when 'nr' then 'Nummer' when 'enable' then 'Kategorie' else 'Residuum'
      end
    ),
    jsonb_build_object('nr', nr, 'column', point_column)::text
  );
end
$$;

-- Refuses what no column of a point could hold; the table's own checks know the limits of what it could.
create or replace function app.check_point(point jsonb) returns void
language plpgsql immutable set search_path = '' as $$
declare
  wrong text;
begin
  if jsonb_typeof(point) is distinct from 'object' or exists (
    select from jsonb_object_keys(point) key
    where key not in ('nr', 'mapx', 'mapy', 'pixelx', 'pixely', 'enable', 'dx', 'dy', 'residual')
  ) then
    perform app.refuse(400, 'bad_point', 'Ein Punkt hat andere Angaben als vorgesehen.');
  end if;
  select name into wrong from unnest('{nr,mapx,mapy,pixelx,pixely,dx,dy,residual}'::text[]) with ordinality o (name, at)
    where case coalesce(jsonb_typeof(point -> name), 'null')
      when 'number' then case name
        when 'nr' then (point ->> name) !~ '^-?\d{1,10}$' or (point ->> name)::numeric > 2147483647
        else abs((point ->> name)::numeric) > 1e15
      end
      when 'null' then name not in ('dx', 'dy', 'residual')
      else true
    end
    order by at limit 1;
  if wrong is null and jsonb_typeof(point -> 'enable') is distinct from 'boolean' then
    wrong := 'enable';
  end if;
  if wrong is not null then
    perform app.refuse_point(point -> 'nr', wrong);
  end if;
end
$$;

-- All points of a map, to be compared.
create or replace function app.points_of_map(map bigint) returns jsonb
language sql stable set search_path = ''
return (
  select coalesce(jsonb_agg(to_jsonb(p) order by p.nr), '[]') from data.mappoint p where p.karte_id = map
);

-- Replaces all points of a map: all of them are taken, or nothing changes. The stored ones once more are no change.
create or replace function api.w_set_mappoints(karte_id text default '', points jsonb default null) returns json
language plpgsql set search_path = '' as $$
declare
  map bigint := app.to_id(karte_id);
  sent jsonb;
  point jsonb;
  refused text;
begin
  if jsonb_typeof(points) is distinct from 'array' then
    perform app.refuse(400, 'points_missing', 'Die Punkte fehlen.');
  end if;
  perform app.check_point(p.value) from jsonb_array_elements(points) p;
  perform from data.karte k where k.id = map for update;
  if not found then
    perform app.not_found('Die Karte');
  end if;
  select coalesce(jsonb_agg(to_jsonb(p) order by p.nr), '[]') into sent
    from jsonb_populate_recordset(null::data.mappoint, points) r
    cross join lateral jsonb_populate_record(r, jsonb_build_object('karte_id', map)) p;
  if sent <> app.points_of_map(map) then
    delete from data.mappoint p where p.karte_id = map;
    for point in select p.value from jsonb_array_elements(sent) p loop
      insert into data.mappoint select p.* from jsonb_populate_record(null::data.mappoint, point) p;
    end loop;
  end if;
  return (
    select json_build_object('version', k.version, 'points', (
      select coalesce(json_agg(p order by p.nr), '[]') from data.mappoint p where p.karte_id = map
    ))
    from data.karte k where k.id = map
  );
exception
  when check_violation then
    get stacked diagnostics refused = constraint_name;
    perform app.refuse_point(point -> 'nr', substring(refused from '^mappoint_(.+)_check$'));
  when unique_violation then
    perform app.refuse_point(point -> 'nr', 'nr');
end
$$;

create or replace function api.w_get_karten_punkte()
returns table (
  karte_id bigint, punkte integer, mapx double precision[], mapy double precision[], pixelx double precision[],
  pixely double precision[]
)
language sql stable set search_path = ''
begin atomic
  select p.karte_id, count(*)::integer,
    coalesce(array_agg(p.mapx order by p.nr) filter (where p.enable), '{}'),
    coalesce(array_agg(p.mapy order by p.nr) filter (where p.enable), '{}'),
    coalesce(array_agg(p.pixelx order by p.nr) filter (where p.enable), '{}'),
    coalesce(array_agg(p.pixely order by p.nr) filter (where p.enable), '{}')
  from data.mappoint p
  group by p.karte_id
  order by p.karte_id;
end;

-- Extent of the points that take part in a fit, of the maps in the client's own system. All null while there is none.
create or replace function api.a_get_bbox_from_client(client_id text default '')
returns table (epsg integer, minx double precision, miny double precision, maxx double precision, maxy double precision)
language plpgsql stable set search_path = '' as $$
declare
  wanted bigint := app.known_client($1);
begin
  return query
    select k.epsg, min(p.mapx), min(p.mapy), max(p.mapx), max(p.mapy)
    from data.kunde k
      left join data.karte m on m.client_id = k.client_id and m.epsg = k.epsg
      left join data.mappoint p on p.karte_id = m.id and p.enable
    where k.client_id = wanted
    group by k.epsg;
end
$$;

create or replace trigger z_change after delete on data.mappoint
  for each row execute function app.record_change('karte_id');
create or replace trigger one_map_only after delete on data.mappoint
  referencing old table as touched for each statement execute function app.one_map_only();
create or replace trigger points_changed after insert on data.mappoint
  referencing new table as touched for each statement execute function app.points_changed();
create or replace trigger points_changed_by_delete after delete on data.mappoint
  referencing old table as touched for each statement execute function app.points_changed();

create or replace trigger a_begin before insert on api.mappoint for each statement execute function app.begin_rows();
create or replace trigger b_insert instead of insert on api.mappoint for each row execute function app.insert_point();
create or replace trigger c_end after insert on api.mappoint for each statement execute function app.end_rows();

grant execute on function
  app.insert_point(), app.refuse_point(jsonb, text), app.check_point(jsonb), app.points_of_map(bigint),
  api.w_set_mappoints(text, jsonb), api.w_get_karten_punkte(), api.a_get_bbox_from_client(text)
to ogf_expert;
