-- A picture's size is read from its own header: a few hundred bytes that claim to be small can unpack into gigabytes.

-- An unsigned number from the bytes at these offsets (from 0), most significant byte first.
create or replace function app.number_at(content bytea, variadic places integer[]) returns bigint
language sql immutable set search_path = ''
return (
  select sum(get_byte(content, p.place)::bigint << (8 * (cardinality(places) - p.nr)::integer))::bigint
  from unnest(places) with ordinality p(place, nr)
);

-- JPEG: segments follow one another, and the frame header among them has the size. Markers 01 and D0 to D8 have no
-- length, FF before a marker is padding; after D9 and DA come no headers. No camera writes a thousand segments before
-- the frame.
create or replace function app.jpeg_size(content bytea) returns bigint[]
language plpgsql immutable set search_path = '' as $$
declare
  at integer := 2;
  marker integer;
begin
  for step in 1..1000 loop
    exit when at + 9 > octet_length(content) or get_byte(content, at) <> 255;
    marker := get_byte(content, at + 1);
    if marker between 192 and 207 and marker not in (196, 200, 204) then
      return array[app.number_at(content, at + 7, at + 8), app.number_at(content, at + 5, at + 6)];
    end if;
    exit when marker in (0, 217, 218);
    at := at + case
      when marker = 255 then 1
      when marker = 1 or marker between 208 and 216 then 2
      else 2 + greatest(2, app.number_at(content, at + 2, at + 3))
    end;
  end loop;
  return null;
end
$$;

-- WebP in its three kinds: lossy, lossless, extended.
create or replace function app.webp_size(content bytea) returns bigint[]
language sql immutable set search_path = ''
return case
  when substring(content, 13, 4) = 'VP8X' then
    array[1 + app.number_at(content, 26, 25, 24), 1 + app.number_at(content, 29, 28, 27)]
  when substring(content, 13, 4) = 'VP8L' and get_byte(content, 20) = 47 then
    array[
      1 + (app.number_at(content, 24, 23, 22, 21) & 16383),
      1 + ((app.number_at(content, 24, 23, 22, 21) >> 14) & 16383)
    ]
  when substring(content, 13, 4) = 'VP8 ' and substring(content, 24, 3) = '\x9d012a' then
    array[app.number_at(content, 27, 26) & 16383, app.number_at(content, 29, 28) & 16383]
end;

-- Width and height in pixels, null where the header lacks them. `readImageSize` of domain reads the same.
create or replace function app.picture_size(content bytea) returns bigint[]
language plpgsql immutable set search_path = '' as $$
declare
  -- Concatenated, so that a stored value is decompressed once, not for every byte.
  bytes bytea := content || ''::bytea;
  size bigint[];
begin
  if octet_length(bytes) < 30 then
    return null;
  end if;
  size := case app.picture_type(bytes)
    when 'image/png' then
      case when substring(bytes, 13, 4) = 'IHDR' then
        array[app.number_at(bytes, 16, 17, 18, 19), app.number_at(bytes, 20, 21, 22, 23)]
      end
    when 'image/jpeg' then app.jpeg_size(bytes)
    when 'image/webp' then app.webp_size(bytes)
  end;
  return case when size[1] > 0 and size[2] > 0 then size end;
end
$$;

-- The size of the frame inside an extended WebP, which is the one that is decoded; of other kinds, and of animations, that
-- of the head.
create or replace function app.webp_frame_size(content bytea) returns bigint[]
language plpgsql immutable set search_path = '' as $$
declare
  at bigint := 12;
begin
  for step in 1..100 loop
    exit when substring(content, 13, 4) <> 'VP8X' or at + 30 > octet_length(content);
    if substring(content, at::integer + 1, 4) in ('VP8 ', 'VP8L') then
      return app.webp_size(substring(content, 1, 12) || substring(content, at::integer + 1, 18));
    end if;
    at := at + 8 + app.number_at(content, at::integer + 7, at::integer + 6, at::integer + 5, at::integer + 4);
    at := at + at % 2;
  end loop;
  return app.webp_size(content);
end
$$;

-- Whether a picture is complete: PNG with IEND, JPEG with pixels and EOI, WebP with all bytes that its RIFF counts.
-- `isWholeImage` of domain tests the same.
create or replace function app.is_whole_picture(content bytea) returns boolean
language sql immutable set search_path = ''
return case
  when octet_length(content) < 30 then false
  when app.picture_type(content) = 'image/png' then position('\x0000000049454e44ae426082'::bytea in content) > 0
  when app.picture_type(content) = 'image/jpeg' then
    position('\xffda'::bytea in content) > 0 and right(encode(rtrim(content, '\x00'::bytea), 'hex'), 4) = 'ffd9'
  else
    app.number_at(content, 7, 6, 5, 4) + 8 <= octet_length(content)
      and app.webp_frame_size(content) is not distinct from app.webp_size(content)
end;

-- For every picture that is added, by any call. Definer: nobody reads contents directly.
create or replace function app.guard_picture_size() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  content constant bytea := app.picture_bytes(new.sha256);
begin
  if app.picture_size(content) is distinct from array[new.breite, new.hoehe]::bigint[] then
    perform app.refuse('bad_picture_size.report');
  end if;
  if app.is_whole_picture(content) is not true then
    perform app.refuse('picture_incomplete');
  end if;
  return new;
end
$$;

-- Bytes that all pictures together may take (WALDKERF_PICTURES_GB).
create or replace function app.picture_quota() returns bigint
language sql stable set search_path = ''
return coalesce(nullif(current_setting('waldkerf.pictures', true), '')::bigint, 50::bigint << 30);

-- The table's size on disk, with all that was copied, is a quick upper limit; the bytes are added up only when it
-- exceeds the quota, since files do not shrink.
create or replace function app.guard_picture_room(more integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
  most constant bigint := app.picture_quota() - more;
begin
  if pg_total_relation_size('data.picture_content') > most
    - (select coalesce(sum(o.bytes), 0) from data.objekt o where o.art = 'bild' and o.stand = 'da')
    and app.picture_room() > most
  then
    perform app.refuse('pictures_full');
  end if;
end
$$;

grant execute on function app.guard_picture_room to ogf_citizens;
