import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { databaseName, fillDatabase, prepareDatabase } from '../database.ts'
import { startIdentity } from '../identity/service.ts'
import { withClient, type DatabaseAddresses } from '../postgres/connection.ts'
import { contentName, type Content } from './content.ts'
import { startTestPostgres } from './testPostgres.ts'
import { testRunFolder } from './testRun.ts'

/*
 * One PostgreSQL for all tests of a run. Migrations, demo data and accounts are made once for each content; each test
 * works on its own copy of the database with its content. All share the server's roles: tests that change them have a
 * server of their own.
 */

const serverFile = () => join(testRunFolder() ?? '', 'server.json')

const inDatabase = (server: DatabaseAddresses, database: string): DatabaseAddresses => ({
  maintenance: server.maintenance,
  owner: { ...server.owner, database },
  authenticator: { ...server.authenticator, database },
  identity: { ...server.identity, database },
})

/**
 * Starts the server of this run, with a database for each content.
 * @returns the function that stops it
 */
export async function startSharedServer(contents: readonly Content[]): Promise<() => Promise<void>> {
  const server = await startTestPostgres('migrated')
  for (const content of contents) {
    const addresses = inDatabase(server.addresses, contentName(content))
    // A placeholder: each copy gets its own origin.
    const origin = 'http://127.0.0.1'
    await copyTemplate(server.addresses, databaseName, contentName(content))
    await prepareDatabase(addresses, content, origin)
    await fillDatabase(addresses, content)
    // The identity service's start makes keys and accounts.
    await (await startIdentity({ database: addresses.identity, origin, tokenLife: 300 })).close()
  }
  writeFileSync(serverFile(), JSON.stringify(server.addresses), { mode: 0o600 })
  return () => server.stop()
}

const copyTemplate = ({ maintenance }: DatabaseAddresses, template: string, name: string) =>
  withClient(maintenance, (client) =>
    client.query(`create database "${name}" template "${template}" strategy file_copy`),
  )

/** A database that nobody else uses. */
export interface TestDatabase {
  addresses: DatabaseAddresses
  drop(): Promise<void>
}

/** A copy of the database with this content; undefined when this run has none. */
export async function copyDatabase(content: Content): Promise<TestDatabase | undefined> {
  if (!existsSync(serverFile())) return undefined
  const server = JSON.parse(readFileSync(serverFile(), 'utf8')) as DatabaseAddresses
  const name = `test_${randomUUID()}`
  const template = contentName(content)
  const isKnown = await withClient(server.maintenance, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template])
    return rowCount === 1
  })
  if (!isKnown) return undefined
  await copyTemplate(server, template, name)
  return {
    addresses: inDatabase(server, name),
    async drop() {
      await withClient(server.maintenance, (client) => client.query(`drop database "${name}" with (force)`))
    },
  }
}
