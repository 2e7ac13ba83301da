-- One trigger notes changes of points, whatever they are (rules/maps/points.sql).
drop trigger if exists points_changed_by_delete on data.mappoint;
