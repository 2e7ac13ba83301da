#!/bin/bash
# As its container in compose.yaml, but for the cache: both find one another in the database that they share.
set -eu
read_secret() { cat "$SECRETS/$1"; }
export KC_HOSTNAME="$WALDKERF_ORIGIN" KC_DB_PASSWORD="$(read_secret keycloak_password)"
export KC_BOOTSTRAP_ADMIN_USERNAME=bootstrap-admin KC_BOOTSTRAP_ADMIN_PASSWORD="$(read_secret keycloak_admin_password)"
export WALDKERF_SMTP_PASSWORD="$(read_secret smtp_password)" WALDKERF_INVITATIONS_SECRET="$(read_secret invitations_client_secret)"
export KC_HTTP_ENABLED=true KC_HTTP_PORT=8081 KC_PROXY_HEADERS=xforwarded KC_HEALTH_ENABLED=true KC_METRICS_ENABLED=true
export KC_DB=postgres KC_DB_URL_HOST=gateway KC_DB_URL_DATABASE=keycloak KC_DB_USERNAME=keycloak KC_DB_POOL_MAX_SIZE=20
export KC_LOG_LEVEL=warn KC_CACHE=ispn KC_CACHE_STACK=jdbc-ping
# A process that has ended is known by its closed line at once; by heartbeats alone it takes 40 seconds.
export KC_SPI_CACHE_EMBEDDED__DEFAULT__FD_SOCK_ENABLED=true
address=$(getent ahostsv4 "$MEMBER" | { read -r address _; echo "$address"; })
# Infinispan reads the first one. What listens to the line reads the second; without it it gives the other Keycloak the address
# of this machine's own name, which may be 127.0.0.1, and never hears anything.
JAVA_OPTS_APPEND="-Djgroups.bind.address=$address -Djgroups.bind_addr=$address"
export JAVA_OPTS_APPEND
# Its own copy: `start` builds what it runs into its own folders.
exec "${KEYCLOAK:-/opt/keycloak}/bin/kc.sh" start --import-realm
