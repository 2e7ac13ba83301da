-- A scan says what its map is called and how large it is; the file itself lies with the web server.
set local role waldkerf_owner;

-- The view's rights stay as they are: a PATCH changes neither name nor size.
grant update (map_name, width, height) on data.karte to ogf_expert;

-- Name, size in pixels and dpi of a map by its scan. Without a name the stored one stays.
create function api.w_set_karte_scan(
  karte_id text default '', map_name text default null, width integer default null, height integer default null,
  res double precision default null
) returns setof api.karte
language plpgsql set search_path = '' as $$
declare
  map bigint := app.to_id(karte_id);
begin
  if w_set_karte_scan.width is null or w_set_karte_scan.height is null then
    perform app.refuse(400, 'size_missing', 'Die Größe des Kartenbilds fehlt.');
  end if;
  update data.karte k set
    map_name = coalesce(w_set_karte_scan.map_name, k.map_name),
    width = w_set_karte_scan.width,
    height = w_set_karte_scan.height,
    res = w_set_karte_scan.res
  where k.id = map;
  if not found then
    perform app.not_found('Die Karte');
  end if;
  return query select k.* from api.karte k where k.id = map;
end
$$;

grant execute on function api.w_set_karte_scan(text, text, integer, integer, double precision) to ogf_expert;

reset role;
