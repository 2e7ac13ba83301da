-- Who may see a picture of a sighting, add and remove one. a_update_bilder orders them and removes several.

create policy read_with_sighting on data.bilder for select to ogf_citizens
  using (exists (select from data.kaefer k where k.id = kaefer_id));
create policy remove on data.bilder for delete to ogf_citizens using (app.may_change_pictures(kaefer_id));
create policy change on data.bilder for update to ogf_citizens
  using (app.may_change_pictures(kaefer_id)) with check (app.may_change_pictures(kaefer_id));
create policy add on data.bilder for insert to ogf_citizens with check (app.may_change_pictures(kaefer_id));
grant select, delete,
  insert (kaefer_id, filename, mime, breite, hoehe, aufgenommen_am, lat, lon, sha256),
  update (position)
  on data.bilder to ogf_citizens;

-- Pictures are read like their sighting, but not by new users; changed by experts, and by the reporter until published.
create or replace function app.may_change_pictures(of_kaefer bigint) returns boolean
language sql stable set search_path = ''
return app.is_at_least('ogf_expert') or exists (
  select from data.kaefer k
  where k.id = of_kaefer and k.user_id = (select app.user_id()) and k.status <> 'published'
);

-- `position` is the picture's place in its record; pictures with the same one are ordered by name.
create or replace view api.bilder with (security_invoker = true) as
  select id, kaefer_id, filename, mime, breite, hoehe, aufgenommen_am, lat, lon, position, stern from data.bilder;
grant select on api.bilder to ogf_citizens;

create or replace function app.count_pictures() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update data.kaefer k set bilder_anzahl = (select count(*) from data.bilder b where b.kaefer_id = k.id)
    where k.id = coalesce(new.kaefer_id, old.kaefer_id);
  return null;
end
$$;

-- A new picture comes last, and is named after its record and its own id. The record is locked, so that two at once
-- count each other. Definer: those who add a picture may not lock records.
create or replace function app.guard_new_picture() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform from data.kaefer k where k.id = new.kaefer_id for no key update;
  if (select count(*) from data.bilder b where b.kaefer_id = new.kaefer_id) >= 12 then
    perform app.refuse('too_many_pictures');
  end if;
  if new.filename = 'neu' then
    new.filename := format('%s-%s.%s', new.kaefer_id, new.id, replace(split_part(new.mime, '/', 2), 'jpeg', 'jpg'));
    new.position := 1 + (select coalesce(max(b.position), 0) from data.bilder b where b.kaefer_id = new.kaefer_id);
  end if;
  return new;
end
$$;

-- Deletes the bytes with their last picture, unless one that is just being added needs them.
create or replace function app.drop_content() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from data.picture_content c
    where c.sha256 in (
      select p.sha256 from data.picture_content p where p.sha256 = old.sha256 for update skip locked
    ) and not exists (select from data.bilder b where b.sha256 = old.sha256);
  return null;
exception when foreign_key_violation then
  return null;
end
$$;

-- The media type by the first bytes; nothing else in a file is trusted.
create or replace function app.picture_type(content bytea) returns text
language sql immutable set search_path = ''
return case
  when substring(content, 1, 4) = 'RIFF' and substring(content, 9, 4) = 'WEBP' then 'image/webp'
  when substring(content, 1, 3) = '\xffd8ff' then 'image/jpeg'
  when substring(content, 1, 8) = '\x89504e470d0a1a0a' then 'image/png'
end;

create or replace function app.to_picture(value text) returns bytea
language plpgsql immutable set search_path = '' as $$
declare
  content bytea;
begin
  -- Base64 of five million bytes.
  perform app.refuse('picture_too_large.report') where length(value) > 6666668;
  begin
    content := decode(value, 'base64');
  exception when invalid_parameter_value then
    content := '';
  end;
  perform app.refuse('bad_picture_file.report') where app.picture_type(content) is null;
  return content;
end
$$;

create or replace function app.to_pixels(value text) returns integer
language plpgsql immutable set search_path = '' as $$
begin
  perform app.refuse('bad_count') where app.to_count(value, 2560) < 1;
  return value::integer;
end
$$;

-- The time a camera wrote: local, to the second. '' is none.
create or replace function app.to_camera_time(value text) returns timestamp
language plpgsql immutable set search_path = '' as $$
begin
  if coalesce(value, '') = '' then
    return null;
  end if;
  perform app.refuse('bad_time') where value !~ '^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d:[0-5]\d$';
  return app.to_day(left(value, 10)) + substr(value, 12)::time;
end
$$;

-- The record, if the caller may change its pictures; else a refusal.
create or replace function app.changeable_record(of_kaefer bigint) returns bigint
language plpgsql stable set search_path = '' as $$
begin
  perform app.changed_beetle(of_kaefer);
  perform app.refuse('not_yours') where not app.may_change_pictures(of_kaefer);
  return of_kaefer;
end
$$;

-- The same bytes are one picture of a record: a report sent again after its key has expired adds none. Locked first,
-- so that of two at once the second finds the first.
create or replace function app.insert_picture(
  of_kaefer bigint, content bytea, size integer[], taken timestamp, place numeric[]
) returns api.bilder
language plpgsql set search_path = '' as $$
declare
  made api.bilder;
begin
  perform pg_catalog.pg_advisory_xact_lock(hashtextextended('bilder/' || of_kaefer, 0));
  select a.* into made from api.bilder a join data.bilder b on b.id = a.id
    where b.kaefer_id = of_kaefer and b.sha256 = encode(sha256(content), 'hex') and array[b.breite, b.hoehe] = size
    order by b.id limit 1;
  if found then
    return made;
  end if;
  perform app.use_allowance('bild', octet_length(content));
  perform app.guard_picture_room(octet_length(content));
  insert into data.bilder as b (kaefer_id, filename, mime, breite, hoehe, aufgenommen_am, lat, lon, sha256)
    values (
      of_kaefer, 'neu', app.picture_type(content), size[1], size[2], taken, place[1], place[2], app.keep_picture(content)
    )
    returning b.id, b.kaefer_id, b.filename, b.mime, b.breite, b.hoehe, b.aufgenommen_am, b.lat, b.lon, b.position, b.stern
    into made;
  return made;
end
$$;

create or replace function api.w_get_bild(id text default '') returns api."*/*"
language plpgsql stable set search_path = '' as $$
declare
  wanted bigint := app.to_id(id);
  picture data.bilder;
  tag text;
  object text;
  headers jsonb;
begin
  select b.* into picture from data.bilder b where b.id = wanted;
  if not found then
    perform app.refuse('not_found.picture');
  end if;
  tag := format('"%s"', picture.sha256);
  headers := jsonb_build_array(
    jsonb_build_object('Content-Type', picture.mime),
    -- The bytes of a picture never change; whether one may see it is asked each time.
    jsonb_build_object('Cache-Control', 'private, no-cache'),
    jsonb_build_object('Vary', 'Authorization'),
    jsonb_build_object('ETag', tag)
  );
  if app.header('if-none-match') = tag then
    perform set_config('response.headers', headers::text, true), set_config('response.status', '304', true);
    return '';
  end if;
  object := app.picture_object(picture.sha256);
  if object is not null then
    -- A web server of the release before cannot read the store: it must not take the answer for an empty picture.
    perform app.refuse('not_ready') where app.header('waldkerf-objects') is null;
    headers := headers || jsonb_build_object('Waldkerf-Object', object);
  end if;
  perform set_config('response.headers', headers::text, true);
  return coalesce(app.picture_bytes(picture.sha256), '');
end
$$;

-- `bild` is base64, `lat` and `lon` both or none.
create or replace function api.w_add_bild(
  kid text default '', bild text default '', breite text default '', hoehe text default '',
  aufgenommen_am text default '', lat text default '', lon text default ''
) returns api.bilder
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  answer jsonb := app.replay(jsonb_build_array(kid, bild, breite, hoehe, aufgenommen_am, lat, lon));
begin
  if answer is null then
    perform app.refuse('bad_place') where (coalesce(lat, '') = '') <> (coalesce(lon, '') = '');
    answer := app.remember(to_jsonb(app.insert_picture(
      app.changeable_record(app.to_id(kid)),
      app.to_picture(bild),
      array[app.to_pixels(breite), app.to_pixels(hoehe)],
      app.to_camera_time(aufgenommen_am),
      case when lat <> '' then array[app.to_decimal(lat, 90, 6), app.to_decimal(lon, 180, 6)] end
    )));
  end if;
  return jsonb_populate_record(null::api.bilder, answer);
end
$$;

-- Whether there was one.
create or replace function api.w_delete_bild(id text default '') returns boolean
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  wanted bigint := app.to_id(id);
  of_kaefer bigint;
begin
  select b.kaefer_id into of_kaefer from data.bilder b where b.id = wanted;
  if not found then
    return false;
  end if;
  perform app.changeable_record(of_kaefer);
  delete from data.bilder b where b.id = wanted;
  return found;
end
$$;

-- The whole new list: what is not named is removed, the rest gets this order. Without a list nothing is changed.
create or replace function api.a_update_bilder(kid text default '', bilder text[] default null) returns setof api.bilder
language plpgsql set search_path = '' as $$
declare
  wanted bigint := app.to_id(kid);
begin
  perform from data.kaefer k where k.id = wanted;
  if not found then
    perform app.refuse('not_found.report');
  end if;
  perform app.refuse('not_yours') where not app.may_change_pictures(wanted);
  if bilder is null or exists (
    select n from unnest(bilder) n
    except
    select b.filename from data.bilder b where b.kaefer_id = wanted
  ) then
    perform app.refuse('bad_picture');
  end if;
  delete from data.bilder b where b.kaefer_id = wanted and b.filename <> all (bilder);
  update data.bilder b set position = array_position(bilder, b.filename) where b.kaefer_id = wanted;
  return query
    select a.* from api.bilder a join data.bilder b on b.id = a.id
    where a.kaefer_id = wanted order by b.position;
end
$$;

-- Named to come before b_new_picture, which gives the name.
create or replace trigger a_picture_size before insert on data.bilder for each row
  when (new.filename = 'neu') execute function app.guard_picture_size();
create or replace trigger b_new_picture before insert on data.bilder for each row
  when (new.filename = 'neu') execute function app.guard_new_picture();
create or replace trigger count_pictures after insert or delete on data.bilder
  for each row execute function app.count_pictures();
create or replace trigger y_content after delete on data.bilder for each row execute function app.drop_content();
create or replace trigger y_creation after insert on data.bilder
  for each row execute function app.record_creation('id');
create or replace trigger z_change after update or delete on data.bilder
  for each row execute function app.record_change('id');

grant execute on function
  app.may_change_pictures, app.picture_type, app.to_picture, app.to_pixels, app.to_camera_time, app.changeable_record,
  app.insert_picture, api.w_get_bild, api.w_add_bild, api.w_delete_bild, api.a_update_bilder
to ogf_citizens;
