-- A control point may wait for one of its sides, never for both; of a side both coordinates are there or none.
alter table data.mappoint
  alter column mapx drop not null,
  alter column mapy drop not null,
  alter column pixelx drop not null,
  alter column pixely drop not null,
  add constraint mappoint_sides check (
    num_nulls(mapx, mapy) <> 1 and num_nulls(pixelx, pixely) <> 1 and num_nulls(mapx, pixelx) < 2
  );

-- The scan's file as it was called by whoever sent it.
alter table data.karte_scan add column datei text not null default '' check (char_length(datei) <= 255);
