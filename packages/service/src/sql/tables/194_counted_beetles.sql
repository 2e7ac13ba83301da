-- One sighting as counts see it: `n` of them, -1 for one that goes.
create type app.counted as (
  status text, art integer, bundesland text, tag date, lat double precision, lon double precision, n integer);

-- Rules of 0.1.0 that are gone; later ones are remembered and dropped with their triggers when rules are brought up to date.
do $$ begin
  if to_regclass('app.rule') is null then
    drop function if exists app.count_beetle() cascade;
    drop function if exists app.count_season() cascade;
    drop function if exists app.count_cell() cascade;
    drop function if exists app.note_beetle() cascade;
    drop procedure if exists app.fill_cells();
  end if;
end $$;
