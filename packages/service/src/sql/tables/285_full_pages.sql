-- These indexes grow at the end of each of their parts (docs/decisions/0207): room in the pages before it would stay empty. Pages
-- that are there keep it.
alter index data.kaefer_pkey set (fillfactor = 100);
alter index data.kaefer_newest set (fillfactor = 100);
alter index data.kaefer_art_id_idx set (fillfactor = 100);
alter index data.kaefer_bundesland_id_idx set (fillfactor = 100);
