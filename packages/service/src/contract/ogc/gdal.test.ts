import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { isLong } from '@waldkerf/domain/testing/isLong'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startTestStack, type TestStack } from '../fixtures/stack.ts'

/** GDAL's own driver reads the layers as QGIS does: it is the referee of the interface. */
const installed = spawnSync('ogrinfo', ['--version']).status === 0
const reason = 'ogrinfo is not installed: the layers are not read by GDAL'
if (!installed) console.warn(reason)

const admin = 'admin@waldkerf.test'
/** As many as a stream must carry in a minute, in memory that does not grow. */
const many = isLong ? 100_000 : 3_000

let stack: TestStack
const folder = mkdtempSync(join(tmpdir(), 'waldkerf-ogc-'))

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

beforeAll(async () => {
  if (!installed) return
  stack = await startTestStack()
  await stack.owner.query(
    `insert into data.kaefer (art, status, lat, lon, bundesland, fund_datum, user_id)
     select 1 + n % 5, 'published', 47 + n % 8 + n * 1e-6, 6 + n % 11, 'Bayern', date '2026-04-01' + n % 100,
       (select min(user_id) from data.benutzer)
     from generate_series(1, $1) n`,
    [many],
  )
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await stack?.stop()
})
beforeEach((context) => context.skip(!installed, reason))

async function run(program: string, ...args: string[]): Promise<string> {
  const headers = `Authorization: Bearer ${await stack.token(admin)}`
  // Else GDAL 3.6 asks for ten features at a time.
  const paged = args.some((arg) => arg.startsWith('OAPIF:')) ? [...args, '-oo', 'PAGE_SIZE=10000'] : args
  const child = spawn(program, paged, { env: { ...process.env, GDAL_HTTP_HEADERS: headers } })
  const [said, failed] = await Promise.all([text(child.stdout), text(child.stderr)])
  if (failed !== '') throw new Error(failed)
  return said
}

const count = async (table: string) =>
  (await stack.owner.query<{ count: string }>(`select count(*) from data.${table}`)).rows[0]?.count

test('ogr2ogr copies every record to a GeoPackage, each where the database has it', async () => {
  const target = join(folder, 'layers.gpkg')
  const since = performance.now()
  await run('ogr2ogr', '-q', '-f', 'GPKG', target, `OAPIF:${stack.origin}/ogc`)
  expect(performance.now() - since).toBeLessThan(60_000)
  const { rows } = await stack.owner.query<{ line: string }>(
    `select id || ' ' || coalesce(round(lon::numeric, 6) || ' ' || round(lat::numeric, 6), '') as line from data.kaefer
     where lon is not null order by id`,
  )
  const sql = `select fid, round(ST_X(geom), 6) as x, round(ST_Y(geom), 6) as y from kaefer where geom is not null order by fid`
  const said = await run('ogrinfo', '-q', '-dialect', 'SQLITE', '-sql', sql, target)
  const found = [...said.matchAll(/OGRFeature\(SELECT\):(\d+)[^]*?x \(Real\) = (\S+)[^]*?y \(Real\) = (\S+)/g)]
  expect(found.length).toBe(rows.length)
  for (const table of ['kaefer', 'karte', 'mappoint'] as const) {
    const layer = { kaefer: 'kaefer', karte: 'karten', mappoint: 'passpunkte' }[table]
    expect(await run('ogrinfo', '-so', target, layer)).toContain(`Feature Count: ${await count(table)}\n`)
  }
})

test('ogrinfo lists the layers and asks by place, day and property', async () => {
  const listed = await run('ogrinfo', `OAPIF:${stack.origin}/ogc`)
  for (const layer of ['kaefer', 'karten', 'passpunkte']) expect(listed).toContain(layer)
  const { rows } = await stack.owner.query<{ count: string }>(
    'select count(*) from data.kaefer where lon between 8 and 10 and lat between 50 and 51',
  )
  const said = await run('ogrinfo', '-al', '-so', '-spat', '8', '50', '10', '51', `OAPIF:${stack.origin}/ogc`, 'kaefer')
  expect(said).toContain(`Feature Count: ${rows[0]?.count}\n`)
})

/** Debian's script of the former name passes on what the program does not know. */
const qgis = ['qgis_process.bin', 'qgis_process'].find(
  (program) =>
    spawnSync(program, ['--version'], { env: { ...process.env, QT_QPA_PLATFORM: 'offscreen' } }).status === 0,
)
if (!qgis) console.warn('qgis_process is not installed: the layers are not read by QGIS')

/** Passes on with a token, as QGIS does once somebody has signed in there: without a window nobody can. */
async function signedIn() {
  const authorization = `Bearer ${await stack.token(admin)}`
  let own = ''
  const server = createServer((request, response) => {
    const headers = { authorization, accept: request.headers.accept ?? '*/*' }
    void fetch(`${stack.origin}${request.url}`, { headers }).then(async (answer) => {
      const said = (await answer.text()).replaceAll(stack.origin, own)
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' }).end(said)
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  own = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { origin: own, end: () => server.close() }
}

test('QGIS copies every record, page by page', async (context) => {
  context.skip(!qgis, 'qgis_process is not installed')
  const entry = await signedIn()
  const target = join(folder, 'qgis.gpkg')
  const source = `INPUT=OAPIF://url='${entry.origin}/ogc' typename='kaefer' pageSize='10000'`
  const child = spawn(qgis ?? '', ['run', 'native:savefeatures', '--', source, `OUTPUT=${target}`], {
    env: { ...process.env, QT_QPA_PLATFORM: 'offscreen', XDG_RUNTIME_DIR: folder, HOME: folder },
  })
  const said = await text(child.stdout)
  entry.end()
  expect(said).toContain('Results')
  expect(await run('ogrinfo', '-so', '-al', target)).toContain(`Feature Count: ${await count('kaefer')}\n`)
})
