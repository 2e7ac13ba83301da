-- A stored answer for those who see every record: making a hundred thousand rows into columns takes most of a second,
-- reading them back a twentieth of it. What has changed since is asked for afterwards, by the marker that it carries.
set local role waldkerf_owner;

create table data.kaefer_auszug (
  einzeln boolean primary key default true check (einzeln),
  -- On which server `xid` counts: after a restore it means nothing.
  server text not null,
  xid xid8 not null,
  -- The columns as text, without the one between them that not everybody may see.
  anfang text not null,
  melder bigint[] not null,
  ende text not null
);
call app.protect('data.kaefer_auszug');

-- Fewer are answered quickly enough; and so many may have changed before the extract is made anew.
create function app.extract_size() returns integer
language sql immutable set search_path = ''
return 5000;

create function app.this_server() returns text
language sql stable security definer set search_path = ''
return (
  select concat_ws('.', s.system_identifier, c.timeline_id)
  from pg_catalog.pg_control_system() s, pg_catalog.pg_control_checkpoint() c
);

-- In a text a quote is escaped: what the columns are cut at stands between them alone.
create function app.store_beetle_extract() returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from data.kaefer_auszug;
  if (select count(*) from data.kaefer) < app.extract_size() then
    return;
  end if;
  -- One statement, one state of the table for all of it.
  insert into data.kaefer_auszug (server, xid, anfang, melder, ende)
    select
      app.this_server(), pg_catalog.pg_snapshot_xmin(pg_catalog.pg_current_snapshot()),
      split_part(c.columns, ',"user_id":[', 1),
      array(select coalesce(k.user_id, 0) from data.kaefer k order by k.gemeldet_am desc, k.id desc),
      ',"fund_datum":[' || split_part(c.columns, ',"fund_datum":[', 2)
    from (select app.beetle_columns(null) as columns offset 0) c;
end
$$;

-- Made by whoever makes the last of so many changes; of two at once one does it, the other one does not wait.
create function app.renew_beetle_extract() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select from data.kaefer_stand s
    where s.xid >= coalesce((select max(e.xid) from data.kaefer_auszug e where e.server = app.this_server()), '0')
    offset app.extract_size()
  ) and pg_catalog.pg_try_advisory_xact_lock(hashtext('data.kaefer_auszug')) then
    perform app.store_beetle_extract();
  end if;
  return null;
end
$$;
create trigger extract_changes after insert or update or delete on data.kaefer
  for each statement execute function app.renew_beetle_extract();

-- The extract as the caller may see it; null for who may not see every record, and where there is none.
create function app.beetle_extract() returns text
language sql stable security definer set search_path = ''
begin atomic
  select format(
    '{"stand":"%s.%s","vollstaendig":true,"aktuell":false,"weg":[],%s,"user_id":[%s]%s}',
    app.marker_owner(), e.xid, e.anfang,
    (
      select string_agg(
        (case when (select app.is_at_least('ogf_admin')) or m.id = (select app.user_id()) then m.id else 0 end)::text,
        ',' order by m.nr
      )
      from unnest(e.melder) with ordinality m (id, nr)
    ),
    e.ende
  )
  from data.kaefer_auszug e
  where app.is_at_least('ogf_expert') and e.server = app.this_server();
end;

create or replace function api.w_get_kaefer_spalten(seit text default '') returns json
language plpgsql stable set search_path = '' as $$
declare
  since xid8 := app.to_marker(seit);
  touched bigint[] := case when since is not null then array(select app.touched_beetles(since)) end;
  extract text := case when since is null then app.beetle_extract() end;
begin
  if extract is not null then
    return extract;
  end if;
  return format(
    '{"stand":"%s","vollstaendig":%s,"aktuell":true,"weg":%s,%s}',
    app.beetle_marker(), (since is null)::text,
    coalesce((
      select json_agg(t.id order by t.id) from unnest(touched) t (id)
      where not exists (select from data.kaefer k where k.id = t.id)
    ), '[]'),
    app.beetle_columns(touched)
  );
end
$$;

select app.store_beetle_extract();

grant execute on function app.beetle_extract() to ogf_new;

reset role;
