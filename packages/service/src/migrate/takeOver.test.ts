import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseName, productSql } from '../database.ts'
import { withClient } from '../postgres/connection.ts'
import { createDatabase } from '../postgres/setup.ts'
import { asBefore, tables } from '../production/steps/keptRows.ts'
import { readCatalogue } from '../testing/catalogue.ts'
import { installRelease } from '../testing/release/release.ts'
import { startTestPostgres, type TestPostgres } from '../testing/testPostgres.ts'
import { migrate } from './product.ts'

let postgres: TestPostgres
const jobs = [{ folder: join(productSql, '../jobs/sql'), prefix: 'jobs/' }]

/** A database of this name, made when it is missing. */
async function inDatabase<T>(name: string, work: Parameters<typeof withClient<T>>[1]): Promise<T> {
  const { maintenance, owner } = postgres.addresses
  await createDatabase(maintenance, name)
  return withClient({ ...owner, database: name }, work)
}

/** A copy of another database, which costs less than to make it once more. */
const copy = (from: string, to: string) =>
  withClient(postgres.addresses.maintenance, (client) => client.query(`create database ${to} template ${from}`))

beforeAll(async () => {
  postgres = await startTestPostgres('migrated')
  await inDatabase('before', installRelease)
  await copy('before', 'older')
})
afterAll(() => postgres.stop())

describe('a database of release 0.1.0', () => {
  test('is one like a new one afterwards, with every row and every number to come', async () => {
    await copy(databaseName, 'fresh')
    await inDatabase('fresh', (owner) => migrate(owner, productSql, jobs))
    const before = await rowsAndSequences('before')
    expect(before.rows['rechnung_archiv']?.length).toBeGreaterThan(10)
    const applied = await inDatabase('before', (owner) => migrate(owner, productSql, jobs))
    // Nothing of the tables that it has is applied again, only what came after them.
    expect(applied.filter((name) => !/^(?:1(?:69|[7-9]\d)|2\d\d|jobs\/00[3-5])_/.test(name))).toEqual([
      'refusals',
      expect.stringMatching(/^rules \(\d+\)$/),
      'places',
    ])
    const after = await rowsAndSequences('before')
    expect(asBefore(before.rows, after.rows)).toEqual(before.rows)
    expect(after.sequences).toEqual(expect.arrayContaining(before.sequences))
    const [fresh, taken] = [await inDatabase('fresh', readCatalogue), await inDatabase('before', readCatalogue)]
    for (const [kind, lines] of Object.entries(fresh)) expect([kind, taken[kind]]).toEqual([kind, lines])
    expect(fresh['functions']?.length).toBeGreaterThan(300)
  })

  test('has its places and outlines afterwards', async () => {
    const count =
      'select (select count(*)::int from data.ort) as places, (select count(*)::int from data.land) as lands'
    const [fresh, taken] = await Promise.all(
      ['fresh', 'before'].map((name) => inDatabase(name, async (owner) => (await owner.query<object>(count)).rows)),
    )
    expect(fresh).toEqual([{ places: expect.any(Number), lands: 25 }])
    expect(taken).toEqual(fresh)
  })

  test('is taken over once', async () => {
    expect(await inDatabase('before', (owner) => migrate(owner, productSql, jobs))).toEqual([])
  })
})

describe('a database of an older release', () => {
  beforeAll(() =>
    inDatabase('older', (owner) => owner.query(`delete from app.schema_migration where name between '104' and '999'`)),
  )

  test('is told which release lifts it, and stays as it is', async () => {
    const before = await inDatabase('older', readCatalogue)
    const rows = await rowsAndSequences('older')
    await expect(inDatabase('older', (owner) => migrate(owner, productSql, jobs))).rejects.toThrow(
      /its last migration is 103_mail_lines\.sql.*Start release 0\.1\.0 with it once.*Nothing has been changed/,
    )
    expect(await inDatabase('older', readCatalogue)).toEqual(before)
    expect(await rowsAndSequences('older')).toEqual(rows)
  })
})

async function rowsAndSequences(name: string) {
  const rows = await tables(<Answer extends object>(sql: string) =>
    inDatabase(name, async (owner) => (await owner.query<Answer>(sql)).rows),
  )
  const sequences = await inDatabase(name, (owner) =>
    owner.query<object>(`select sequencename, last_value from pg_sequences where schemaname = 'data' order by 1`),
  )
  return { rows, sequences: sequences.rows }
}
