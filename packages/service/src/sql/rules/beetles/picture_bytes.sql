-- Where the bytes of pictures lie: in their row when they come, in the object store as well within an hour, and there
-- alone a day after that (docs/decisions/0196). The web server copies them; it alone may call what does.

-- Contents have no policy of their own: those who may see a picture's row know its hash, which gives the bytes. Null
-- where the store alone has them.
create or replace function app.picture_bytes(wanted text) returns bytea
language sql stable security definer set search_path = ''
return (select c.bytes from data.picture_content c where c.sha256 = wanted);

-- Name of the object that alone has the bytes.
create or replace function app.picture_object(wanted text) returns text
language sql stable security definer set search_path = ''
return (select c.objekt from data.picture_content c where c.sha256 = wanted and c.bytes is null);

-- Stores the bytes and returns their hash. Those that are sent once more lie in their row again: what an upload is
-- checked by, and what repairs a lost object. Definer: nobody reads or writes contents directly.
create or replace function app.keep_picture(content bytea) returns text
language sql security definer set search_path = ''
begin atomic
  insert into data.picture_content as c (sha256, bytes) values (encode(sha256(content), 'hex'), content)
    on conflict (sha256) do update set bytes = excluded.bytes, seit = now() where c.bytes is null;
  select encode(sha256(content), 'hex');
end;

-- Bytes of all pictures.
create or replace function app.picture_room() returns bigint
language sql stable security definer set search_path = ''
return (
  select coalesce(sum(coalesce(octet_length(c.bytes), o.bytes)), 0)::bigint
  from data.picture_content c left join data.objekt o on o.name = c.objekt
);

-- Pictures to copy: the next few by their hashes.
create or replace function app.pictures_to_copy() returns setof text
language sql stable security definer set search_path = ''
begin atomic
  select c.sha256 from data.picture_content c where c.bytes is not null and c.objekt is null order by c.seit limit 500;
end;

-- Notes an object that has a picture's bytes, unless the picture has gone or another web server was quicker.
create or replace function app.picture_copied(content text, object text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  insert into data.objekt (name, sha256, bytes, media_type, von, art)
    -- One of an earlier release may be of no kind that its bytes say; it is answered with the type in its row.
    select object, c.sha256, octet_length(c.bytes), coalesce(app.picture_type(c.bytes), 'image/jpeg'), '', 'bild'
    from data.picture_content c where c.sha256 = content and c.objekt is null for update;
  update data.picture_content c set objekt = object, seit = now() where c.sha256 = content and found;
  return found;
end
$$;

-- Copies that every backup has by now: the next few.
create or replace function app.copied_pictures() returns table (content text, object text)
language sql stable security definer set search_path = ''
begin atomic
  select c.sha256, c.objekt from data.picture_content c
  where c.bytes is not null and c.objekt is not null and c.seit < now() - interval '1 day' order by c.seit limit 500;
end;

-- Frees a row of bytes that the store has. @param size of the object; another one than theirs has them copied anew
create or replace function app.free_picture(content text, object text, size bigint) returns void
language sql security definer set search_path = ''
begin atomic
  update data.picture_content c
    set bytes = case when size is distinct from octet_length(c.bytes) then c.bytes end,
      objekt = case when size = octet_length(c.bytes) then c.objekt end
    where c.sha256 = content and c.objekt = object and c.bytes is not null;
end;

create or replace function app.let_picture_go() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' or new.objekt is distinct from old.objekt then
    update data.objekt o set stand = 'weg' where o.name = old.objekt;
  end if;
  return null;
end
$$;

-- Forgets objects that have been removed, and names the next few, also of documents. Contents without a picture go
-- first: one that was being copied or added when its last picture went is still there.
create or replace function app.objects_let_go(removed text[]) returns setof text
language plpgsql security definer set search_path = '' as $$
declare
  alone constant text[] := array(
    select c.sha256 from data.picture_content c where not exists (select from data.bilder b where b.sha256 = c.sha256)
    for update skip locked
  );
begin
  delete from data.objekt o where o.name = any (removed) and o.stand = 'weg' and o.art <> 'scan';
  delete from data.picture_content c
    where c.sha256 = any (alone) and not exists (select from data.bilder b where b.sha256 = c.sha256);
  return query select o.name from data.objekt o where o.art <> 'scan' and o.stand = 'weg' limit 500;
end
$$;

create or replace trigger let_go after delete or update of objekt on data.picture_content
  for each row when (old.objekt is not null) execute function app.let_picture_go();

grant execute on function app.picture_bytes, app.picture_object, app.keep_picture to ogf_citizens;
grant execute on function app.picture_bytes, app.pictures_to_copy, app.picture_copied, app.copied_pictures,
  app.free_picture, app.objects_let_go to waldkerf_keeper;
