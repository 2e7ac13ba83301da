-- Pictures are added and removed one by one; order and removal of several stay a_update_bilder's.
set local role waldkerf_owner;

-- Where the picture stands in its record; those of one place stand in the order of their names.
create or replace view api.bilder with (security_invoker = true) as
  select id, kaefer_id, filename, mime, breite, hoehe, aufgenommen_am, lat, lon, position from data.bilder;

create policy add on data.bilder for insert to ogf_citizens with check (app.may_change_pictures(kaefer_id));
grant insert (kaefer_id, filename, mime, breite, hoehe, aufgenommen_am, lat, lon, sha256) on data.bilder to ogf_citizens;
create trigger y_creation after insert on data.bilder for each row execute function app.record_creation('id');

-- A new one stands last, and is called after its record and itself. The record is locked, so that two at once count one
-- another. Definer: whoever adds a picture may not lock records.
create function app.guard_new_picture() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform from data.kaefer k where k.id = new.kaefer_id for no key update;
  if (select count(*) from data.bilder b where b.kaefer_id = new.kaefer_id) >= 12 then
    perform app.refuse(409, 'too_many_pictures', 'Mehr als zwölf Bilder nimmt eine Meldung nicht auf.');
  end if;
  if new.filename = 'neu' then
    new.filename := format('%s-%s.%s', new.kaefer_id, new.id, replace(split_part(new.mime, '/', 2), 'jpeg', 'jpg'));
    new.position := 1 + (select coalesce(max(b.position), 0) from data.bilder b where b.kaefer_id = new.kaefer_id);
  end if;
  return new;
end
$$;
create trigger b_new_picture before insert on data.bilder for each row
  when (new.filename = 'neu') execute function app.guard_new_picture();

-- Keeps the bytes and answers their name. Definer: contents are nobody's to read or write by themselves.
create function app.keep_picture(content bytea) returns text
language sql security definer set search_path = ''
begin atomic
  insert into data.picture_content (sha256, bytes) values (encode(sha256(content), 'hex'), content)
    on conflict (sha256) do nothing;
  select encode(sha256(content), 'hex');
end;

-- What was the last picture of these bytes takes them along. One that is just being added elsewhere keeps them.
create function app.drop_content() returns trigger
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
create trigger y_content after delete on data.bilder for each row execute function app.drop_content();

-- The media type by the first bytes; a file is believed nothing else.
create function app.picture_type(content bytea) returns text
language sql immutable set search_path = ''
return case
  when substring(content, 1, 4) = 'RIFF' and substring(content, 9, 4) = 'WEBP' then 'image/webp'
  when substring(content, 1, 3) = '\xffd8ff' then 'image/jpeg'
  when substring(content, 1, 8) = '\x89504e470d0a1a0a' then 'image/png'
end;

create function app.to_picture(value text) returns bytea
language plpgsql immutable set search_path = '' as $$
declare
  content bytea;
begin
  -- Base64 of five million bytes.
  if length(value) > 6666668 then
    perform app.refuse(413, 'picture_too_large', 'Das Bild ist zu groß: höchstens 5 MB.');
  end if;
  begin
    content := decode(value, 'base64');
  exception when invalid_parameter_value then
    content := '';
  end;
  if app.picture_type(content) is null then
    perform app.refuse(400, 'bad_picture_file', 'Das ist kein Bild im Format WebP, JPEG oder PNG.');
  end if;
  return content;
end
$$;

create function app.to_pixels(value text) returns integer
language plpgsql immutable set search_path = '' as $$
begin
  if app.to_count(value, 2560) < 1 then
    perform app.refuse(400, 'bad_count', 'Die Anzahl ist ungültig.');
  end if;
  return value::integer;
end
$$;

-- The time a camera wrote: local, to the second. '' is none.
create function app.to_camera_time(value text) returns timestamp
language plpgsql immutable set search_path = '' as $$
begin
  if coalesce(value, '') = '' then
    return null;
  end if;
  if value !~ '^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d:[0-5]\d$' then
    perform app.refuse(400, 'bad_time', 'Die Aufnahmezeit ist ungültig.');
  end if;
  return app.to_day(left(value, 10)) + substr(value, 12)::time;
end
$$;

-- The picture's record, if its pictures are the caller's to change.
create function app.changeable_record(of_kaefer bigint) returns bigint
language plpgsql stable set search_path = '' as $$
begin
  perform app.changed_beetle(of_kaefer);
  if not app.may_change_pictures(of_kaefer) then
    perform app.refuse(403, 'not_yours', 'Diese Bilder dürfen Sie nicht ändern.');
  end if;
  return of_kaefer;
end
$$;

create function app.insert_picture(of_kaefer bigint, content bytea, size integer[], taken timestamp, place numeric[])
returns api.bilder
language plpgsql set search_path = '' as $$
declare
  made api.bilder;
begin
  insert into data.bilder as b (kaefer_id, filename, mime, breite, hoehe, aufgenommen_am, lat, lon, sha256)
    values (
      of_kaefer, 'neu', app.picture_type(content), size[1], size[2], taken, place[1], place[2], app.keep_picture(content)
    )
    returning b.id, b.kaefer_id, b.filename, b.mime, b.breite, b.hoehe, b.aufgenommen_am, b.lat, b.lon, b.position
    into made;
  return made;
end
$$;

-- `bild` is base64, `lat` and `lon` both or none.
create function api.w_add_bild(
  kid text default '', bild text default '', breite text default '', hoehe text default '',
  aufgenommen_am text default '', lat text default '', lon text default ''
) returns api.bilder
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  answer jsonb := app.replay(jsonb_build_array(kid, bild, breite, hoehe, aufgenommen_am, lat, lon));
begin
  if answer is null then
    if (coalesce(lat, '') = '') <> (coalesce(lon, '') = '') then
      perform app.refuse(400, 'bad_place', 'Ein Ort hat Breite und Länge.');
    end if;
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
create function api.w_delete_bild(id text default '') returns boolean
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

grant execute on function
  app.keep_picture(bytea), app.picture_type(bytea), app.to_picture(text), app.to_pixels(text),
  app.to_camera_time(text), app.changeable_record(bigint),
  app.insert_picture(bigint, bytea, integer[], timestamp, numeric[]),
  api.w_add_bild(text, text, text, text, text, text, text), api.w_delete_bild(text)
to ogf_citizens;

reset role;
