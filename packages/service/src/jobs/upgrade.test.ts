import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { databaseName } from '../database.ts'
import { withClient } from '../postgres/connection.ts'
import { createDatabase } from '../postgres/setup.ts'
import { asBefore, type Query, type Tables, tables } from '../production/steps/keptRows.ts'
import { installRelease, states } from '../testing/release/release.ts'
import { startTestPostgres, type TestPostgres } from '../testing/testPostgres.ts'
import { migrateDatabase } from './migrate.ts'
import { moveObjects } from './moveObjects.ts'
import { jobContext, jobEnvironment } from './testing/environment.ts'

let postgres: TestPostgres
let before: Tables

const query: Query = (sql) => withClient(postgres.addresses.owner, async (owner) => (await owner.query(sql)).rows)

beforeAll(async () => {
  vi.spyOn(console, 'log').mockReturnValue()
  postgres = await startTestPostgres()
  const { maintenance, owner } = postgres.addresses
  await createDatabase(maintenance, databaseName)
  await withClient(owner, installRelease)
  before = await tables(query)
  await migrateDatabase(jobContext(jobEnvironment(postgres)))
})
afterAll(() => postgres.stop())

test('every row of the release before is there after the upgrade, as it was', async () => {
  expect(before['rechnung_archiv']).toHaveLength(3 * states.length)
  expect(asBefore(before, await tables(query))).toEqual(before)
})

test('clients and documents keep their country and their tax case', async () => {
  const clients = await query<{ land: string }>('select land from data.kunde order by client_id')
  expect(clients.map(({ land }) => land)).toEqual(states.map(([, country]) => country))
  const cases = await query(`select distinct ust_satz::int as rate, steuerfall from data.rechnung order by 1`)
  expect(cases).toEqual([
    { rate: 0, steuerfall: 'E' },
    { rate: 7, steuerfall: 'S' },
    { rate: 19, steuerfall: 'S' },
  ])
})

test('counts beside the sightings include those of before', async () => {
  const [counted] = await query<Record<string, number>>(`select
    (select sum(anzahl)::int from data.kaefer_saison) as season,
    (select count(*)::int from data.kaefer where status = 'published') as published,
    (select sum(anzahl)::int from data.kaefer_raster where zoom = 8 and art = 0 and woche = '-infinity') as cells,
    (select count(*)::int from data.kaefer where lat is not null) as placed`)
  expect([counted?.['season'], counted?.['cells']]).toEqual([counted?.['published'], counted?.['placed']])
  expect(counted?.['published']).toBeGreaterThan(5)
})

test('the job copies pictures and files of documents, again without a change, and their rows keep them for a day', async () => {
  const env = { ...jobEnvironment(postgres), WALDKERF_SCANS: join(postgres.folder, 'scans') }
  const objects = () => query('select name from data.objekt order by name')
  const [waiting] = await query<{ count: number }>(`select (
      (select count(*) from data.picture_content) + (select count(*) from app.document_file where bytes is not null)
    )::integer as count`)
  await moveObjects(jobContext(env))
  const copied = await objects()
  expect(copied).toHaveLength(waiting?.count ?? 0)
  expect(copied.length).toBeGreaterThan(0)
  await moveObjects(jobContext(env))
  expect(await objects()).toEqual(copied)
  expect(asBefore(before, await tables(query))).toEqual(before)
})
