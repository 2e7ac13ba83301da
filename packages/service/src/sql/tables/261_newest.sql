-- A list of a section goes through all records from the newest on: with their places in the index it reads no record that lies
-- elsewhere (docs/decisions/0140). Ascending, so that what comes last is put at the end of full pages.
create index kaefer_newest on data.kaefer (gemeldet_am, id) include (lat, lon);
drop index if exists data.kaefer_gemeldet_am_id_idx;
