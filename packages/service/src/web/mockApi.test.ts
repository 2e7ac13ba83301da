import { createServer, type Server } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { isLong } from '@waldkerf/domain/testing/isLong'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mockApi } from './mockApi.ts'
import { mockSessions } from './mockSessions.ts'
import { type Refusal, sendRefusal } from './refusal.ts'

/** Bytes that all browsers' data may have. */
const most = 8 * 2 ** 20

let server: Server
let origin: string

beforeAll(async () => {
  const answer = mockApi('http://127.0.0.1')
  server = createServer((request, response) => {
    answer(request, response, new URL(request.url ?? '/', 'http://127.0.0.1')).catch((error: unknown) =>
      sendRefusal(response, error as Refusal),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => server.close())

const call = (path: string, body?: object, cookie = '') =>
  fetch(`${origin}/prod-api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'Content-Type': 'application/json', Cookie: cookie },
    ...(body && { body: JSON.stringify(body) }),
  })

const roleCount = async (cookie: string) => {
  const { data } = (await (await call('/vue-element-admin/roles', undefined, cookie)).json()) as { data: object[] }
  return data.length
}

const ports = () => process.getActiveResourcesInfo().filter((name) => name === 'MessagePort').length

test('the thread that answers does not keep the process alive', async () => {
  const before = ports()
  await call('/vue-element-admin/roles')
  expect(ports()).toBe(before)
})

test('every browser has example data of its own, until it asks for the first ones', async () => {
  const signedIn = await call('/vue-element-admin/user/login', { username: 'admin', password: '111111' })
  expect(await signedIn.json()).toEqual({ code: 20_000, data: { token: 'admin-token' } })
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
  expect(signedIn.headers.get('set-cookie')).toContain('Path=/prod-api; HttpOnly; SameSite=Lax')
  await call('/vue-element-admin/role', { name: 'guest', description: '', routes: [] }, cookie)
  expect([await roleCount(cookie), await roleCount('')]).toEqual([4, 3])
  await call('/mock/reset', {}, cookie)
  expect(await roleCount(cookie)).toBe(3)
})

test('switches change how the calls of that browser are answered', async () => {
  const first = await call('/vue-element-admin/roles')
  const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? ''
  expect((await call('/mock/switches', { scenario: 'failing' }, cookie)).status).toBe(200)
  expect((await call('/vue-element-admin/roles', undefined, cookie)).status).toBe(500)
  expect((await call('/mock/switches', { scenario: 'offline' }, cookie)).status).toBe(200)
  await expect(call('/vue-element-admin/roles', undefined, cookie)).rejects.toThrow(TypeError)
  expect((await call('/mock/switches', { scenario: 'x' }, cookie)).status).toBe(400)
  expect((await call('/vue-element-admin/roles')).status).toBe(200)
})

test('there is nothing at other addresses, and bodies have an end', async () => {
  expect((await call('/vue-element-admin/nothing')).status).toBe(404)
  expect((await call('/vue-element-admin/role', { name: 'x'.repeat(2 ** 18) })).status).toBe(413)
})

const firstCookie = async () => (await call('/vue-element-admin/roles')).headers.get('set-cookie')?.split(';')[0] ?? ''
/** As large as a body may be. */
const article = { title: 'x', content: 'x'.repeat(2 ** 18 - 200) }
const create = async (cookie: string, body: object = article) =>
  ((await (await call('/vue-element-admin/article/create', body, cookie)).json()) as { code: number }).code

test('a session ends at 2 MB, and what is taken back leaves the rest as it was', async () => {
  const cookie = await firstCookie()
  const codes: number[] = []
  for (let nr = 0; nr < 10; nr++) codes.push(await create(cookie))
  const taken = codes.indexOf(50_005)
  expect(taken).toBeGreaterThan(3)
  expect(codes).toEqual([...Array(taken).fill(20_000), ...Array(10 - taken).fill(50_005)])
  const list = await call('/vue-element-admin/article/list?limit=1000', undefined, cookie)
  const { data } = (await list.json()) as { data: { total: number; items: object[] } }
  expect([data.items.length, data.total]).toEqual([100, 100 + taken])
  expect(await create(cookie, { title: 'kurz' })).toBe(20_000)
})

test('a session has 500 rows', async () => {
  const cookie = await firstCookie()
  const codes = new Set<number>()
  for (let nr = 0; nr < 400; nr++) codes.add(await create(cookie, { title: 'x' }))
  expect(codes).toEqual(new Set([20_000, 50_005]))
})

/** Bytes that are in use after a collection. */
async function usedBytes(): Promise<number> {
  setFlagsFromString('--expose-gc')
  // Rows that the first round lets go are collected by the next.
  for (let round = 0; round < 3; round++) {
    runInNewContext('gc')()
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return process.memoryUsage().heapUsed + process.memoryUsage().external
}

test('however many browsers write all that they can, memory stays bounded', async () => {
  const answer = mockSessions('http://127.0.0.1', most)
  const path = '/prod-api/vue-element-admin/article/create'
  const before = await usedBytes()
  for (let browser = 0; browser < (isLong ? 200 : 10); browser++) {
    let session: string | undefined
    for (let nr = 0; nr < (isLong ? 50 : 8); nr++) {
      const call = { session, method: 'POST', path, token: undefined, body: JSON.stringify(article) }
      session = (await answer(call)).session
    }
  }
  expect((await usedBytes()) - before).toBeLessThan(most * 1.5)
}, 300_000)

test('a slow call of one browser does not hold up the others', async () => {
  const cookie = await firstCookie()
  await call('/mock/switches', { latency: 10_000 }, cookie)
  const slow = call('/vue-element-admin/roles', undefined, cookie)
  expect(await Promise.race([slow, roleCount('')])).toBe(3)
  await call('/mock/switches', { latency: 0 }, cookie)
})
