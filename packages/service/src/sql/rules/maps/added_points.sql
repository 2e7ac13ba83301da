-- How points are added by POST. Its rows come one by one; they are gathered as text and stored in batches: each alone
-- takes five times as long. The key keeps a hash of all rows: a repeat answers its rows and stores none.

create or replace function app.begin_points() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform set_config('waldkerf.points_before', coalesce(app.replay('{}') #>> '{}', ''), true);
  perform set_config('waldkerf.points_sum', '', true);
  perform set_config('waldkerf.points', '', true);
  return null;
end
$$;

create or replace function app.store_points() returns void
language plpgsql set search_path = '' as $$
declare
  gathered text := current_setting('waldkerf.points');
  sum bytea := sha256(convert_to(current_setting('waldkerf.points_sum') || gathered, 'UTF8'));
  sent data.mappoint[];
  taken integer;
begin
  perform set_config('waldkerf.points_sum', encode(sum, 'hex'), true);
  perform set_config('waldkerf.points', '', true);
  if current_setting('waldkerf.points_before') <> '' then
    return;
  end if;
  sent := array(select line::data.mappoint from string_to_table(gathered, e'\n') line where line <> '');
  perform app.make_room((sent[1]).karte_id, array(select s.nr from unnest(sent) s));
  select f.nr into taken
    from (select s.nr, s.karte_id, s.at, lag(s.at) over (partition by s.nr order by s.at) as before
      from unnest(sent) with ordinality s (karte_id, nr, mapx, mapy, pixelx, pixely, enable, dx, dy, residual, at)) f
    where f.before is not null
      or exists (select from data.mappoint p where p.karte_id = f.karte_id and p.nr = f.nr)
    order by f.at limit 1;
  if found then
    perform app.refuse('point_exists', null, taken::text);
  end if;
  insert into data.mappoint select s.* from unnest(sent) s;
end
$$;

create or replace function app.insert_point() returns trigger
language plpgsql set search_path = '' as $$
declare
  gathered text := current_setting('waldkerf.points');
begin
  perform app.refuse('not_your_map') where not app.has_map(new.karte_id);
  new.enable := coalesce(new.enable, true);
  perform set_config('waldkerf.points', gathered || e'\n' || new::text, true);
  if octet_length(gathered) > 4000 then
    perform app.store_points();
  end if;
  return new;
end
$$;

-- Keys of 0.1.0 have '{}' instead of a hash.
create or replace function app.end_points() returns trigger
language plpgsql set search_path = '' as $$
declare
  before text := current_setting('waldkerf.points_before');
  map bigint := nullif(current_setting('waldkerf.held_map', true), '');
  sum text;
begin
  perform app.store_points();
  sum := current_setting('waldkerf.points_sum');
  perform app.refuse('key_reused') where before not in ('', '{}', sum);
  if before = '' then
    perform app.note_points();
    perform app.remember(to_jsonb(sum));
  end if;
  if (select count(*) from data.mappoint p where p.karte_id = map) > app.most_points() then
    perform app.refuse('too_many_points');
  end if;
  return null;
end
$$;

create or replace trigger a_begin before insert on api.mappoint
  for each statement execute function app.begin_points();
create or replace trigger b_insert instead of insert on api.mappoint for each row execute function app.insert_point();
create or replace trigger c_end after insert on api.mappoint for each statement execute function app.end_points();

grant execute on function app.begin_points, app.store_points, app.insert_point, app.end_points to ogf_expert;
