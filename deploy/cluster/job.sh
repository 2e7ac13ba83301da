#!/bin/sh
# The web server or another job of the production setup, by its name.
set -eu
export WALDKERF_SECRETS="$SECRETS" WALDKERF_SCANS="$STATE/scans" WALDKERF_KEYS="$STATE/keys"
export WALDKERF_ERASURES="$STATE/erasures.txt" WALDKERF_ROUND_MARK="$STATE/$1.round"
export WALDKERF_DATABASE_HOST=gateway WALDKERF_METRICS_LISTEN=0.0.0.0
export WALDKERF_DATA_SERVICE=http://gateway:3000 WALDKERF_DATA_SERVICE_HEALTH=http://gateway:3001
# Whether it serves, as haproxy.cfg asks it.
export WALDKERF_IDENTITY=http://gateway:8081
export WALDKERF_IDENTITY_HEALTH=http://gateway:8081/realms/waldkerf/.well-known/openid-configuration
cd "$(dirname "$0")/../.."
exec "$PROGRAMS/node" packages/service/src/jobs/run.ts "$1"
