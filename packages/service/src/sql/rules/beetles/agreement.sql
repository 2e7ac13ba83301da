-- Whether others may see the pictures of a report for comparison. Only the reporter gives and withdraws this, for own
-- reports. Nobody has rights on the tables, hence definers that check whose report it is.

create or replace function app.picture_agreement() returns jsonb
language sql stable security definer set search_path = ''
return jsonb_build_object(
  'neue', exists (select from data.bildfreigabe_neue n where n.user_id = app.user_id()),
  'meldungen', (
    select coalesce(jsonb_agg(f.kaefer_id order by f.kaefer_id), '[]')
    from data.bildfreigabe f join data.kaefer k on k.id = f.kaefer_id
    where k.user_id = app.user_id()
  )
);

-- Sets it for one own report; false if there is no such report.
create or replace function app.agree_for_report(of_kaefer bigint, agrees boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform from data.kaefer k where k.id = of_kaefer and k.user_id = app.user_id();
  if not found then
    return false;
  end if;
  if agrees then
    insert into data.bildfreigabe (kaefer_id) values (of_kaefer) on conflict do nothing;
  else
    delete from data.bildfreigabe f where f.kaefer_id = of_kaefer;
  end if;
  return true;
end
$$;

create or replace function app.agree_for_new(agrees boolean) returns void
language sql security definer set search_path = ''
begin atomic
  delete from data.bildfreigabe_neue n where not agrees and n.user_id = app.user_id();
  insert into data.bildfreigabe_neue (user_id) select app.user_id() where agrees on conflict do nothing;
end;

create or replace function app.withdraw_agreements() returns void
language sql security definer set search_path = ''
begin atomic
  delete from data.bildfreigabe f using data.kaefer k where k.id = f.kaefer_id and k.user_id = app.user_id();
  select app.agree_for_new(false);
end;

-- The own reports it is given for, and whether new ones begin with it.
create or replace function api.w_get_bildfreigabe() returns jsonb
language sql stable set search_path = ''
return app.picture_agreement();

-- Sets it for the report of this number; without a number, for future reports.
create or replace function api.w_set_bildfreigabe(kid text default '', zeigen text default '') returns jsonb
language plpgsql set search_path = '' as $$
declare
  agrees constant boolean := app.to_flag(zeigen);
begin
  if coalesce(kid, '') = '' then
    perform app.agree_for_new(agrees);
  elsif not app.agree_for_report(app.to_id(kid), agrees) then
    perform app.refuse('not_found.report');
  end if;
  return app.picture_agreement();
end
$$;

-- Withdraws it for all own reports and for future ones.
create or replace function api.w_delete_bildfreigaben() returns jsonb
language plpgsql set search_path = '' as $$
begin
  perform app.withdraw_agreements();
  return app.picture_agreement();
end
$$;

create or replace trigger y_creation after insert on data.bildfreigabe
  for each row execute function app.record_creation('kaefer_id');
create or replace trigger z_change after update or delete on data.bildfreigabe
  for each row execute function app.record_change('kaefer_id');

grant execute on function
  app.picture_agreement, app.agree_for_report, app.agree_for_new, app.withdraw_agreements, api.w_get_bildfreigabe,
  api.w_set_bildfreigabe, api.w_delete_bildfreigaben
to ogf_citizens;
