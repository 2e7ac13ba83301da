-- The login of Barman (deploy/backup). It copies the cluster and what is written to it, so it reads everything and changes
-- nothing. It may begin and end a backup, and close a piece of the log.
do $$
begin
  if not exists (select from pg_roles where rolname = 'backup') then
    create role backup inherit nologin replication;
  end if;
end
$$;
grant pg_monitor, pg_checkpoint to backup;
grant execute on function pg_catalog.pg_backup_start(text, boolean), pg_catalog.pg_backup_stop(boolean),
  pg_catalog.pg_switch_wal(), pg_catalog.pg_create_restore_point(text) to backup;
