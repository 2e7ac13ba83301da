import type { Client } from 'pg'
import { type MigrationSource, numberedFiles, prepareRecord, record } from '../postgres/migrations.ts'
import { StartupError } from '../supervisor/startupError.ts'

/** The last migration of release 0.1.0; the files of that number in `sql/tables` make the same tables on an empty database. */
const lastOfBefore = '168_columns_as_bytes.sql'
const baseline = /^168_\d{2}_/

/** A database comes from nothing, from 0.1.0, or from a release after it. */
type Origin = 'empty' | 'known' | 'before'

/** @throws StartupError for a database of an older release, before anything is changed */
async function findOrigin(client: Client): Promise<Origin> {
  const { rows: tables } = await client.query<{ there: boolean }>(
    `select to_regclass('app.schema_migration') is not null as there`,
  )
  if (tables[0]?.there !== true) return 'empty'
  const { rows } = await client.query<{ name: string }>(
    String.raw`select name from app.schema_migration where name ~ '^\d{3}_' order by name collate "C"`,
  )
  const names = rows.map(({ name }) => name)
  if (names.length === 0) return 'empty'
  if (names.some((name) => baseline.test(name))) return 'known'
  if (names.includes(lastOfBefore)) return 'before'
  throw new StartupError(
    `This database is of an older release (its last migration is ${names.at(-1)}). Start release 0.1.0 with it once, ` +
      'which brings it up to date, then this one (CHANGELOG.md). Nothing has been changed.',
  )
}

/**
 * Makes the database ready for numbered files. One of release 0.1.0 has the tables of the baseline already: its files are
 * recorded as applied, and rows, sequences and grants stay as they are.
 */
export async function takeOver(client: Client, tables: MigrationSource): Promise<void> {
  const origin = await findOrigin(client)
  await prepareRecord(client)
  // Numbered files run as this role, the first one too.
  await client.query(`do $$ begin
    if not exists (select from pg_roles where rolname = 'waldkerf_owner') then create role waldkerf_owner nologin; end if;
  end $$`)
  if (origin !== 'before') return
  await client.query('begin')
  try {
    for (const { name, sql } of numberedFiles(tables)) if (baseline.test(name)) await record(client, name, sql)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
