#!/bin/sh
# As root: it gives the machine an address.
set -eu
mkdir -p "$STATE/keepalived"
exec keepalived --dont-fork --log-console --vrrp --use-file "$(dirname "$0")/keepalived.conf" \
  --pid "$STATE/keepalived/pid" --vrrp_pid "$STATE/keepalived/vrrp.pid"
