import type { Client } from 'pg'
import type { SeedOptions } from '../sql/seed/seedOptions.ts'
import { once } from './migrations.ts'
import { withClient, type DatabaseAddress } from './connection.ts'

/** The values that each token is checked against (SQL: `app.pre_request`), and other settings of the rules. */
export interface DatabaseSettings {
  issuer: string
  audience: string
  client: string
  /** Business time, ISO 8601; undefined: the real clock. */
  now: string | undefined
  /** Bytes that all pictures of reports may take together; undefined: 50 GB. */
  pictures: string | undefined
}

/** Creates the product's database when it is missing. `maintenance` is the owner's address. */
export async function createDatabase(maintenance: DatabaseAddress, name: string): Promise<void> {
  await withClient(maintenance, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
  })
}

/** Settings that every new connection to the database starts with. */
export async function writeSettings(client: Client, database: string, settings: DatabaseSettings): Promise<void> {
  const name = client.escapeIdentifier(database)
  for (const [key, value] of Object.entries(settings)) {
    await client.query(
      value === undefined
        ? `alter database ${name} reset waldkerf.${key}`
        : `alter database ${name} set waldkerf.${key} = ${client.escapeLiteral(value)}`,
    )
  }
}

/** Lets a role sign in with this password; in the embedded start each gets a new one every time. */
export async function setPassword(client: Client, role: string, password: string): Promise<void> {
  await client.query(`alter role ${client.escapeIdentifier(role)} login password ${client.escapeLiteral(password)}`)
}

/** Fills the database with demo data, or the first administrator alone, once. The generator is loaded only then: it is large. */
export async function seed(client: Client, options: SeedOptions, isEmpty = false): Promise<boolean> {
  const isNew = await once(client, 'seed', '', async () => {
    const { seedDatabase, seedOffice } = await import('../sql/seed/seed.ts')
    await (isEmpty ? seedOffice : seedDatabase)(client, options)
  })
  // Of millions, indexes alone answer only after it, and PostgreSQL's own comes minutes later.
  if (isNew && options.size === 'huge') await client.query('vacuum (analyze) data.kaefer, data.kaefer_raster')
  return isNew
}
