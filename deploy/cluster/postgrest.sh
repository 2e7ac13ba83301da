#!/bin/sh
# As in compose.yaml, over the primary that the proxy knows.
set -eu
export LANG=C.UTF-8 PGRST_DB_URI="@$SECRETS/authenticator_uri" PGRST_DB_SCHEMAS=api PGRST_DB_PRE_REQUEST=app.pre_request
export PGRST_DB_POOL=12 PGRST_DB_POOL_ACQUISITION_TIMEOUT=10 PGRST_DB_POOL_MAX_IDLETIME=600
export PGRST_DB_POOL_MAX_LIFETIME=1800 PGRST_OPENAPI_MODE=disabled
export PGRST_JWT_SECRET="@$STATE/keys/jwks.json" PGRST_JWT_AUD=waldkerf-api PGRST_LOG_LEVEL=error
export PGRST_SERVER_HOST=0.0.0.0 PGRST_SERVER_PORT=3000 PGRST_ADMIN_SERVER_PORT=3001
until test -s "$STATE/keys/jwks.json"; do sleep 1; done
exec "$PROGRAMS/postgrest"
