-- Points that have only map or only pixel coordinates yet (docs/decisions/0102): stored, part of no fit and no extent.

-- Pages of release 0.1.0 do not know incomplete points: they neither get nor replace any (docs/decisions/0102).
create or replace function app.knows_incomplete_points() returns boolean
language sql stable
return coalesce(app.header('prefer') like '%punkte=alle%', false);

-- Where such a page uses the numbers of incomplete points, these get numbers behind all others, so that none is lost.
-- Definer: callers may not update points.
create or replace function app.make_room(map bigint, nrs integer[]) returns void
language sql security definer set search_path = '' as $$
  update data.mappoint p set nr = f.last + f.at
  from (
    select m.nr, greatest((select max(o.nr) from data.mappoint o where o.karte_id = map), (select max(n) from unnest(nrs) n))
      as last, row_number() over (order by m.nr) as at
    from data.mappoint m where m.karte_id = map and m.nr = any (nrs) and m.mapx + m.pixelx is null
  ) f
  where p.karte_id = map and p.nr = f.nr and not app.knows_incomplete_points();
$$;

grant execute on function app.knows_incomplete_points, app.make_room to ogf_expert;
