-- The georeferenced file of a scan, which maps draw: by whom, when, and of which state of points and fit it was made
-- (docs/decisions/0164).
alter table data.karte_scan
  add column layer text references data.objekt (name),
  add column layer_stand text,
  add column layer_von text,
  add column layer_seit timestamptz;
create index on data.karte_scan (layer) where layer is not null;
