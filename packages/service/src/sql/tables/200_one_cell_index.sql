-- Sections are found by cells since 199, and all counted cells are in one table: at once, whatever the number of records.
drop index data.kaefer_bands;
drop function app.lat_band(double precision) cascade;
drop table data.kaefer_zelle;
