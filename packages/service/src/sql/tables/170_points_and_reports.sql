-- Of release 0.1.0, and none of the rules any more.
drop function if exists app.one_map_only() cascade;
drop function if exists app.check_point(jsonb);
drop function if exists app.points_of_map(bigint);
-- It has another argument now.
drop function if exists api.w_add_kaefer(text, text, text, text, text);

-- The ids of reports, made on the devices: each is known for ever, so that a repeat after days is no second record. A line
-- outlives its record.
create table data.meldung (
  id uuid primary key,
  email text not null default app.email(),
  kaefer_id bigint references data.kaefer (id) on delete set null
);
create index on data.meldung (kaefer_id);
call app.protect('data.meldung');
