-- Sightings for the dashboard beyond the counts: the newest, and those that wait.

-- The picture that stands for a record; none for those who may see no pictures.
create or replace function app.first_picture(of_kaefer bigint) returns bigint
language plpgsql stable set search_path = '' as $$
begin
  if not app.is_at_least('ogf_citizens') then
    return null;
  end if;
  return (
    select b.id from data.bilder b where b.kaefer_id = of_kaefer order by b.position, b.filename collate "C" limit 1
  );
end
$$;

-- Whole days since the report, in Berlin.
create or replace function app.days_waiting(gemeldet_am timestamptz) returns integer
language sql stable set search_path = ''
return app.today() - (gemeldet_am at time zone 'Europe/Berlin')::date;

-- With the nearest place in German words.
create or replace function api.w_get_kaefer_neueste() returns table (
  id bigint, art integer, name text, bundesland text, fund_datum date, gemeldet_am timestamptz, ort text, bild bigint
)
language sql stable set search_path = ''
begin atomic
  select k.id, k.art, a.de, k.bundesland, k.fund_datum, k.gemeldet_am, app.place_words(k.lat, k.lon),
    app.first_picture(k.id)
  from (
    select * from data.kaefer n where n.status = 'published' and n.bilder_anzahl > 0
    order by n.gemeldet_am desc, n.id desc limit 12
  ) k join data.kaeferarten a on a.id = k.art
  order by k.gemeldet_am desc, k.id desc;
end;

-- How many wait, and how many of them were answered. Today is asked once, not per row: many may wait.
create or replace function api.w_get_kaefer_wartend() returns table (
  status text, tage integer, anzahl integer, beantwortet integer
)
language sql stable set search_path = ''
begin atomic
  select w.status, (select app.today()) - w.tag, w.anzahl, w.beantwortet
  from (
    select k.status, (k.gemeldet_am at time zone 'Europe/Berlin')::date as tag, count(*)::integer as anzahl,
      count(*) filter (where k.beantwortet)::integer as beantwortet
    from data.kaefer k where k.status in ('new', 'in_review', 'query')
    group by 1, 2
  ) w
  order by w.tag, w.status collate "C";
end;

-- The first six of the review queue, in the order of the lists.
create or replace function api.w_get_kaefer_aelteste() returns table (
  id bigint, art integer, name text, bundesland text, fund_datum date, gemeldet_am timestamptz, status text,
  tage integer, beantwortet boolean, bild bigint
)
language plpgsql stable set search_path = '' as $$
begin
  return query execute format(
    $sql$
      select k.id, k.art, a.de, k.bundesland, k.fund_datum, k.gemeldet_am, k.status, app.days_waiting(k.gemeldet_am),
        k.beantwortet, app.first_picture(k.id)
      from (select s.id, row_number() over () as nr from (select o.id from (%s) o limit 6) s) w
        join data.kaefer k on k.id = w.id join data.kaeferarten a on a.id = k.art
      order by w.nr
    $sql$,
    app.ordered_beetles($sql$k.status in ('new', 'in_review', 'query')$sql$, 'pruefung', 'asc', 6)
  );
end
$$;

grant execute on function app.first_picture, api.w_get_kaefer_neueste to ogf_new;
grant execute on function app.days_waiting, api.w_get_kaefer_wartend, api.w_get_kaefer_aelteste to ogf_expert;
