-- Where the files of sent documents lie: in their row at first, in the object store as well within an hour, and there
-- alone once the outbox has forgotten their mail, 30 days after it was sent (docs/decisions/0196). The web server copies
-- them; it alone may call what does.

-- Named like 'pdf 17', by their kind and their row.
create or replace view app.document_file with (security_invoker = true) as
  select f.art || ' ' || v.id as name, v.id, v.kopiert_am, f.bytes, f.objekt, f.media_type
  from data.versand v cross join lateral (
    values ('pdf', v.pdf, v.pdf_objekt, 'application/pdf'), ('xml', v.xml, v.xml_objekt, 'application/xml')
  ) f (art, bytes, objekt, media_type);

-- Files to copy: the next few.
create or replace function app.documents_to_copy() returns setof text
language sql stable security definer set search_path = ''
begin atomic
  select f.name from app.document_file f where f.bytes is not null and f.objekt is null order by f.id limit 100;
end;

create or replace function app.document_bytes(wanted text) returns bytea
language sql stable security definer set search_path = ''
return (select f.bytes from app.document_file f where f.id = split_part(wanted, ' ', 2)::bigint and f.name = wanted);

-- Notes an object that has a file, unless another web server was quicker.
create or replace function app.document_copied(content text, object text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  wanted constant bigint := split_part(content, ' ', 2);
begin
  perform from data.versand v where v.id = wanted for update;
  insert into data.objekt (name, sha256, bytes, media_type, von, art)
    select object, encode(sha256(f.bytes), 'hex'), octet_length(f.bytes), f.media_type, '', 'dokument'
    from app.document_file f where f.id = wanted and f.name = content and f.bytes is not null and f.objekt is null;
  if not found then
    return false;
  end if;
  update data.versand v
    set pdf_objekt = case when starts_with(content, 'pdf') then object else v.pdf_objekt end,
      xml_objekt = case when starts_with(content, 'xml') then object else v.xml_objekt end,
      kopiert_am = now()
    where v.id = wanted;
  return true;
end
$$;

-- Copies that every backup has by now, of documents whose files no mail takes along any more: the next few.
create or replace function app.copied_documents() returns table (content text, object text)
language sql stable security definer set search_path = ''
begin atomic
  select f.name, f.objekt from app.document_file f
  where f.bytes is not null and f.objekt is not null and f.kopiert_am < now() - interval '1 day'
    and not exists (select from data.outbox o where o.key = 'mail_dokument:' || f.id)
  order by f.id limit 100;
end;

-- Frees a row of a file that the store has. @param size of the object; another one than the file's has it copied anew
create or replace function app.free_document(content text, object text, size bigint) returns void
language plpgsql security definer set search_path = '' as $$
declare
  wanted constant bigint := split_part(content, ' ', 2);
begin
  if starts_with(content, 'pdf') then
    update data.versand v
      set pdf_bytes = octet_length(v.pdf),
        pdf = case when size is distinct from octet_length(v.pdf) then v.pdf end,
        pdf_objekt = case when size = octet_length(v.pdf) then v.pdf_objekt end
      where v.id = wanted and v.pdf_objekt = object and v.pdf is not null;
  else
    update data.versand v
      set xml_bytes = octet_length(v.xml),
        xml = case when size is distinct from octet_length(v.xml) then v.xml end,
        xml_objekt = case when size = octet_length(v.xml) then v.xml_objekt end
      where v.id = wanted and v.xml_objekt = object and v.xml is not null;
  end if;
end
$$;

create or replace function app.let_files_go() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update data.objekt o set stand = 'weg'
    where o.name in (old.pdf_objekt, old.xml_objekt) and (
      tg_op = 'DELETE' or o.name not in (coalesce(new.pdf_objekt, ''), coalesce(new.xml_objekt, ''))
    );
  return null;
end
$$;

create or replace trigger let_go after delete or update of pdf_objekt, xml_objekt on data.versand
  for each row execute function app.let_files_go();

grant execute on function app.documents_to_copy, app.document_bytes, app.document_copied, app.copied_documents,
  app.free_document to waldkerf_keeper;
