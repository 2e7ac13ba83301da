import { setTimeout as sleep } from 'node:timers/promises'
import { join } from 'node:path'
import { isLong } from '@waldkerf/domain/testing/isLong'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { productSql } from '../database.ts'
import { withClient } from '../postgres/connection.ts'
import { createDatabase } from '../postgres/setup.ts'
import { installRelease } from '../testing/release/release.ts'
import { startTestPostgres, type TestPostgres } from '../testing/testPostgres.ts'
import { countTables } from '../upkeep/keepCounts.ts'
import { migrate } from './product.ts'

/** Sightings in the database of the release before. */
const amount = 1_000_000
/** Milliseconds that taking it over may last, and that a person who reads meanwhile may wait. */
const goals = { all: 300_000, reader: 5_000 }

let postgres: TestPostgres
const jobs = [{ folder: join(productSql, '../jobs/sql'), prefix: 'jobs/' }]
const address = () => ({ ...postgres.addresses.owner, database: 'million' })
const connect = async () => {
  const client = new Client(address())
  // It is ended by force.
  client.on('error', () => undefined)
  await client.connect()
  return client
}

beforeAll(async () => {
  if (!isLong) return
  postgres = await startTestPostgres()
  await createDatabase(postgres.addresses.maintenance, 'million')
  await withClient(address(), async (owner) => {
    await installRelease(owner)
    const { rows } = await owner.query<{ count: string }>('select count(*) from data.kaefer')
    const times = Math.ceil(amount / Number(rows[0]?.count))
    // Its counts follow from the rows, as its triggers would have kept them.
    await owner.query(`
      begin;
      set local session_replication_role = replica;
      insert into data.kaefer (art, status, published_from, letzter_bearbeiter, message, user_id, fund_datum, gemeldet_am, lat, lon, bundesland)
        select art, status, published_from, letzter_bearbeiter, message, user_id, fund_datum - n % 3000,
          gemeldet_am - n % 3000 * interval '1 day', lat + n % 97 * 0.01, lon + n % 89 * 0.01, bundesland
        from data.kaefer, generate_series(2, ${times}) n;
      delete from data.kaefer_count;
      insert into data.kaefer_count (bundesland, art, anzahl)
        select bundesland, art, count(*) from data.kaefer where status = 'published' group by 1, 2;
      commit`)
    await owner.query('analyze')
  })
}, 600_000)
afterAll(() => postgres?.stop())

/** Somebody who opens the dashboard and the list again and again, with the rights of an expert. */
function reader() {
  const waited: number[] = []
  const faults: string[] = []
  const over = new AbortController()
  const ended = (async () => {
    const client = await connect()
    await client.query(`set request.jwt.claims = '{"email":"expert@waldkerf.test"}'; set role ogf_expert`)
    await client.query(`set statement_timeout = ${goals.reader}`)
    while (!over.signal.aborted) {
      const begin = performance.now()
      await client
        .query(`select count(*) from api.a_get_kaefer_by_bundesland();
          select api.w_get_kaefer_fenster(ab => '1', anzahl => '20')`)
        .catch((error: Error) => faults.push(error.message))
      waited.push(performance.now() - begin)
      await sleep(50)
    }
    await client.end()
  })()
  return {
    async end() {
      over.abort()
      await ended
      return { most: Math.max(...waited), times: waited.length, faults }
    },
  }
}

/** Ends the connection that works on the database once it has come to this numbered file. */
async function interrupt(client: Client, file: string): Promise<void> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const other = await connect()
  const isThere = async () => {
    const seen = await other.query('select from app.schema_migration where name >= $1 and name < $2', [file, '2'])
    return (seen.rowCount ?? 0) > 0
  }
  while (!(await isThere())) await sleep(20)
  await sleep(500)
  await other.query('select pg_terminate_backend($1)', [rows[0]?.pid])
  await other.end()
}

test.runIf(isLong)(
  'a million sightings of the release before are taken over in minutes and in steps, readable meanwhile',
  async () => {
    const reading = reader()
    const begin = performance.now()
    const first = await connect()
    const ended = migrate(first, productSql, jobs).then(
      () => 'all of it',
      () => 'amid the work',
    )
    await interrupt(first, '195')
    expect(await ended).toBe('amid the work')
    const between = await withClient(address(), async (owner) => {
      const { rows } = await owner.query<{ name: string }>('select name from app.schema_migration')
      return rows.map(({ name }) => name)
    })
    const applied = await withClient(address(), (owner) => migrate(owner, productSql, jobs))
    const lasted = performance.now() - begin
    const read = await reading.end()
    console.log(
      `taken over in ${(lasted / 1_000).toFixed(1)} s; read ${read.times} times, ${read.most.toFixed(0)} ms at most`,
    )
    // Work that was done before is not done again; the file that was interrupted was undone.
    expect(applied.filter((name) => between.includes(name))).toEqual([])
    expect(applied).toContain('197_raster.sql')
    expect(lasted).toBeLessThan(goals.all)
    expect(read.faults).toEqual([])
    expect(read.most).toBeLessThan(goals.reader)
    const counts = await withClient(address(), async (owner) => {
      for (const name of countTables) await owner.query('select app.mend_counts($1)', [name])
      return (
        await owner.query<object>(`select
          (select count(*)::int from data.kaefer) as all,
          (select sum(anzahl)::int from data.kaefer_raster where zoom = 0 and art > 0) as counted`)
      ).rows
    })
    expect(counts).toEqual([{ all: expect.any(Number), counted: (counts[0] as { all: number }).all }])
    expect((counts[0] as { all: number }).all).toBeGreaterThanOrEqual(amount)
  },
  600_000,
)
