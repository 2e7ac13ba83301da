import { testWorld } from '@waldkerf/service/testing/content'
import { copyDatabase, type TestDatabase } from '@waldkerf/service/testing/sharedServer'
import { countTables } from '@waldkerf/service/upkeep/keepCounts'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { multiplySightings, usualYears } from './multiply.ts'

let database: TestDatabase
let owner: Client

beforeAll(async () => {
  const copy = await copyDatabase(testWorld)
  if (copy === undefined) throw new Error('There is no database with the example world to copy.')
  database = copy
  owner = new Client(copy.addresses.owner)
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await database.drop()
})

const lines = async (text: string) => (await owner.query<unknown[]>({ text, rowMode: 'array' })).rows
const rules = () =>
  lines(`select pg_get_indexdef(indexrelid) from pg_index where indrelid = 'data.kaefer'::regclass
    union all select concat(tgname, ' ', tgenabled) from pg_trigger where tgrelid = 'data.kaefer'::regclass order by 1`)

test('with the world itself the years make ten million', () => {
  expect(usualYears.reduce((sum, times) => sum + times, 1) * 100_000).toBe(10_000_000)
})

test('sightings come again in earlier years, decided and counted, and all rules stand as before', async () => {
  const before = await rules()
  const [[first, newest]] = (await lines('select count(*)::int, max(fund_datum) from data.kaefer')) as [[number, Date]]
  await owner.query('begin')
  await multiplySightings(owner, [1, 2])
  await owner.query('commit')
  const added = `from data.kaefer where id > ${first}`
  expect(await lines(`select count(*)::int ${added}`)).toEqual([[3 * first]])
  expect(await lines(`select distinct status ${added} order by 1`)).toEqual([['published'], ['rejected']])
  expect(
    await lines(`select max(fund_datum) < $$${newest.toISOString()}$$::timestamptz - interval '350 days' ${added}`),
  ).toEqual([[true]])
  expect(await lines(`select count(*)::int ${added} and zeile::json ->> 'id' <> id::text`)).toEqual([[0]])
  for (const name of countTables) expect(await lines(`select app.mend_counts('${name}')`)).toEqual([[0]])
  expect(await rules()).toEqual(before)
})
