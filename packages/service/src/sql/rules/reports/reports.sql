-- People report what they find here, besides the field app: a record of their own, which then waits to be reviewed.

create or replace function app.to_species(value text) returns integer
language plpgsql stable set search_path = '' as $$
declare
  wanted bigint := app.to_id(value);
begin
  perform from data.kaeferarten a where a.id = wanted;
  if not found then
    perform app.refuse('bad_species');
  end if;
  return wanted::integer;
end
$$;

-- The day of a find: today at the latest.
create or replace function app.to_find_day(value text) returns date
language plpgsql stable set search_path = '' as $$
begin
  perform app.refuse('find_in_future') where app.to_day(value) > app.today();
  return app.to_day(value);
end
$$;

-- Latitude and longitude in degrees, both or none.
create or replace function app.to_place(lat text, lon text) returns numeric[]
language plpgsql immutable set search_path = '' as $$
begin
  perform app.refuse('bad_place') where (coalesce(lat, '') = '') <> (coalesce(lon, '') = '');
  return case when lat <> '' then array[app.to_decimal(lat, 90, 6), app.to_decimal(lon, 180, 6)] end;
end
$$;

-- The reporter's remark begins the conversation. Definer: a reporter's own insert needs an open question.
create or replace function app.add_remark(of_kaefer bigint, remark text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not app.is_blank(remark) then
    insert into data.nachricht (kaefer_id, von_melder, text) values (of_kaefer, true, remark);
  end if;
end
$$;

create or replace function app.insert_report(species integer, found_on date, place numeric[]) returns bigint
language sql set search_path = ''
begin atomic
  insert into data.kaefer (art, user_id, fund_datum, lat, lon, bundesland)
    values (
      species, app.user_id(), found_on, place[1], place[2],
      case when place is null then '' else app.land_at(place[1]::double precision, place[2]::double precision) end
    )
    returning id;
end;

-- The record made of this report; null if there is none yet, and then the id is reserved for the caller. Of two at
-- once one waits here for the other.
create or replace function app.begin_report(melde_id text) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  known data.meldung;
begin
  perform app.refuse('bad_report_id') where melde_id !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
  insert into data.meldung (id) values (melde_id::uuid) on conflict do nothing;
  if found then
    return null;
  end if;
  select * into known from data.meldung m where m.id = melde_id::uuid;
  perform app.refuse('report_known') where known.email <> app.email() or known.kaefer_id is null;
  return known.kaefer_id;
end
$$;

create or replace function app.end_report(melde_id text, made bigint) returns void
language sql security definer set search_path = ''
begin atomic
  update data.meldung m set kaefer_id = made where m.id = melde_id::uuid;
end;

-- The record waits to be reviewed; pictures are added to it one by one. `melde_id` is the report's own id for ever;
-- `zeigen` the reporter's agreement that others see its pictures to compare with.
create or replace function api.w_add_kaefer(
  art text default '', fund_datum text default '', lat text default '', lon text default '', msg text default '',
  melde_id text default '', zeigen text default ''
) returns api.kaefer
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  answer jsonb := app.replay(jsonb_build_array(art, fund_datum, lat, lon, msg));
  species integer;
  found_on date;
  place numeric[];
  agrees constant boolean := app.to_flag(zeigen);
  made bigint;
begin
  if answer is null and coalesce(melde_id, '') <> '' then
    made := app.begin_report(melde_id);
  end if;
  if made is not null then
    answer := app.remember(to_jsonb(app.changed_beetle(made)));
  elsif answer is null then
    species := app.to_species(art);
    found_on := app.to_find_day(fund_datum);
    place := app.to_place(lat, lon);
    perform app.limit_text(msg, 4000);
    perform app.use_allowance('meldung', 1);
    made := app.insert_report(species, found_on, place);
    perform app.add_remark(made, msg);
    if agrees then
      perform app.agree_for_report(made, true);
    end if;
    if melde_id <> '' then
      perform app.end_report(melde_id, made);
    end if;
    answer := app.remember(to_jsonb(app.changed_beetle(made)));
  end if;
  return jsonb_populate_record(null::api.kaefer, answer);
end
$$;

grant execute on function
  app.to_species, app.to_find_day, app.to_place, app.add_remark, app.insert_report, app.begin_report, app.end_report,
  api.w_add_kaefer
to ogf_citizens;
