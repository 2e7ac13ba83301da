#!/bin/sh
# Makes the secrets that compose.yaml mounts, each in a file of its own. What is there stays as it is.
set -eu
folder=${1:-$(dirname "$0")/secrets}
mkdir -p "$folder"
# Other accounts of this machine do not get in. The files are readable: each container reads them under its own account.
chmod 700 "$folder"
umask 022

random() {
  od -An -N24 -tx1 /dev/urandom | tr -d ' \n'
}

make() {
  if [ ! -e "$folder/$1" ]; then
    printf '%s\n' "$2" > "$folder/$1"
    echo "made $folder/$1"
  fi
}

make owner_password "$(random)"
make authenticator_uri "postgres://authenticator:$(random)@postgres:5432/waldkerf"
make key_refresh_password "$(random)"
make invitations_password "$(random)"
make invitations_client_secret "$(random)"
make mailer_password "$(random)"
make scan_keeper_password "$(random)"
make backup_password "$(random)"
make keycloak_password "$(random)"
make keycloak_admin_password "$(random)"
make smtp_password 'put the password of the mail account here'
