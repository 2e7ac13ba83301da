#!/bin/bash
# Makes the cluster when there is none, as the entry point of PostgreSQL's image does with the settings of compose.yaml.
set -eu
data=/var/lib/waldkerf/database
[ ! -e "$data/PG_VERSION" ] || exit 0
exec /usr/local/lib/waldkerf/postgres/initdb --pgdata="$data" --pwfile="$CREDENTIALS_DIRECTORY/owner_password" \
  --auth=scram-sha-256 --username=waldkerf --encoding=UTF8 --locale=C --locale-provider=builtin --builtin-locale=C.UTF-8
