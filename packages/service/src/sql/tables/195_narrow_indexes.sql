-- Narrow indexes in the place of wide ones, which 196 drops (docs/decisions/0136). Records can be read meanwhile.
create index on data.kaefer (bundesland, art);
create index kaefer_pictured on data.kaefer (bilder_anzahl, id) where bilder_anzahl > 0;
create index kaefer_unpublished on data.kaefer (status, id) where status <> 'published';
