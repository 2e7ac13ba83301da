#!/bin/sh
set -eu
exec prometheus --config.file "$(dirname "$0")/prometheus.yml" --storage.tsdb.path "$STATE/prometheus" --log.level warn
