import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Pool } from 'pg'
import { isLong } from '@waldkerf/domain/testing/isLong'
import type { ObjectStore } from '@waldkerf/service/web/objects/objectStore'
import { makeStore, storeKinds } from '@waldkerf/service/web/objects/testStores'
import { moveBytes } from '@waldkerf/service/web/moving/moveBytes'
import { movedParts } from '@waldkerf/service/web/moving/movedRows'
import { scanKeeping } from '@waldkerf/service/web/scans/scanKeeping'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeFixture } from '../fixtures/fixture.ts'
import { smallestPng } from '../fixtures/smallestPng.ts'
import { databaseByUrl } from '../scans/scanClient.ts'
import { serveMoved } from './serveMoved.ts'
import { places, type ProgramInput } from './places.ts'

const citizen = 'nutzer@waldkerf.test'
const expert = 'expert@waldkerf.test'
const admin = 'admin@waldkerf.test'
const fixture = makeFixture(citizen)
const program = fileURLToPath(new URL('moveProgram.ts', import.meta.url))

const killed = places.filter((_, index) => isLong || index % 2 === 1)

let folder: string
let store: ObjectStore
/** Objects that this test has put into the store, and that are still there. */
let there: Set<string>
let pool: Pool
let server: Awaited<ReturnType<typeof serveMoved>>

/** A picture of one pixel like no other. */
const picture = (text: string) => Buffer.concat([Buffer.from(smallestPng, 'base64'), Buffer.from(text)])
const sql = async <Row extends object>(text: string, ...values: unknown[]) =>
  (await fixture.stack.owner.query<Row>(text, values)).rows
const call = (email: string, name: string, body: object) => fixture.stack.call(email, name, body)
const add = (bytes: Buffer, kid = fixture.rows.own, size = '1') =>
  call(expert, 'w_add_bild', { kid: String(kid), bild: bytes.toString('base64'), breite: size, hoehe: size })
const added = async (bytes: Buffer, kid?: number) => ((await add(bytes, kid)).body as { id: number }).id
const remove = (id: number) => call(expert, 'w_delete_bild', { id: String(id) })

async function read(id: number, headers: Record<string, string> = {}, method = 'GET', email = citizen) {
  const authorization = `Bearer ${await fixture.stack.token(email)}`
  const address = `${server.origin}/rest/rpc/w_get_bild?id=${id}`
  const answer = await fetch(address, { method, headers: { ...headers, authorization } })
  const told = ['content-type', 'content-length', 'cache-control', 'vary', 'etag', 'waldkerf-object'] as const
  return {
    status: answer.status,
    headers: Object.fromEntries(told.map((name) => [name, answer.headers.get(name)])),
    bytes: Buffer.from(await answer.arrayBuffer()),
  }
}

const ask = async (path: string, body: object) =>
  fetch(`${server.origin}/rest${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await fixture.stack.token(admin)}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const base64 = (text: string) => Buffer.from(text).toString('base64')

const counted = async () => (await call(admin, 'w_get_betrieb', {})).body

const move = () => moveBytes({ store, parts: movedParts(pool), stop: new AbortController().signal })
const daysGoBy = () =>
  fixture.stack.owner.query(`update data.picture_content set seit = seit - interval '2 days';
    update data.versand set kopiert_am = kopiert_am - interval '2 days'`)
/** Afterwards the store alone has the bytes. */
async function moveAll() {
  await move()
  await daysGoBy()
  return move()
}

/** Rows whose bytes are nowhere, and objects that nothing names. */
async function lost() {
  const rows = await sql<{ objekt: string | null; bytes: string; isFree: boolean }>(
    `select c.objekt, coalesce(octet_length(c.bytes), o.bytes) as bytes, c.bytes is null as "isFree"
      from (
        select objekt, bytes from data.picture_content
        union all select objekt, bytes from app.document_file where num_nonnulls(objekt, bytes) > 0
      ) c left join data.objekt o on o.name = c.objekt`,
  )
  const sizes = await Promise.all(rows.map(async ({ objekt }) => (objekt ? store.size(objekt) : undefined)))
  const named = new Set(rows.map(({ objekt }) => objekt))
  return {
    rows: rows.filter(({ objekt, isFree, bytes }, nr) => (objekt || isFree) && sizes[nr] !== Number(bytes)),
    objects: [...there].filter((name) => !named.has(name)),
  }
}
const nothing = { rows: [], objects: [] }

beforeAll(() => fixture.stack.owner.query('create temp table contents as table data.picture_content'))

describe.each(storeKinds)('over a %s', (kind) => {
  beforeEach(async () => {
    // As the seed has left it, whatever store a test before had.
    await fixture.stack.owner.query(`set session_replication_role = replica;
      delete from data.picture_content; insert into data.picture_content table contents;
      update data.versand set pdf_objekt = null, xml_objekt = null;
      delete from data.objekt where art <> 'scan'; set session_replication_role = origin`)
    folder = mkdtempSync(join(tmpdir(), 'waldkerf-pictures-'))
    const real = await makeStore(kind, folder)
    there = new Set()
    store = {
      ...real,
      async write(name, bytes) {
        await real.write(name, bytes)
        there.add(name)
      },
      async remove(name) {
        await real.remove(name)
        there.delete(name)
      },
    }
    const database = databaseByUrl(fixture.stack.databaseUrl)
    pool = new Pool({ ...database, max: 4, options: '-c role=waldkerf_keeper' })
    const scans = { folder, store, quota: 2 ** 30, keeping: scanKeeping(database) }
    server = await serveMoved(scans, fixture.stack.dataService)
  })
  afterEach(async () => {
    await server.close()
    await pool.end()
    rmSync(folder, { recursive: true, force: true })
  })

  test('pictures are read with the same rights and headers, wherever their bytes lie', async () => {
    const bytes = picture('moved')
    const id = await added(bytes)
    const [before, head] = [await read(id), await read(id, {}, 'HEAD')]
    expect(before).toMatchObject({ status: 200, bytes, headers: { 'content-length': String(bytes.length) } })
    await move()
    expect(await read(id)).toEqual(before)
    await daysGoBy()
    expect((await move()).freed).toBeGreaterThan(0)
    expect(await sql('select from data.picture_content where bytes is not null')).toEqual([])
    expect(await read(id)).toEqual(before)
    const { headers } = before
    expect(await read(id, {}, 'HEAD')).toEqual(head)
    expect(await read(id, { 'if-none-match': headers['etag'] ?? '' })).toMatchObject({
      status: 304,
      headers: { etag: headers['etag'], 'cache-control': headers['cache-control'] },
    })
    expect((await read(id, {}, 'GET', 'neu@waldkerf.test')).status).toBe(403)
    expect((await read(await added(picture('x'), fixture.rows.other))).status).toBe(404)
    await remove(id)
    expect((await read(id)).status).toBe(404)
    expect((await move()).removed).toBe(1)
    expect(await lost()).toEqual(nothing)
    expect(await sql(`select from data.objekt where stand = 'weg'`)).toEqual([])
  })

  test('pictures go with their record, and with a content that was locked when its last picture went', async () => {
    const [id, other] = [await added(picture('one')), await added(picture('two'), fixture.rows.other)]
    await moveAll()
    const held = await pool.connect()
    await held.query('set role none')
    await held.query('begin')
    await held.query('select from data.picture_content for update')
    await remove(id)
    await held.query('rollback')
    held.release(true)
    await sql('delete from data.kaefer where id = $1', fixture.rows.other)
    expect((await move()).removed).toBe(2)
    expect([await lost(), (await read(other)).status]).toEqual([nothing, 404])
  })

  test('pictures are not answered as empty to a web server of the release before', async () => {
    const [bytes, { host, port }] = [picture('old server'), fixture.stack.dataService]
    const id = await added(bytes)
    const ask = async () =>
      fetch(`http://${host}:${port}/rpc/w_get_bild?id=${id}`, {
        headers: { accept: 'image/*,*/*', authorization: `Bearer ${await fixture.stack.token(citizen)}` },
      })
    await move()
    expect(Buffer.from(await (await ask()).arrayBuffer())).toEqual(bytes)
    await moveAll()
    const refused = await ask()
    expect([refused.status, await refused.json()]).toMatchObject([503, { details: 'not_ready' }])
  })

  test('pictures that are sent once more are checked by their own bytes, and make a lost object good', async () => {
    const bytes = picture('again')
    const id = await added(bytes)
    await moveAll()
    const [{ objekt }] = (await sql<{ objekt: string }>(
      'select c.objekt from data.picture_content c join data.bilder b using (sha256) where b.id = $1',
      id,
    )) as [{ objekt: string }]
    await store.remove(objekt)
    expect((await read(id)).status).toBe(404)
    expect(await add(bytes, fixture.rows.other, '2')).toMatchObject({
      status: 400,
      body: { details: 'bad_picture_size' },
    })
    expect((await add(bytes, fixture.rows.other)).status).toBe(200)
    expect(await read(id)).toMatchObject({ status: 200, bytes })
    await daysGoBy()
    await move()
    await moveAll()
    expect(await read(id)).toMatchObject({ status: 200, bytes })
    expect(await lost()).toEqual(nothing)
  })

  test('pictures count the same for quota and operation', async () => {
    await added(picture('counted'))
    const before = await counted()
    for (const step of [move, moveAll]) {
      await step()
      expect(await counted()).toEqual(before)
    }
    const { bilder } = before as { bilder: number }
    const another = picture('one more')
    const answers: number[] = []
    for (const quota of [bilder + another.length - 1, bilder + another.length]) {
      await sql(`select set_config('waldkerf.pictures', $1, false)`, String(quota))
      const refused = sql('select app.guard_picture_room($1)', another.length)
      answers.push(
        await refused.then(
          () => 200,
          ({ code }: { code: string }) => Number(code.slice(2)),
        ),
      )
    }
    expect(answers).toEqual([507, 200])
  })

  test('pictures are copied once by two web servers, and what a comparison knows of them stays', async () => {
    for (const nr of Array(9).keys()) await added(picture(`two ${nr}`))
    const moved = await Promise.all([move(), move()])
    expect(moved.reduce((sum, { copied }) => sum + copied, 0)).toBe(there.size)
    expect(await sql('select from data.picture_content where objekt is null')).toEqual([])
    await daysGoBy()
    await Promise.all([move(), move()])
    expect(await lost()).toEqual(nothing)
    const keeping = scanKeeping(databaseByUrl(fixture.stack.databaseUrl))
    const found = await keeping.compareRows([...there, 'f'.repeat(32)])
    await keeping.close()
    expect(found.filter(({ stand }) => stand !== 'fehlt')).toEqual([{ name: 'f'.repeat(32), stand: 'fremd' }])
    expect(found.filter(({ name, stand }) => stand === 'fehlt' && there.has(name))).toEqual([])
  })

  test('pictures that come and go while they are moved are whole, or gone', async () => {
    const kids = [fixture.rows.own, fixture.rows.other, fixture.rows.ownAsked, fixture.rows.published]
    const kept = new Map<number, Buffer>()
    const over = new AbortController()
    const mover = async () => {
      while (!over.signal.aborted) await moveAll()
    }
    const work = async (kid: number) => {
      for (let round = 0; round < (isLong ? 60 : 6); round += 1) {
        const bytes = picture(`shared ${round % 3}`)
        const id = await added(bytes, kid)
        kept.set(id, bytes)
        if ((round + kid) % 2 === 0) continue
        await remove(id)
        kept.delete(id)
      }
    }
    await Promise.all([mover(), mover(), Promise.all(kids.map(work)).finally(() => over.abort())])
    await moveAll()
    const rows = await sql<{ id: string }>('select id from data.bilder where id = any ($1)', [...kept.keys()])
    for (const { id } of rows)
      expect(await read(Number(id), {}, 'GET', expert)).toMatchObject({ bytes: kept.get(Number(id)) })
    expect(await lost()).toEqual(nothing)
    expect(
      await sql(
        'select from data.picture_content c where not exists (select from data.bilder b where b.sha256 = c.sha256)',
      ),
    ).toEqual([])
  })

  test.each(killed)('pictures outlast a process that is killed (%s)', async (place) => {
    const [bytes, gone] = [picture('outlasts'), await added(picture('goes'))]
    await moveAll()
    await remove(gone)
    // One to copy, one to free, one to remove.
    await sql(`update data.picture_content c set bytes = t.bytes from contents t where t.sha256 = c.sha256`)
    const id = await added(bytes)
    const input: ProgramInput = { kind, folder, database: databaseByUrl(fixture.stack.databaseUrl), place }
    const child = fork(program, [JSON.stringify(input)], { execArgv: ['--no-warnings'], stdio: 'ignore' })
    const [code, signal] = (await once(child, 'exit')) as [number | null, string | null]
    expect([code, signal]).toEqual(place === 'linking' && kind === 'bucket' ? [0, null] : [null, 'SIGKILL'])
    expect([await read(id), (await lost()).rows]).toMatchObject([{ status: 200, bytes }, []])
    await moveAll()
    expect(await read(id)).toMatchObject({ status: 200, bytes })
    expect(await lost()).toMatchObject({ rows: [] })
    expect(await sql(`select from data.objekt where stand = 'weg'`)).toEqual([])
  })

  test('files of a sent document leave their row when their mail is forgotten, and are read and listed as before', async () => {
    const document = { art: 'rechnung', id: String(fixture.rows.archivedInvoice) }
    const files = { pdf: base64('%PDF-1.7\n<< /Type /Page >>\n%%EOF\n'), xml: base64('<?xml version="1.0"?>') }
    const mail = { an: 'kunde@example.test', betreff: 'Ihre Rechnung', text: 'Guten Tag.' }
    const { id } = (await call(admin, 'w_send_dokument', { ...document, ...mail, ...files })).body as { id: number }
    const inRow = async () =>
      (await sql<{ parts: number }>('select num_nonnulls(pdf, xml) as parts from data.versand where id = $1', id))[0]
    const seen = async () => {
      const answer = await ask('/rpc/w_get_versand_dateien', { id: String(id) })
      const list = await ask('/rpc/w_get_versand', document)
      const told = ['content-type', 'cache-control', 'waldkerf-files'].map((name) => answer.headers.get(name))
      return [answer.status, told, await answer.json(), await list.json()]
    }
    const before = await seen()
    expect(before).toMatchObject([200, [expect.stringContaining('json'), 'no-store', null], files, [{}, {}]])
    await moveAll()
    expect([await inRow(), await seen()]).toEqual([{ parts: 2 }, before])
    await sql(`delete from data.outbox where key = 'mail_dokument:' || $1`, String(id))
    await moveAll()
    expect([await inRow(), await seen()]).toEqual([{ parts: 0 }, before])
    await expect(sql('update data.versand set pdf_objekt = null where id = $1', id)).rejects.toThrow('check')
    await expect(sql(`update data.versand set pdf = 'x' where id = $1`, id)).rejects.toThrow('never')
    await sql(`select set_config('waldkerf.erasing', 'on', false)`)
    await sql('delete from data.versand where id = $1', id)
    await sql(`select set_config('waldkerf.erasing', '', false)`)
    expect([(await move()).removed, await lost()]).toEqual([2, nothing])
  })

  test('pictures whose store does not answer are asked for again', async () => {
    const id = await added(picture('away'))
    await moveAll()
    const { size } = store
    store.size = () => Promise.reject(new Error('503'))
    expect((await read(id)).status).toBe(503)
    store.size = size
    expect((await read(id)).status).toBe(200)
  })
})
