-- After a restore the numbers of transactions begin anew, and those of the old server lie ahead: every record touched there
-- counted as changed just now, was sent with each look, and had the extract made anew by each write. No transaction that
-- can be seen has a number above the snapshot's or the own one.
set local role waldkerf_owner;

create function app.newest_transaction() returns xid8
language sql stable set search_path = ''
return greatest(
  pg_catalog.pg_snapshot_xmax(pg_catalog.pg_current_snapshot()), pg_catalog.pg_current_xact_id_if_assigned()
);

-- As in 021, up to the newest transaction.
create or replace function app.touched_beetles(since xid8) returns setof bigint
language sql stable security definer set search_path = ''
begin atomic
  select s.kaefer_id from data.kaefer_stand s
  where s.xid >= since and s.xid <= app.newest_transaction()
    and (s.war_oeffentlich or s.user_id = app.user_id() or app.is_at_least('ogf_expert'));
end;

-- As in 048, up to the newest transaction.
create or replace function app.renew_beetle_extract() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select from data.kaefer_stand s
    where s.xid >= coalesce((select max(e.xid) from data.kaefer_auszug e where e.server = app.this_server()), '0')
      and s.xid <= app.newest_transaction()
    offset app.extract_size()
  ) and pg_catalog.pg_try_advisory_xact_lock(hashtext('data.kaefer_auszug')) then
    perform app.store_beetle_extract();
  end if;
  return null;
end
$$;

reset role;
