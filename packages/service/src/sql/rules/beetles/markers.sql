-- A marker stands for a state of all records, for asking what has changed since. After a restore transaction numbers
-- begin anew, and stored ones of the old server may be higher: rows above app.newest_transaction() are left out.

-- Once for each statement; why there is no loop within a loop, app.count_beetles tells.
create or replace function app.note_beetles() returns trigger
language plpgsql security definer set search_path = '' set enable_nestloop = off as $$
declare
  touched data.kaefer_stand[];
begin
  if tg_op <> 'UPDATE' then
    touched := array(
      select (k.id, pg_catalog.pg_current_xact_id(), k.user_id, k.status = 'published')::data.kaefer_stand
      from new_rows k
    );
  else
    touched := array(
      select (n.id, pg_catalog.pg_current_xact_id(), n.user_id, 'published' in (o.status, n.status))::data.kaefer_stand
      from old_rows o join new_rows n using (id) where n is distinct from o
    );
  end if;
  insert into data.kaefer_stand as s (kaefer_id, xid, user_id, war_oeffentlich)
    select t.kaefer_id, t.xid, t.user_id, t.war_oeffentlich from unnest(touched) t order by t.kaefer_id
    on conflict (kaefer_id) do update
      set xid = excluded.xid, user_id = excluded.user_id, war_oeffentlich = s.war_oeffentlich or excluded.war_oeffentlich;
  return null;
end
$$;

create or replace function app.newest_transaction() returns xid8
language sql stable set search_path = ''
return greatest(
  pg_catalog.pg_snapshot_xmax(pg_catalog.pg_current_snapshot()), pg_catalog.pg_current_xact_id_if_assigned()
);

-- The caller and server of a marker, as a hash: for anyone else, and after a restore, its number means nothing.
create or replace function app.marker_owner() returns text
language sql stable security definer set search_path = ''
return (
  select left(md5(concat_ws(
    ' ', s.system_identifier, c.timeline_id, pg_catalog.current_database(), current_setting('role'), app.user_id()
  )), 12)
  from pg_catalog.pg_control_system() s, pg_catalog.pg_control_checkpoint() c
);

-- The snapshot's xmin: this statement sees all transactions before it, and the others are answered (again) next time.
-- So no change is ever missed, whatever the order in which transactions end.
create or replace function app.beetle_marker() returns text
language sql stable set search_path = ''
return app.marker_owner() || '.' || pg_catalog.pg_snapshot_xmin(pg_catalog.pg_current_snapshot());

-- The transaction number of a marker; null when everything has to be sent.
create or replace function app.to_marker(value text) returns xid8
language plpgsql stable set search_path = '' as $$
begin
  if coalesce(value, '') = '' then
    return null;
  end if;
  if value !~ '^[0-9a-f]{12}\.\d{1,18}$' then
    perform app.refuse('bad_marker');
  end if;
  if left(value, 12) <> app.marker_owner() then
    return null;
  end if;
  return substr(value, 14)::xid8;
end
$$;

-- Numbers of records touched since, up to the newest transaction, as far as the caller may ever have seen them.
create or replace function app.touched_beetles(since xid8) returns setof bigint
language sql stable security definer set search_path = ''
begin atomic
  select s.kaefer_id from data.kaefer_stand s
  where s.xid >= since and s.xid <= app.newest_transaction()
    and (s.war_oeffentlich or s.user_id = app.user_id() or app.is_at_least('ogf_expert'));
end;

grant execute on function app.marker_owner, app.beetle_marker, app.to_marker, app.touched_beetles to ogf_new;
