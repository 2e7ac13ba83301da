-- No call needs these any more (docs/decisions/0136): at once, whatever the number of records.
drop index if exists data.kaefer_bundesland_art_gemeldet_am_idx;
drop index if exists data.kaefer_bilder_anzahl_id_idx;
drop index if exists data.kaefer_beantwortet_id_idx;
drop index if exists data.kaefer_status_id_idx;
