import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type FakeKeycloak, type RealmState, startFakeKeycloak } from '../../jobs/testing/fakeKeycloak.ts'
import { withClient } from '../../postgres/connection.ts'

interface Options {
  /** The variables that compose.yaml gives to Keycloak. */
  settings: Readonly<Record<string, string>>
  /** Folder of the secrets that it is given. */
  secrets: string
  databasePort: number
  /** Where it listens. */
  port: number
}

/**
 * Stands in for Keycloak. Like it, it keeps its keys and accounts in a database of its own, where it signs in with the
 * password that it is given: so a backup has to bring them back.
 */
export async function keycloakStandIn({ settings, secrets, databasePort, port }: Options): Promise<FakeKeycloak> {
  const secret = (name: string) => readFileSync(join(secrets, name), 'utf8').trim()
  const database = {
    host: '127.0.0.1',
    port: databasePort,
    user: settings['KC_DB_USERNAME'] ?? '',
    password: secret('keycloak_password'),
    database: settings['KC_DB_URL_DATABASE'] ?? '',
  }
  const keep = (state: RealmState) =>
    withClient(database, async (client) => {
      await client.query('delete from realm')
      await client.query('insert into realm values ($1)', [JSON.stringify(state)])
    })
  const state = await withClient(database, async (client) => {
    await client.query('create table if not exists realm (state jsonb not null)')
    const { rows } = await client.query<{ state: RealmState }>('select state from realm')
    return rows[0]?.state
  })
  const clientSecret = secret('invitations_client_secret')
  return startFakeKeycloak(settings['WALDKERF_ORIGIN'] ?? '', { port, state, keep, clientSecret })
}
