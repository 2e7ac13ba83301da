-- A picture's size is what its own head says: a few hundred bytes that call themselves small can unpack into gigabytes.

-- An unsigned number from the bytes at these places (from 0), the first of them the highest.
create or replace function app.number_at(content bytea, variadic places integer[]) returns bigint
language sql immutable set search_path = ''
return (
  select sum(get_byte(content, p.place)::bigint << (8 * (cardinality(places) - p.nr)::integer))::bigint
  from unnest(places) with ordinality p(place, nr)
);

-- JPEG: segments follow one another, and the frame's header among them has the size. Markers 01 and D0 to D7 stand
-- alone, FF before a marker fills; after DA and D9 come no headers. No camera writes a thousand segments before the
-- frame.
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

-- Width and height in pixels, null where the head does not say them. `imageSizeOf` of the client reads the same.
create or replace function app.picture_size(content bytea) returns bigint[]
language plpgsql immutable set search_path = '' as $$
declare
  -- Joined once, so that a stored value is not unpacked anew for every byte.
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

-- Pictures that are added, by whatever call. Definer: contents are nobody's to read by themselves.
create or replace function app.guard_picture_size() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if app.picture_size(app.picture_bytes(new.sha256)) is distinct from array[new.breite, new.hoehe]::bigint[] then
    perform app.refuse('bad_picture_size.report');
  end if;
  return new;
end
$$;
