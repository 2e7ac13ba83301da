import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Client, DatabaseError } from 'pg'
import { StartupError } from '../supervisor/startupError.ts'

/** A folder of numbered SQL files and the prefix their names get in `app.schema_migration`. */
export interface MigrationSource {
  folder: string
  prefix: string
  /** Role that runs the files, and owns their objects. Default: the runner's. */
  role?: string
}

const numbered = /^\d{3}_.+\.sql$/
/** Any fixed number: of two runners at once the second waits and then finds everything done. */
const lockKey = 7_702_301

/** Runs `work` while no other runner does. */
export async function alone<T>(client: Client, work: () => Promise<T>): Promise<T> {
  await client.query('select pg_advisory_lock($1)', [lockKey])
  try {
    return await work()
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lockKey])
  }
}

/** Makes the record of applied migrations. `content` shows where an applied file has been changed since. */
export async function prepareRecord(client: Client): Promise<void> {
  await client.query(`
    create schema if not exists app;
    create table if not exists app.schema_migration (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    );
    alter table app.schema_migration add column if not exists content text`)
}

/** Numbered files of a folder in the order of their names. */
export function numberedFiles({ folder, prefix }: MigrationSource): readonly { name: string; sql: string }[] {
  const files = readdirSync(folder).filter((name) => numbered.test(name))
  return files.toSorted().map((file) => ({ name: prefix + file, sql: readFileSync(join(folder, file), 'utf8') }))
}

/**
 * Applies each SQL file that is not recorded yet, in one transaction each. Answers the names of those it applied.
 * @throws StartupError with file and line when one fails, or when an applied one has changed since
 */
export async function applyNumbered(client: Client, source: MigrationSource): Promise<readonly string[]> {
  const applied: string[] = []
  for (const { name, sql } of numberedFiles(source)) {
    const work = async () => {
      if (source.role !== undefined) await client.query(`set local role ${source.role}`)
      await client.query(sql)
    }
    if (await once(client, name, sql, work)) applied.push(name)
  }
  return applied
}

/**
 * Runs `work` and records it with the text that it follows from in the same transaction, unless it is recorded. Answers
 * whether it ran.
 */
export async function once(client: Client, name: string, text: string, work: () => Promise<unknown>): Promise<boolean> {
  const sum = checksum(text)
  const { rows } = await client.query<{ checksum: string; content: string | null }>(
    'select checksum, content from app.schema_migration where name = $1',
    [name],
  )
  if (rows[0] !== undefined) {
    if (rows[0].checksum === sum) return false
    throw new StartupError(
      `The migration ${name}${changedLine(rows[0].content, text)} has changed since it was applied to this database. ` +
        'Write a new one instead; for a database whose data does not matter: npm start -- --fresh.',
    )
  }
  await client.query('begin')
  try {
    await work()
    // It may have taken on a role or settings; neither its record nor the next one inherits them.
    await client.query('reset role; reset all')
    await record(client, name, text)
    // Not waited for until it is on the disk: a power cut takes the record along with the work, and both come again.
    await client.query('set local synchronous_commit = off; commit')
    return true
  } catch (error) {
    await client.query('rollback')
    throw new StartupError(
      `The migration ${name} failed in line ${lineAt(text, error)}: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    )
  }
}

/** Records a text as applied, in the caller's transaction; in place of what was recorded under this name. */
export async function record(client: Client, name: string, text: string): Promise<void> {
  await client.query(
    `insert into app.schema_migration (name, checksum, content) values ($1, $2, $3)
      on conflict (name) do update set checksum = excluded.checksum, content = excluded.content, applied_at = now()`,
    [name, checksum(text), text],
  )
}

/** The line of a statement that an error is about, from 1; where the database does not say it, the first one. */
export function lineAt(sql: string, error: unknown): number {
  const position = error instanceof DatabaseError ? Number(error.position ?? 0) : 0
  return position > 0 ? sql.slice(0, position - 1).split('\n').length : 1
}

/** The first line that differs; '' where the former text is not known. */
function changedLine(before: string | null, after: string): string {
  if (before === null) return ''
  const known = before.split('\n')
  return `, line ${after.split('\n').findIndex((line, index) => line !== known[index]) + 1 || known.length},`
}

/** '' for an empty text, which never changes. */
export function checksum(text: string): string {
  return text === '' ? '' : createHash('sha256').update(text).digest('hex')
}
