-- The web server's own right: it compares rows and objects, and nothing else (rules/maps/scans.sql).
reset role;
do $$
begin
  if not exists (select from pg_roles where rolname = 'waldkerf_keeper') then
    create role waldkerf_keeper noinherit nologin;
  end if;
end
$$;
grant usage on schema app to waldkerf_keeper;
