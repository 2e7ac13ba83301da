import type { Client } from 'pg'
import { databaseName } from '../database.ts'
import { createDatabase, setPassword } from '../postgres/setup.ts'
import { withClient, type DatabaseAddress } from '../postgres/connection.ts'

/** May connect and send a notification, nothing else (sql/001_jobs.sql). */
export const keyRefreshRole = 'key_refresh'

/** May read and mark invitations. */
export const invitationsRole = 'invitations'

/** Role and database of the identity service. */
export const keycloakName = 'keycloak'

/** May act as `waldkerf_mailer` (sql/002_mailer.sql). */
export const mailerRole = 'mailer'

/** May act as `waldkerf_keeper` (sql/003_scan_keeper.sql). */
export const scanKeeperRole = 'scan_keeper'

/** Barman's: reads the whole cluster as it is written, changes nothing (sql/005_backup.sql). */
export const backupRole = 'backup'

/**
 * Gives the roles that sign in their passwords, and shuts the database for all others.
 * @param passwords by role
 */
export async function prepareLogins(client: Client, passwords: Readonly<Record<string, string>>): Promise<void> {
  await client.query(`revoke all on database ${databaseName} from public`)
  for (const [role, password] of Object.entries(passwords)) {
    await setPassword(client, role, password)
    await client.query(`grant connect on database ${databaseName} to ${client.escapeIdentifier(role)}`)
  }
}

/** Makes Keycloak's database, which only its own role may connect to. */
export async function prepareKeycloak(maintenance: DatabaseAddress, password: string): Promise<void> {
  await createDatabase(maintenance, keycloakName)
  await withClient(maintenance, async (client) => {
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [keycloakName])
    // Inheriting: before PostgreSQL 16 a database's owner could make no table in it otherwise.
    if (rowCount === 0) await client.query(`create role ${keycloakName} inherit`)
    await setPassword(client, keycloakName, password)
    await client.query(`alter database ${keycloakName} owner to ${keycloakName}`)
    await client.query(`revoke all on database ${keycloakName} from public`)
  })
}
