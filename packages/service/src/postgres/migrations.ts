import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Client } from 'pg'
import { StartupError } from '../supervisor/startupError.ts'

/** A folder of numbered SQL files and the prefix their names get in `app.schema_migration`. */
export interface MigrationSource {
  folder: string
  prefix: string
}

const numbered = /^\d{3}_.+\.sql$/
/** Any fixed number: of two runners at once the second waits and then finds everything done. */
const lockKey = 7_702_301

/**
 * Applies each SQL file that is not recorded yet, in the order of the names, in one transaction each. Answers the names
 * of those it applied.
 * @throws StartupError when one fails, or when an applied one has changed since
 */
export async function migrate(client: Client, sources: readonly MigrationSource[]): Promise<string[]> {
  await client.query('select pg_advisory_lock($1)', [lockKey])
  try {
    await client.query(`
      create schema if not exists app;
      create table if not exists app.schema_migration (
        name text primary key,
        checksum text not null,
        applied_at timestamptz not null default now()
      )`)
    const applied: string[] = []
    for (const source of sources) {
      for (const file of readdirSync(source.folder)
        .filter((name) => numbered.test(name))
        .toSorted()) {
        const sql = readFileSync(join(source.folder, file), 'utf8')
        if (await once(client, source.prefix + file, checksum(sql), () => client.query(sql))) applied.push(file)
      }
    }
    if (applied.length > 0) await client.query(`notify pgrst, 'reload schema'`)
    return applied
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lockKey])
  }
}

/** Runs `work` and records it in the same transaction, unless it is recorded. Answers whether it ran. */
export async function once(client: Client, name: string, sum: string, work: () => Promise<unknown>): Promise<boolean> {
  const { rows } = await client.query<{ checksum: string }>(
    'select checksum from app.schema_migration where name = $1',
    [name],
  )
  if (rows[0] !== undefined) {
    if (rows[0].checksum === sum) return false
    throw new StartupError(
      `The migration ${name} has changed since it was applied to this database. Write a new one instead; ` +
        'for a database whose data does not matter: npm start -- --fresh.',
    )
  }
  await client.query('begin')
  try {
    await work()
    // It may have taken on a role or settings; neither its record nor the next one inherits them.
    await client.query('reset role; reset all')
    await client.query('insert into app.schema_migration (name, checksum) values ($1, $2)', [name, sum])
    // Not waited for until it is on the disk: a power cut takes the record along with the work, and both come again.
    await client.query('set local synchronous_commit = off; commit')
    return true
  } catch (error) {
    await client.query('rollback')
    throw new StartupError(`The migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}

function checksum(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
