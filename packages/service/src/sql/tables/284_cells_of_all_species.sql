-- Without species, clusters of zoom 12 are added up from cells of zoom 13 (docs/decisions/0203): every sighting counted in one
-- more row for them.
delete from data.kaefer_raster where zoom = 12 and art = 0;
