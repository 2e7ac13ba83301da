-- Where maps lie, by their points.

create or replace function api.w_get_karten_punkte()
returns table (
  karte_id bigint, punkte integer, mapx double precision[], mapy double precision[], pixelx double precision[],
  pixely double precision[], unvollstaendig integer
)
language sql stable set search_path = ''
begin atomic
  select p.karte_id, count(s.whole)::integer,
    coalesce(array_agg(p.mapx order by p.nr) filter (where p.enable and s.whole), '{}'),
    coalesce(array_agg(p.mapy order by p.nr) filter (where p.enable and s.whole), '{}'),
    coalesce(array_agg(p.pixelx order by p.nr) filter (where p.enable and s.whole), '{}'),
    coalesce(array_agg(p.pixely order by p.nr) filter (where p.enable and s.whole), '{}'),
    (count(*) - count(s.whole))::integer
  from data.mappoint p, nullif(p.mapx + p.pixelx is not null, false) s (whole)
  group by p.karte_id
  order by p.karte_id;
end;

-- Extent of the points that take part in a fit, of the maps in the client's own system. All null while there is none.
create or replace function api.a_get_bbox_from_client(client_id text default '')
returns table (epsg integer, minx double precision, miny double precision, maxx double precision, maxy double precision)
language plpgsql stable set search_path = '' as $$
declare
  wanted bigint := app.known_client($1);
begin
  return query
    select k.epsg, min(p.mapx), min(p.mapy), max(p.mapx), max(p.mapy)
    from data.kunde k
      left join data.karte m on m.client_id = k.client_id and m.epsg = k.epsg
      left join data.mappoint p on p.karte_id = m.id and p.enable and p.pixelx is not null
    where k.client_id = wanted
    group by k.epsg;
end
$$;

grant execute on function api.w_get_karten_punkte, api.a_get_bbox_from_client to ogf_expert;
