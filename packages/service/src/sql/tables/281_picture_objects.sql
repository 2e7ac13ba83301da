-- Bytes of pictures are copied into the object store, and leave their row a day later (docs/decisions/0196).
alter table data.objekt
  add column art text not null default 'scan' check (art in ('scan', 'bild')),
  drop constraint objekt_media_type_check,
  add constraint objekt_media_type_check check (media_type in ('image/jpeg', 'image/png', 'image/tiff', 'image/webp'));
create index objekt_bilder on data.objekt (stand) include (bytes) where art = 'bild';
alter table data.picture_content
  alter column bytes drop not null,
  -- The object that has the bytes, too, or alone.
  add column objekt text unique references data.objekt (name),
  -- When the bytes came, or were copied.
  add column seit timestamptz not null default now(),
  add check (num_nonnulls(bytes, objekt) > 0);
create index picture_content_rows on data.picture_content (seit) where bytes is not null;
