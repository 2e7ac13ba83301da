import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mockApi } from './mockApi.ts'
import { type Refusal, sendRefusal } from './refusal.ts'

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
  expect((await call('/vue-element-admin/role', { name: 'x'.repeat(5 * 2 ** 20) })).status).toBe(413)
})
