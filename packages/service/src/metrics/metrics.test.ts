import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contract } from '@waldkerf/domain/calls/contract'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { parse } from 'yaml'
import { deployFile } from '../jobs/deploy/composeFile.ts'
import { freePorts } from '../ports.ts'
import { shares } from '../web/shares.ts'
import type { PartState } from '../web/server.ts'
import { adminServer } from './adminServer.ts'
import { callLabel } from './requests.ts'

const folder = mkdtempSync(join(tmpdir(), 'waldkerf-metrics-'))
let state: PartState
let admin: ReturnType<typeof adminServer>
let address: string
let measured: Server

beforeEach(async () => {
  state = 'ready'
  const [port = 0] = await freePorts(1)
  address = `http://127.0.0.1:${port}`
  admin = adminServer({
    parts: () => ({ postgres: state, identity: 'ready' }),
    privacy: () => ['Löschungen warten.'],
    mended: () => 3,
    database: { host: '127.0.0.1', port: 9, database: 'waldkerf', user: 'scan_keeper', password: '' },
    scans: folder,
    keys: folder,
  })
  await admin.listen(port, '127.0.0.1')
  measured = createServer((request, response) => {
    admin.observe(request, response)
    response.statusCode = request.url === '/rest/rpc/a_add_user' ? 401 : 200
    response.end()
  })
  await new Promise<void>((resolve) => measured.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  measured.close()
  await admin.close()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const metrics = async () => (await fetch(`${address}/metrics`)).text()
const ask = (path: string, method = 'GET') =>
  fetch(`http://127.0.0.1:${(measured.address() as AddressInfo).port}${path}`, { method })

test('requests are counted by call and status, and timed', async () => {
  await ask('/rest/rpc/a_add_user', 'POST')
  await ask('/rest/kaefer?id=eq.7', 'PATCH')
  await ask('/rest/rpc/whatever-somebody-thinks-of', 'POST')
  await expect.poll(metrics).toContain('waldkerf_requests_total{call="other",status="200"} 1')
  const text = await metrics()
  expect(text).toContain('waldkerf_requests_total{call="a_add_user",status="401"} 1')
  expect(text).toContain('waldkerf_request_seconds_count{call="a_add_user"} 1')
  expect(text).toContain('waldkerf_request_seconds_count{call="PATCH /kaefer"} 1')
  expect(text).not.toContain('whatever')
})

test('every call of the contract has its label, and all else shares a few', () => {
  const calls = contract.filter(({ service }) => service !== 'template')
  const labels = calls.map(({ method, path }) => callLabel(method, `/rest${path}?id=eq.1`))
  expect(labels).not.toContain('other')
  const foreign = ['/rest/x', '/rest/rpc/x', '/rest', '/a', '/scans/7', '/realms/x', '/health', '/__proto__', '//', '']
  const shared = foreign.flatMap((path) => ['GET', 'BREW'].map((method) => callLabel(method, path)))
  expect(new Set(shared)).toEqual(new Set(['other', 'site', 'scans', 'identity', 'health']))
})

test('waits for shares are told, with how they ended', async () => {
  const { take } = shares({ name: 'data_connections', each: 1, total: 1, waiting: 1, patience: 1_000 })
  const back = await take('one')
  const second = take('one')
  await expect(take('one')).rejects.toMatchObject({ status: 429 })
  back()
  await second
  const text = await metrics()
  expect(text).toContain('waldkerf_share_wait_seconds_count{share="data_connections",outcome="granted"} 1')
  expect(text).toContain('waldkerf_share_wait_seconds_count{share="data_connections",outcome="refused"} 1')
})

test('the operation is shown as far as it can be read', async () => {
  expect(await metrics()).not.toMatch(/^waldkerf_(backup|keys|mails)_\w+ \d/m)
  writeFileSync(join(folder, '.last-backup'), '')
  const dayAgo = Date.now() / 1_000 - 86_400
  utimesSync(join(folder, '.last-backup'), dayAgo, dayAgo)
  state = 'starting'
  const text = await metrics()
  expect(text).toMatch(/^waldkerf_backup_age_seconds 8640\d/m)
  expect(text).toMatch(/^waldkerf_disk_free_bytes \d+/m)
  expect(text).toContain('waldkerf_part_ready{part="postgres"} 0')
  expect(text).toContain('waldkerf_privacy_waiting 1')
  expect(text).toContain('waldkerf_counts_mended 3')
})

test('what lives need not be ready, and is not when it stops', async () => {
  const asked = async (path: string) => {
    const response = await fetch(address + path)
    return [response.status, ((await response.json()) as { status: string }).status]
  }
  expect(await asked('/health/ready')).toEqual([200, 'ready'])
  state = 'starting'
  expect(await asked('/health/ready')).toEqual([503, 'starting'])
  admin.stopping()
  expect(await asked('/health/ready')).toEqual([503, 'stopping'])
  expect(await asked('/health/live')).toEqual([200, 'live'])
  expect((await fetch(`${address}/rest/kaefer`)).status).toBe(404)
})

interface Rules {
  groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[]
}

test('alerts go by metrics that there are', async () => {
  const rules = (parse(deployFile('alerts.yml')) as Rules).groups.flatMap(({ rules }) => rules)
  const text = await metrics()
  const used = rules.flatMap(({ expr }) => expr.match(/waldkerf_\w+/g) ?? [])
  const named = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name = '']) => name))
  expect(used.filter((name) => !named.has(name.replace(/_(bucket|count|sum)$/, '')))).toEqual([])
  expect(text).toContain('process_start_time_seconds')
  const tried = deployFile('alerts.test.yml')
  expect(rules.filter(({ alert }) => !tried.includes(alert)).map(({ alert }) => alert)).toEqual([])
  expect(rules.filter(({ annotations }) => !annotations.summary.endsWith('.'))).toEqual([])
})
