import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { identityProxy } from './identityProxy.ts'

const listening = (server: Server) =>
  new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })

let keycloak: Server
let gateway: Server
let proxy: ReturnType<typeof identityProxy>
let address: string
let seen: { url?: string; headers: Record<string, unknown> }

beforeAll(async () => {
  keycloak = createServer((request, response) => {
    seen = { url: request.url, headers: request.headers }
    response.setHeader('Set-Cookie', ['A=1; Path=/realms/', 'B=2; Path=/realms/'])
    response.writeHead(302, { Location: 'https://waldkerf.example/dashboard?code=x' }).end()
  })
  proxy = identityProxy({ host: '127.0.0.1', port: await listening(keycloak) }, 'https://waldkerf.example')
  gateway = createServer((request, response) => void proxy.handle(request, response))
  address = `http://127.0.0.1:${await listening(gateway)}`
})

beforeEach(() => {
  seen = { headers: {} }
})

afterAll(() => {
  proxy.close()
  for (const server of [gateway, keycloak]) {
    server.closeAllConnections()
    server.close()
  }
})

const get = (headers: Record<string, string> = {}) =>
  fetch(`${address}/realms/waldkerf/protocol/openid-connect/auth?state=a%20b`, { headers, redirect: 'manual' })

test('address, cookies and redirects go through as they are', async () => {
  const response = await get({ Cookie: 'AUTH_SESSION_ID=s', Authorization: 'Bearer x' })
  expect(seen.url).toBe('/realms/waldkerf/protocol/openid-connect/auth?state=a%20b')
  expect(seen.headers).toMatchObject({ cookie: 'AUTH_SESSION_ID=s', authorization: 'Bearer x' })
  expect(response.status).toBe(302)
  expect(response.headers.get('location')).toBe('https://waldkerf.example/dashboard?code=x')
  expect(response.headers.getSetCookie()).toEqual(['A=1; Path=/realms/', 'B=2; Path=/realms/'])
})

test('Keycloak is told the public origin, whatever a caller claims', async () => {
  await get({ 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'http', Forwarded: 'host=evil.example' })
  expect(seen.headers).toMatchObject({ 'x-forwarded-host': 'waldkerf.example', 'x-forwarded-proto': 'https' })
  expect(seen.headers).not.toHaveProperty('forwarded')
})

test('of several addresses the one counts that the proxy in front has noted', async () => {
  await get({ 'X-Forwarded-For': '10.9.8.7, 192.0.2.1' })
  expect(seen.headers['x-forwarded-for']).toBe('192.0.2.1')
  await get()
  expect(seen.headers['x-forwarded-for']).toBe('127.0.0.1')
})

test.each([
  '/realms/master/.well-known/openid-configuration',
  '/realms/waldkerfer/account',
  '/realms/waldkerf/%2e%2e/master/account',
  '/realms/waldkerf/..;/master/account',
  '/realms/waldkerf/..%2fmaster/account',
  '/realms//master/account',
  '/resources/%2E%2E/realms/master/account',
])('another realm is not there: %s', async (path) => {
  const { port } = gateway.address() as AddressInfo
  const status = await new Promise((resolve) =>
    request({ port, path }, (answer) => resolve(answer.resume().statusCode)).end(),
  )
  expect([status, seen.url]).toEqual([404, undefined])
})

test('the realm’s own addresses and the parts of its pages are', async () => {
  for (const path of [
    '/realms/waldkerf/.well-known/openid-configuration',
    '/resources/a1b2/login/waldkerf/css/waldkerf.css',
  ]) {
    await fetch(address + path, { redirect: 'manual' })
    expect(seen.url).toBe(path)
  }
})
