import { fileURLToPath } from 'node:url'
import { databaseName, productSql } from '../database.ts'
import { audience, clientId, realmPath } from '../identity/realm.ts'
import { logInfo } from '../log.ts'
import { migrate } from '../migrate/product.ts'
import { readPictureQuota } from '../options.ts'
import { ownerRole } from '../postgres/cluster.ts'
import { untilAccepting, withClient } from '../postgres/connection.ts'
import { redoErasures } from '../privacy/notedErasures.ts'
import { createDatabase, writeSettings } from '../postgres/setup.ts'
import { StartupError } from '../supervisor/startupError.ts'
import { databaseAddress, erasuresFile, requiredOrigin, secret, type Job } from './job.ts'
import {
  backupRole,
  invitationsRole,
  keyRefreshRole,
  mailerRole,
  prepareKeycloak,
  prepareLogins,
  scanKeeperRole,
} from './roles.ts'

/** Milliseconds that the database may take to start. */
const patience = 5 * 60_000

/**
 * Brings the production database up to date: the same SQL by the same runner as the embedded start, the settings that
 * tokens are checked against, the jobs' roles, passwords, and Keycloak's own database. A second run changes nothing.
 */
export const migrateDatabase: Job = async ({ env, stop }) => {
  const issuer = requiredOrigin(env) + realmPath
  const passwords = {
    authenticator: authenticatorPassword(secret(env, 'authenticator_uri')),
    [keyRefreshRole]: secret(env, 'key_refresh_password'),
    [invitationsRole]: secret(env, 'invitations_password'),
    [mailerRole]: secret(env, 'mailer_password'),
    [scanKeeperRole]: secret(env, 'scan_keeper_password'),
    [backupRole]: secret(env, 'backup_password'),
  }
  const keycloak = secret(env, 'keycloak_password')
  const login = { user: ownerRole, password: secret(env, 'owner_password') }
  const maintenance = databaseAddress(env, login, 'postgres')
  await untilAccepting(maintenance, AbortSignal.any([stop, AbortSignal.timeout(patience)]))
  await createDatabase(maintenance, databaseName)
  await withClient(databaseAddress(env, login), async (client) => {
    const applied = await migrate(client, productSql, [
      { folder: fileURLToPath(new URL('./sql', import.meta.url)), prefix: 'jobs/' },
    ])
    logInfo('migrate.applied', applied.length === 0 ? 'All migrations are applied.' : `Applied: ${applied.join(', ')}`)
    const pictures = readPictureQuota(env).toString()
    await writeSettings(client, databaseName, { issuer, audience, client: clientId, now: undefined, pictures })
    await prepareLogins(client, passwords)
    const again = await redoErasures(client, erasuresFile(env))
    if (again > 0) logInfo('migrate.erased', `Done again after a restore: ${again} erasures.`, { again })
  })
  await prepareKeycloak(maintenance, keycloak)
  logInfo('migrate.issuer', `Tokens are taken from ${issuer}.`)
}

/** The data service reads its whole address from one file; the password stands there and nowhere else. */
function authenticatorPassword(uri: string): string {
  const { username, password, pathname } = URL.parse(uri) ?? {}
  if (username === 'authenticator' && password && pathname === `/${databaseName}`) return decodeURIComponent(password)
  throw new StartupError(
    `The secret authenticator_uri must be like postgres://authenticator:<password>@postgres:5432/${databaseName}.`,
  )
}
