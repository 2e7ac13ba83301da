#!/bin/sh
# One of three members that agree on who the primary is. They speak without TLS: the inner network has to be closed.
set -eu
exec "$PROGRAMS/etcd" --name "$MEMBER" --data-dir "$STATE/etcd" \
  --listen-peer-urls http://0.0.0.0:2380 --initial-advertise-peer-urls "http://$MEMBER:2380" \
  --listen-client-urls http://0.0.0.0:2379 --advertise-client-urls "http://$MEMBER:2379" \
  --initial-cluster db1=http://db1:2380,db2=http://db2:2380,db3=http://db3:2380 \
  --initial-cluster-token waldkerf --initial-cluster-state new \
  --heartbeat-interval 200 --election-timeout 2000 --auto-compaction-retention 1 --log-level warn
