-- The login of the web server, which compares rows and objects of scans. It does what `waldkerf_keeper` may.
do $$
begin
  if not exists (select from pg_roles where rolname = 'scan_keeper') then
    create role scan_keeper noinherit nologin;
  end if;
end
$$;
grant waldkerf_keeper to scan_keeper;
