-- Files of sent documents are copied into the object store, too, and leave their row once the outbox has forgotten their
-- mail (docs/decisions/0196).
alter table data.objekt
  drop constraint objekt_art_check,
  add constraint objekt_art_check check (art in ('scan', 'bild', 'dokument')),
  drop constraint objekt_media_type_check,
  add constraint objekt_media_type_check check (
    media_type in ('image/jpeg', 'image/png', 'image/tiff', 'image/webp', 'application/pdf', 'application/xml')
  );
create index objekt_weg on data.objekt (art) where stand = 'weg';
alter table data.versand
  alter column pdf drop not null,
  -- Objects that have the files, too, or alone.
  add column pdf_objekt text unique references data.objekt (name),
  add column xml_objekt text unique references data.objekt (name),
  add column kopiert_am timestamptz,
  -- Sizes of files that the row has no more.
  add column pdf_bytes integer,
  add column xml_bytes integer,
  add check (num_nonnulls(pdf, pdf_objekt) > 0);
