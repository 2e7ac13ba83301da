-- Of release 0.1.0, and none of the rules any more.
drop function if exists app.one_map_only() cascade;
drop function if exists app.check_point(jsonb);
drop function if exists app.points_of_map(bigint);
