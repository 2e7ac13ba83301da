#!/bin/sh
# A database member: Patroni, which starts and ends PostgreSQL itself. It runs as an account of its own, never as root.
set -eu
export PATRONI_NAME="$MEMBER"
export PATRONI_RESTAPI_CONNECT_ADDRESS="$MEMBER:8008"
export PATRONI_RESTAPI_USERNAME=patroni PATRONI_RESTAPI_PASSWORD="$(cat "$SECRETS/patroni_password")"
export PATRONI_POSTGRESQL_CONNECT_ADDRESS="$MEMBER:5432"
export PATRONI_POSTGRESQL_DATA_DIR="$STATE/postgres/data"
export PATRONI_POSTGRESQL_BIN_DIR="$PROGRAMS/postgres"
export PATRONI_POSTGRESQL_PGPASS="$STATE/pgpass"
export PATRONI_SUPERUSER_USERNAME=waldkerf PATRONI_SUPERUSER_PASSWORD="$(cat "$SECRETS/owner_password")"
export PATRONI_REPLICATION_USERNAME=replicator PATRONI_REPLICATION_PASSWORD="$(cat "$SECRETS/replication_password")"
export PATRONI_REWIND_USERNAME=rewinder PATRONI_REWIND_PASSWORD="$(cat "$SECRETS/rewind_password")"
export PYTHONPATH="$PROGRAMS/patroni" LC_ALL=C.UTF-8 TZ=UTC
exec /usr/bin/python3 -m patroni "$(dirname "$0")/patroni.yml"
