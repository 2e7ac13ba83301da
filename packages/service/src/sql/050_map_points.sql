-- The points of all maps at once: what their footprints on the overview are reckoned from.
set local role waldkerf_owner;

create function api.w_get_karten_punkte()
returns table (
  karte_id bigint, punkte integer, mapx double precision[], mapy double precision[], pixelx double precision[],
  pixely double precision[]
)
language sql stable set search_path = ''
begin atomic
  select p.karte_id, count(*)::integer,
    coalesce(array_agg(p.mapx order by p.nr) filter (where p.enable), '{}'),
    coalesce(array_agg(p.mapy order by p.nr) filter (where p.enable), '{}'),
    coalesce(array_agg(p.pixelx order by p.nr) filter (where p.enable), '{}'),
    coalesce(array_agg(p.pixely order by p.nr) filter (where p.enable), '{}')
  from data.mappoint p
  group by p.karte_id
  order by p.karte_id;
end;

grant execute on function api.w_get_karten_punkte() to ogf_expert;

reset role;
