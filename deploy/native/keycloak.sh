#!/bin/bash
# As its container in compose.yaml is started.
set -eu
export KC_HOSTNAME="$WALDKERF_ORIGIN"
export KC_DB_PASSWORD="$(< $CREDENTIALS_DIRECTORY/keycloak_password)"
export KC_BOOTSTRAP_ADMIN_PASSWORD="$(< $CREDENTIALS_DIRECTORY/keycloak_admin_password)"
export WALDKERF_SMTP_PASSWORD="$(< $CREDENTIALS_DIRECTORY/smtp_password)"
export WALDKERF_INVITATIONS_SECRET="$(< $CREDENTIALS_DIRECTORY/invitations_client_secret)"
exec /opt/keycloak/bin/kc.sh start --import-realm
