import { join } from 'node:path'
import type { Client } from 'pg'
import {
  alone,
  applyNumbered,
  checksum,
  type MigrationSource,
  numberedFiles,
  prepareRecord,
  record,
} from '../postgres/migrations.ts'
import { applyPlaces } from './places.ts'
import { applyRules } from './applyRules.ts'
import { readRules } from './rules.ts'
import { refusalSentences } from '@waldkerf/domain/refusals/refusals'
import { StartupError } from '../supervisor/startupError.ts'

/** The last migration of release 0.1.0; the files of that number in `sql/tables` make the same tables on an empty database. */
const lastOfBefore = '168_columns_as_bytes.sql'
const baseline = /^168_\d{2}_/

/** State of a database: empty, of this baseline or later, or of release 0.1.0. */
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
async function takeOver(client: Client, tables: MigrationSource): Promise<void> {
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

/** Name of this step in the record of applied migrations. */
const recordName = 'refusals'

/** Refusals that are missing in the catalogue stay: rules of the release before raise them until they are made anew. */
const load = `
  insert into app.refusal (key, code, status, message)
    select key, code, status, message from jsonb_to_recordset($1) r (key text, code text, status integer, message text)
    on conflict (key) do update set code = excluded.code, status = excluded.status, message = excluded.message`

/** Loads the refusals of domain's catalogue, when they differ from those that were loaded last. Answers whether it did. */
async function applyRefusals(client: Client): Promise<boolean> {
  const rows = JSON.stringify([...refusalSentences].map(([key, sentence]) => ({ key, ...sentence })))
  const sum = checksum(load + rows)
  const known = await client.query('select from app.schema_migration where name = $1 and content = $2', [
    recordName,
    sum,
  ])
  if (known.rowCount === 1) return false
  await client.query('begin')
  try {
    await client.query('set local role waldkerf_owner')
    await client.query(load, [rows])
    await client.query('reset role')
    await record(client, recordName, sum)
    await client.query('commit')
    return true
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/**
 * Brings a database up to date: numbered files of tables, then refusals, then the rules where they differ, then places and
 * outlines, then the numbered files of parts that stand beside the product. Answers names of what was applied.
 * @param folder with `tables/` and `rules/`
 * @param beside for example of the identity service
 * @throws StartupError when something fails, has changed since it was applied, or the database is of too old a release
 */
export function migrate(
  client: Client,
  folder: string,
  beside: readonly MigrationSource[],
): Promise<readonly string[]> {
  const tables = { folder: join(folder, 'tables'), prefix: '', role: 'waldkerf_owner' }
  // Read first: a fault in a file then changes nothing.
  const rules = readRules(join(folder, 'rules'))
  return alone(client, async () => {
    await takeOver(client, tables)
    const applied = [...(await applyNumbered(client, tables))]
    if (await applyRefusals(client)) applied.push('refusals')
    const count = await applyRules(client, rules)
    if (count > 0) applied.push(`rules (${count})`)
    if (await applyPlaces(client)) applied.push('places')
    const others: string[] = []
    for (const source of beside) others.push(...(await applyNumbered(client, source)))
    // `applyRules` sends this itself when rules change, after the tables.
    if (others.length > 0 || (count === 0 && applied.length > 0)) await client.query(`notify pgrst, 'reload schema'`)
    return [...applied, ...others]
  })
}
