-- Scans of maps: rows here, bytes with the web server (docs/decisions/0090). The right to change a map covers it.

create policy read_with_map on data.karte_scan for select to ogf_expert
  using (exists (select from data.karte k where k.id = karte_id));
create policy add_with_map on data.karte_scan for insert to ogf_expert
  with check (exists (select from data.karte k where k.id = karte_id));
create policy read_with_scan on data.objekt for select to ogf_expert
  using (exists (select from data.karte_scan s where s.objekt = name));
create policy add on data.objekt for insert to ogf_expert with check (true);
grant select, insert (karte_id, objekt, width, height, datei) on data.karte_scan to ogf_expert;
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

-- Marks an object for removal with its last row. Locked first: a row that names the object and is not committed yet is
-- waited for, and seen.
create or replace function app.let_object_go() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform from data.objekt o where o.name = old.objekt for update;
  update data.objekt o set stand = 'weg'
    where o.name = old.objekt and not exists (select from data.karte_scan s where s.objekt = o.name);
  return null;
end
$$;

-- Whether an object of this name has ever been kept. Definer: a removed one, or another map's, is known too.
create or replace function app.is_object(wanted text) returns boolean
language sql stable security definer set search_path = ''
return exists (select from data.objekt o where o.name = wanted);

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
  if exists (select from api.karte_scan s where s.karte_id = map and s.objekt = w_keep_scan.objekt) then
    return query select s.* from api.karte_scan s
      where s.karte_id = map and s.objekt = w_keep_scan.objekt order by s.id desc limit 1;
    return;
  end if;
  perform app.refuse('scan_exists') where app.is_object(w_keep_scan.objekt);
  if w_keep_scan.objekt !~ '^[0-9a-f]{32}$' or w_keep_scan.sha256 !~ '^[0-9a-f]{64}$' or bytes !~ '^\d{1,10}$'
    or bytes::bigint not between 1 and 1073741824
    or w_keep_scan.media_type not in ('image/jpeg', 'image/png', 'image/tiff')
    or w_keep_scan.width not between 1 and 40000 or w_keep_scan.height not between 1 and 40000
  then
    perform app.refuse('bad_scan');
  end if;
  insert into data.objekt (name, sha256, bytes, media_type)
    values (w_keep_scan.objekt, w_keep_scan.sha256, w_keep_scan.bytes::bigint, w_keep_scan.media_type);
  insert into data.karte_scan (karte_id, objekt, width, height, datei)
    values (map, w_keep_scan.objekt, w_keep_scan.width, w_keep_scan.height, left(w_keep_scan.datei, 255));
  return query select s.* from api.karte_scan s where s.karte_id = map and s.objekt = w_keep_scan.objekt;
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
  delete from data.objekt o where o.stand = 'weg' and o.name <> all (names) and o.angelegt_am < now() - interval '4 days';
  return query
    select n, case when o.name is null then 'fremd' else 'weg' end
    from unnest(names) n left join data.objekt o on o.name = n
    where o.stand is distinct from 'da' and not exists (select from data.karte k where n = 'karte/' || k.id)
    union all
    select o.name, 'fehlt' from data.objekt o where o.stand = 'da' and o.name <> all (names);
end
$$;

create or replace trigger make_current after insert on data.karte_scan
  for each row execute function app.make_scan_current();
create or replace trigger let_go after delete on data.karte_scan for each row execute function app.let_object_go();

grant execute on function app.is_object, api.w_get_karte_scans, api.w_keep_scan, api.w_bring_back_scan to ogf_expert;
grant execute on function app.compare_objects to waldkerf_keeper;
