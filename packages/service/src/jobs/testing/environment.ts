import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestPostgres } from '@waldkerf/service/testing/testPostgres'

export const passwords = {
  authenticator: 'a-password',
  keyRefresh: 'k-password',
  keycloak: 'c-password',
  invitations: 'i-password',
  invitationsClient: 'i-secret',
  mailer: 'm-password',
  scanKeeper: 'n-password',
  backup: 'b-password',
}

/** The environment of a container of the production setup, its secrets as files, before a test's database. */
export function jobEnvironment({ folder, addresses }: TestPostgres): NodeJS.ProcessEnv {
  const secrets = join(folder, 'secrets')
  mkdirSync(secrets, { recursive: true })
  const { host, port, password } = addresses.owner
  const content = {
    owner_password: password,
    authenticator_uri: `postgres://authenticator:${passwords.authenticator}@${host}:${port}/waldkerf`,
    key_refresh_password: passwords.keyRefresh,
    keycloak_password: passwords.keycloak,
    invitations_password: passwords.invitations,
    invitations_client_secret: passwords.invitationsClient,
    mailer_password: passwords.mailer,
    scan_keeper_password: passwords.scanKeeper,
    backup_password: passwords.backup,
    smtp_password: 's-password',
  }
  for (const [name, text] of Object.entries(content)) writeFileSync(join(secrets, name), `${text}\n`)
  return {
    WALDKERF_ORIGIN: 'https://waldkerf.example',
    WALDKERF_SECRETS: secrets,
    WALDKERF_DATABASE_HOST: host,
    WALDKERF_DATABASE_PORT: String(port),
  }
}

/** A job's context as the entry point gives it. */
export function jobContext(env: NodeJS.ProcessEnv, ...args: string[]) {
  return { env, args, stop: new AbortController().signal }
}
