-- Scans of maps: rows here, bytes with the web server (docs/decisions/0090). The right to change a map covers it.

create policy read_with_map on data.karte_scan for select to ogf_expert
  using (exists (select from data.karte k where k.id = karte_id));
create policy add_with_map on data.karte_scan for insert to ogf_expert
  with check (exists (select from data.karte k where k.id = karte_id));
create policy read_with_scan on data.objekt for select to ogf_expert
  using (exists (select from data.karte_scan s where s.objekt = name or s.layer = name));
create policy change_with_map on data.karte_scan for update to ogf_expert
  using (exists (select from data.karte k where k.id = karte_id))
  with check (exists (select from data.karte k where k.id = karte_id));
create policy add on data.objekt for insert to ogf_expert with check (true);
create policy keep on data.hochladen to waldkerf_keeper using (true) with check (true);
grant select, insert (karte_id, objekt, width, height, datei), update (layer, layer_stand, layer_von, layer_seit)
  on data.karte_scan to ogf_expert;
grant select, insert (name, sha256, bytes, media_type) on data.objekt to ogf_expert;

create or replace view api.karte_scan with (security_invoker = true) as
  select s.id, s.karte_id, s.objekt, o.sha256, o.bytes, o.media_type, s.width, s.height, s.von, s.seit, s.bis,
    s.bis is null as aktuell, s.datei
  from data.karte_scan s join data.objekt o on o.name = s.objekt;
grant select on api.karte_scan to ogf_expert;

-- The newest row is the current one. As a trigger's change it leaves the map's version, so that people who edit other
-- columns get no conflict; the change log has it. Bytes that are marked for removal are not used again. Definer: nobody
-- sets the column directly.
create or replace function app.make_scan_current() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from data.objekt o where o.name = new.objekt and o.stand = 'da') then
    perform app.refuse('not_found.scan');
  end if;
  update data.karte_scan s set bis = now() where s.karte_id = new.karte_id and s.bis is null and s.id <> new.id;
  update data.karte k set scan = new.id where k.id = new.karte_id;
  return null;
end
$$;

-- Marks objects for removal with their last row. Locked first: a row that names one and is not committed yet is waited
-- for, and seen.
create or replace function app.let_object_go() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform from data.objekt o where o.name in (old.objekt, old.layer) order by o.name for update;
  update data.objekt o set stand = 'weg'
    where o.name in (old.objekt, old.layer) and not exists (select from data.karte_scan s where s.objekt = o.name)
      and not exists (select from data.karte_scan s where s.layer = o.name);
  return null;
end
$$;

-- Whether an object of this name has ever been kept. Definer: a removed one, or another map's, is known too.
create or replace function app.is_object(wanted text) returns boolean
language sql stable security definer set search_path = ''
return exists (select from data.objekt o where o.name = wanted);

-- The row of an object that the web server has stored.
create or replace function app.add_object(objekt text, sha256 text, bytes text, media_type text) returns void
language plpgsql set search_path = '' as $$
begin
  perform app.refuse('scan_exists') where app.is_object(objekt);
  perform app.refuse('bad_scan')
    where (
      add_object.objekt ~ '^[0-9a-f]{32}$' and add_object.sha256 ~ '^[0-9a-f]{64}$' and add_object.bytes ~ '^\d{1,10}$'
      and left(add_object.bytes, 10)::bigint between 1 and 1073741824
      and add_object.media_type in ('image/jpeg', 'image/png', 'image/tiff')
    ) is not true;
  insert into data.objekt (name, sha256, bytes, media_type) values (objekt, sha256, bytes::bigint, media_type);
end
$$;

-- Makes an object that the web server has stored the map's current scan. A repeat changes nothing, also when another
-- scan has become current since.
create or replace function api.w_keep_scan(
  karte_id text default '', objekt text default '', sha256 text default '', bytes text default '',
  media_type text default '', width integer default null, height integer default null, datei text default ''
) returns setof api.karte_scan
language plpgsql set search_path = '' as $$
declare
  map bigint := app.to_id(karte_id);
begin
  perform app.refuse('not_found.map') where not app.hold_map(map, true);
  if not exists (select from api.karte_scan s where s.karte_id = map and s.objekt = w_keep_scan.objekt) then
    perform app.refuse('bad_scan')
      where w_keep_scan.width not between 1 and 40000 or w_keep_scan.height not between 1 and 40000;
    perform app.add_object(objekt, sha256, bytes, media_type);
    insert into data.karte_scan (karte_id, objekt, width, height, datei)
      values (map, w_keep_scan.objekt, w_keep_scan.width, w_keep_scan.height, left(w_keep_scan.datei, 255));
  end if;
  return query select s.* from api.karte_scan s
    where s.karte_id = map and s.objekt = w_keep_scan.objekt order by s.id desc limit 1;
end
$$;

-- The state of a map that its layer is made of: the points, the system and the kind of fit.
create or replace function app.layer_state(map data.karte) returns text
language sql stable
return concat_ws(' ', map.points_changed, map.epsg, map.georef_typ);

-- Layers of the maps that the caller sees. `veraltet`: the map's points are others now.
create or replace function api.w_get_ebenen() returns table (
  karte_id bigint, map_name text, gemarkung text, gemeinde text, kreis text, jahr integer, objekt text, sha256 text,
  bytes bigint, von text, seit timestamptz, veraltet boolean
)
language sql stable set search_path = ''
begin atomic
  select k.id, k.map_name, k.gemarkung, k.gemeinde, k.kreis, k.jahr, s.layer, o.sha256, o.bytes, s.layer_von,
    s.layer_seit, s.layer_stand is distinct from app.layer_state(k)
  from data.karte k join data.karte_scan s on s.id = k.scan join data.objekt o on o.name = s.layer
  order by k.gemeinde collate "de-x-icu", k.jahr, k.id;
end;

-- Makes an object that the web server has stored the layer of the map's current scan. A repeat changes nothing.
create or replace function api.w_keep_ebene(
  karte_id text default '', objekt text default '', sha256 text default '', bytes text default ''
) returns setof api.karte_scan
language plpgsql set search_path = '' as $$
declare
  map bigint := app.to_id(karte_id);
begin
  perform app.refuse('not_found.map') where not app.hold_map(map, true);
  if not exists (select from data.karte_scan s where s.karte_id = map and s.layer = w_keep_ebene.objekt) then
    perform app.add_object(objekt, sha256, bytes, 'image/tiff');
    update data.karte_scan s set layer = w_keep_ebene.objekt, layer_stand = app.layer_state(k), layer_von = app.email(),
      layer_seit = now()
    from data.karte k where k.id = map and s.id = k.scan;
    perform app.refuse('no_scan') where not found;
  end if;
  return query select s.* from api.karte_scan s where s.karte_id = map and s.aktuell;
end
$$;

-- Scans of a map, the oldest first.
create or replace function api.w_get_karte_scans(karte_id text default '') returns setof api.karte_scan
language sql stable set search_path = ''
begin atomic
  select s.* from api.karte_scan s where s.karte_id = app.to_id(w_get_karte_scans.karte_id) order by s.id;
end;

-- Makes a former scan the current one again. It stands in the list once more; its bytes are the same.
create or replace function api.w_bring_back_scan(karte_id text default '', id text default '')
returns setof api.karte_scan
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  map bigint := app.to_id(karte_id);
  wanted bigint := app.to_id(id);
  former api.karte_scan;
begin
  perform app.refuse('not_found.map') where not app.hold_map(map, true);
  select s.* into former from api.karte_scan s where s.id = wanted and s.karte_id = map;
  perform app.refuse('not_found.scan') where not found;
  if not former.aktuell then
    insert into data.karte_scan (karte_id, objekt, width, height, datei)
      values (map, former.objekt, former.width, former.height, former.datei);
  end if;
  return query select s.* from api.karte_scan s where s.karte_id = map and s.aktuell;
end
$$;

-- Compares rows with stored objects: `weg` may be removed at once, `fremd` is named by no row (a restore to an earlier
-- point, or a crash between storing and committing), `fehlt` has a row and no bytes. `karte/7` is a folder of an
-- earlier release, ignored while the map exists. Deletes former scans after 90 days. Definer: it sees all maps; only
-- the web server may call it.
create or replace function app.compare_objects(names text[]) returns table (name text, stand text)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  delete from data.karte_scan s where s.bis < now() - interval '90 days';
  delete from data.objekt o where o.stand = 'weg' and o.angelegt_am < now() - interval '4 days'
    and not exists (select from unnest(names) n where n = o.name);
  return query
    select n, case when o.name is null then 'fremd' else 'weg' end
    from unnest(names) n left join data.objekt o on o.name = n
    where o.stand is distinct from 'da' and not exists (select from data.karte k where n = 'karte/' || k.id)
    union all
    select o.name, 'fehlt' from data.objekt o
    where o.stand = 'da' and not exists (select from unnest(names) n where n = o.name);
end
$$;

-- Room is kept for an upload whose scan is not kept yet, for an hour without a byte.
create or replace function app.is_promised(u data.hochladen, at timestamptz) returns boolean
language sql immutable
return u.stand = 'offen' and u.zuletzt > at - interval '1 hour';

-- Bytes that scans take, and that are promised to uploads. Definer, like the next: it sees all maps.
create or replace function app.scan_room(at timestamptz, out belegt bigint, out zugesagt bigint)
language sql stable security definer set search_path = ''
begin atomic
  select (select coalesce(sum(o.bytes), 0) from data.objekt o where o.stand = 'da' and o.art = 'scan'),
    (select coalesce(sum(u.bytes), 0) from data.hochladen u where app.is_promised(u, at));
end;

-- Promises room to an upload that begins, or that goes on after its promise has ended; answers '' or the refusal. One
-- after the other, whichever web server asks. @param quota bytes that all scans may take; free those on the disk
create or replace function app.promise_room(upload jsonb, quota bigint, free bigint, at timestamptz) returns text
language plpgsql security definer set search_path = '' as $$
declare
  mine constant data.hochladen := jsonb_populate_record(null::data.hochladen, upload);
begin
  perform pg_catalog.pg_advisory_xact_lock(7265);
  if exists (select from data.hochladen u where u.id = mine.id and app.is_promised(u, at)) then
    return '';
  elsif mine.bytes - mine.da > (select least(quota - r.belegt, free) - r.zugesagt from app.scan_room(at) r) then
    return 'scans_full';
  elsif exists (
    select from data.hochladen u where u.konto = mine.konto and app.is_promised(u, at)
    having count(*) >= 4 or sum(u.bytes) + mine.bytes > 2147483648
  ) then
    return 'too_many_uploads';
  end if;
  insert into data.hochladen as h (id, karte_id, konto, datei, version, ist_ebene, bytes, zuletzt)
    values (mine.id, mine.karte_id, mine.konto, mine.datei, mine.version, mine.ist_ebene, mine.bytes, at)
    on conflict (id) do update set zuletzt = at where h.stand = 'offen';
  return '';
end
$$;

create or replace trigger make_current after insert on data.karte_scan
  for each row execute function app.make_scan_current();
create or replace trigger let_go after delete or update of layer on data.karte_scan
  for each row execute function app.let_object_go();

grant execute on function app.is_object, app.add_object, app.layer_state, api.w_get_karte_scans, api.w_keep_scan,
  api.w_keep_ebene, api.w_get_ebenen, api.w_bring_back_scan to ogf_expert;
grant select, delete, update (da, stand, zuletzt) on data.hochladen to waldkerf_keeper;
grant execute on function app.compare_objects, app.is_promised, app.scan_room, app.promise_room to waldkerf_keeper;
