-- The login of the job that empties the outbox. It has nothing of its own, and does what `waldkerf_mailer` may.
do $$
declare
  name text;
begin
  foreach name in array array['mailer', 'waldkerf_mailer'] loop
    if not exists (select from pg_roles where rolname = name) then
      execute format('create role %I noinherit nologin', name);
    end if;
  end loop;
end
$$;
grant waldkerf_mailer to mailer;
