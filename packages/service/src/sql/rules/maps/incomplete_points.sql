-- Points that wait for one of their sides (docs/decisions/0102): stored with the others, part of no fit and no extent.

-- Pages of release 0.1.0 know no point without one of its sides: they neither get nor replace any (docs/decisions/0102).
create or replace function app.knows_incomplete_points() returns boolean
language sql stable
return coalesce(app.header('prefer') like '%punkte=alle%', false);

-- Where a page that knows no incomplete points takes the numbers of some, these move behind all others: none is lost.
-- Definer: nobody else changes a point.
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

grant execute on function app.knows_incomplete_points(), app.make_room(bigint, integer[]) to ogf_expert;
