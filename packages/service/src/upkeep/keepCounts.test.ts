import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { emptyWorld } from '../testing/content.ts'
import { copyDatabase, type TestDatabase } from '../testing/sharedServer.ts'
import { keepCounts } from './keepCounts.ts'

let database: TestDatabase
let owner: Client
let upkeep: ReturnType<typeof keepCounts> | undefined

beforeAll(async () => {
  const copy = await copyDatabase(emptyWorld)
  if (copy === undefined) throw new Error('There is no empty database to copy.')
  database = copy
  owner = new Client(copy.addresses.owner)
  await owner.connect()
  await owner.query(`
    create or replace function app.extract_size() returns integer
      language sql immutable set search_path = '' return 10;
    insert into data.kaeferarten (id, de) values (1, 'Borkenkäfer')`)
})
afterEach(() => upkeep?.stop())
afterAll(async () => {
  await owner.end()
  await database.drop()
})

const add = (amount: number) =>
  owner.query(
    `insert into data.kaefer (art, status, bundesland) select 1, 'published', 'Bayern' from generate_series(1, $1)`,
    [amount],
  )
const extracts = async () => (await owner.query('select xid from data.kaefer_auszug')).rows
const patience = { timeout: 10_000 }
const rounds = { look: 20, firstNight: 1e9 }

/** The extracts right after a write, before anybody else knows of it. */
async function afterWrite(records: number) {
  await owner.query('begin')
  await add(records)
  const found = await extracts()
  await owner.query('commit')
  return found
}

test('the extract is made anew after many changes, by no write, and goes when there are few records or millions', async () => {
  await add(9)
  upkeep = keepCounts(database.addresses.owner, rounds)
  expect(await afterWrite(20)).toEqual([])
  await expect.poll(extracts, patience).toHaveLength(1)
  const [first] = await extracts()
  expect(await afterWrite(11)).toEqual([first])
  await expect.poll(extracts, patience).not.toEqual([first])
  expect(upkeep.faults()).toEqual([])
  await upkeep.stop()
  await owner.query(`update pg_class set reltuples = 150000 where oid = 'data.kaefer'::regclass`)
  await owner.query('select app.renew_beetle_extract()')
  expect(await extracts()).toEqual([])
})

test('by night counts are compared, mended, and named', async () => {
  const errors: string[] = []
  vi.spyOn(console, 'error').mockImplementation((line: string) => void errors.push(line))
  const count = async () => (await owner.query('select anzahl from data.kaefer_count')).rows
  const right = await count()
  await owner.query('update data.kaefer_count set anzahl = anzahl + 7')
  const nightly = { look: 20, firstNight: 0, night: 1e9 }
  upkeep = keepCounts(database.addresses.owner, nightly)
  await expect.poll(() => upkeep?.mended(), patience).toBe(1)
  expect(await count()).toEqual(right)
  expect(upkeep.faults()).toEqual(['Zähler wichen von den Meldungen ab und sind berichtigt: 1.'])
  expect(errors).toEqual([expect.stringContaining('kaefer_count 1')])
})
