#!/bin/sh
set -eu
export WALDKERF_HOST="${WALDKERF_ORIGIN#*://}"
exec haproxy -db -f "$(dirname "$0")/haproxy.cfg"
