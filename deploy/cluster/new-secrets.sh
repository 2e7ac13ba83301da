#!/bin/sh
# Makes the secrets of a cluster in a folder. What is there stays as it is.
set -eu
folder=$1
"$(dirname "$0")/../new-secrets.sh" "$folder"
for name in replication_password rewind_password patroni_password; do
  [ -e "$folder/$name" ] || od -An -N24 -tx1 /dev/urandom | tr -d ' \n' > "$folder/$name"
done
# The data service reaches the primary by the proxy, takes nothing that cannot write for it, and does not wait for a proxy that
# is gone without a word.
options='target_session_attrs=read-write\&keepalives_idle=3\&keepalives_interval=1\&keepalives_count=3\&tcp_user_timeout=5000'
sed -i "s/@postgres:/@gateway:/; s/waldkerf\$/waldkerf?$options/" "$folder/authenticator_uri"
