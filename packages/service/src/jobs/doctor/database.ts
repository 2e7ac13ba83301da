import { fileURLToPath } from 'node:url'
import type { Client } from 'pg'
import { databaseName, productSql } from '@waldkerf/service/database'
import { numberedFiles } from '@waldkerf/service/postgres/migrations'
import { type DatabaseAddress, withClient } from '@waldkerf/service/postgres/connection'
import { join } from 'node:path'
import { keycloakName } from '../roles.ts'
import { type Judgement, missing, ok, patience, reason } from './finding.ts'

/** The doctor's answers from the database, got in one visit. */
export interface DatabaseState {
  /** Milliseconds since 1970. */
  now: number
  version: string
  issuer: string
  /** Names of the migrations that are applied. */
  applied: readonly string[]
  /** Keycloak's version as it has noted it in its own database. */
  keycloak: string | undefined
}

interface Row {
  now: Date
  version: string
  issuer: string | null
  recorded: boolean
}

/** @param owner the owner's address in the product's database */
export async function readDatabase(owner: DatabaseAddress): Promise<DatabaseState> {
  const patient = { ...owner, connectionTimeoutMillis: patience, query_timeout: patience }
  const keycloak = withClient({ ...patient, database: keycloakName }, keycloakVersion).catch(() => undefined)
  return withClient(patient, async (client) => {
    const { rows } = await client.query<Row>(
      `select clock_timestamp() as now, current_setting('server_version') as version,
        current_setting('waldkerf.issuer', true) as issuer, to_regclass('app.schema_migration') is not null as recorded`,
    )
    const [row] = rows
    if (row === undefined) throw new Error('no row')
    const applied = row.recorded
      ? await client.query<{ name: string }>('select name from app.schema_migration')
      : undefined
    return {
      now: row.now.getTime(),
      version: row.version,
      issuer: row.issuer ?? '',
      applied: applied?.rows.map(({ name }) => name) ?? [],
      keycloak: await keycloak,
    }
  })
}

async function keycloakVersion(client: Client): Promise<string | undefined> {
  const { rows } = await client.query<{ version: string }>(
    'select version from migration_model order by update_time desc limit 1',
  )
  return rows[0]?.version
}

/** Names of all numbered files that `migrate` applies. */
function wantedMigrations(): string[] {
  const sources = [
    { folder: join(productSql, 'tables'), prefix: '' },
    { folder: fileURLToPath(new URL('../sql', import.meta.url)), prefix: 'jobs/' },
  ]
  return sources.flatMap(numberedFiles).map(({ name }) => name)
}

export function judgeMigrations(applied: readonly string[], wanted = wantedMigrations()): Judgement {
  const waiting = wanted.filter((name) => !applied.includes(name))
  if (waiting.length === 0)
    return ok(`The database ${databaseName} answers; all ${wanted.length} migrations are applied.`)
  return missing(`${waiting.length} migrations wait, the first is ${waiting[0]}: run 'migrate'.`)
}

export async function lookAtDatabase(
  { host, port }: DatabaseAddress,
  state: Promise<DatabaseState>,
): Promise<Judgement> {
  try {
    return judgeMigrations((await state).applied)
  } catch (error) {
    return missing(
      `The database does not answer at ${host}:${port} (${reason(error)}): start 'postgres', or read its log.`,
    )
  }
}
