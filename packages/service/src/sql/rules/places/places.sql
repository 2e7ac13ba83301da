-- Where a coordinate is, in words: the Land, and the nearest place. Outlines and places are loaded from
-- packages/domain/src/places (by migrate/places.ts), where the same rules stand in TypeScript.

-- The Land at this coordinate (WGS 84, degrees); '' beyond all of them. A ray to the east from within a Land crosses
-- its lines an odd number of times, islands and enclaves included. Definer: callers have no rights on outlines.
create or replace function app.land_at(lat double precision, lon double precision) returns text
language sql stable security definer set search_path = ''
begin atomic
  with place as (
    select (lon - 5.85249::double precision) / 0.00022592151843036864::double precision as x,
      (lat - 46.37864::double precision) / 0.00017373727474549503::double precision as y
  ), crossed as (
    select s.linie, count(*) as times
    from data.land_strecke s, place p
    where app.line_span(s.y1, s.y2) @> floor(p.y)::integer
      and (s.y1 > p.y) <> (s.y2 > p.y) and p.x < (s.x2 - s.x1) * (p.y - s.y1) / (s.y2 - s.y1) + s.x1
    group by s.linie
  )
  select coalesce((
    select l.name from data.land l join crossed c on c.linie = any (l.linien)
    group by l.name having sum(c.times) % 2 = 1
    order by l.name limit 1
  ), '');
end;

-- A coordinate (WGS 84, degrees) in Web Mercator, the world as a unit square; null beyond it.
create or replace function app.world_place(lat double precision, lon double precision) returns point
language sql immutable set search_path = ''
return case when abs(lat) < 89 and abs(lon) <= 180 then point(
  lon / 360 + 0.5,
  0.5 - ln((1 + sin(radians(lat))) / (1 - sin(radians(lat)))) / (4 * pi())
) end;

-- '4 km südöstlich von Goslar', 'bei Goslar' within 1.5 km, in English '4 km south-east of Goslar'; '' where no place
-- is within 50 km. domain/places/nearestPlace.ts has the same rule. Definer: callers have no rights on places.
create or replace function app.place_words(lat double precision, lon double precision, sprache text default 'de')
returns text
language sql stable security definer set search_path = ''
begin atomic
  select coalesce((
    select case
      when f.km > 50 then ''
      when f.km < 1.5 then case sprache when 'en' then 'near ' else 'bei ' end || f.name
      when sprache = 'en' then format('%s km %s of %s', floor(f.km + 0.5), (array[
        'north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'
      ])[f.eighth + 1], f.name)
      else format('%s km %s von %s', floor(f.km + 0.5), (array[
        'nördlich', 'nordöstlich', 'östlich', 'südöstlich', 'südlich', 'südwestlich', 'westlich', 'nordwestlich'
      ])[f.eighth + 1], f.name)
    end
    from (
      select o.name, (o.lage <-> s.lage) * 40075.016686 * cos(radians(lat)) as km,
        (floor(atan2(s.lage[0] - o.lage[0], o.lage[1] - s.lage[1]) * 4 / pi() + 0.5)::integer + 8) % 8 as eighth
      from (select app.world_place(lat, lon) as lage) s
        cross join lateral (
          select n.name, n.lage from data.ort n where s.lage is not null order by n.lage <-> s.lage, n.nr limit 1
        ) o
    ) f
  ), '');
end;

grant execute on function app.place_words to ogf_new;
grant execute on function app.land_at to ogf_citizens;
