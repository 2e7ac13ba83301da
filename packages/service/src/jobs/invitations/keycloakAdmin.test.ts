import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readBody } from '@waldkerf/service/web/body'
import { endAccount, invite } from './keycloakAdmin.ts'

const person = { email: 'neu+1@amt.example', firstName: 'Nadja', lastName: 'Neu' }

let keycloak: Server
let address: string
let seen: { request: string; authorization: string | undefined; body: string }[]
let answers: Record<string, { status: number; body?: unknown }>
let onRequest: (place: string) => void

beforeAll(async () => {
  keycloak = createServer(async (request, response) => {
    const place = `${request.method} ${request.url?.split('?')[0]}`
    const { authorization } = request.headers
    seen.push({ request: `${request.method} ${request.url}`, authorization, body: await readBody(request, 10_000) })
    onRequest(place)
    const { status, body } = answers[place] ?? { status: 404 }
    response.writeHead(status).end(body === undefined ? '' : JSON.stringify(body))
  })
  await new Promise<void>((resolve) => keycloak.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(keycloak.address() as AddressInfo).port}`
})
afterAll(() => keycloak.close())

const users = '/admin/realms/waldkerf/users'

beforeEach(() => {
  seen = []
  onRequest = () => undefined
  answers = {
    'POST /realms/waldkerf/protocol/openid-connect/token': { status: 200, body: { access_token: 'T' } },
    [`POST ${users}`]: { status: 201 },
    [`GET ${users}`]: { status: 200, body: [{ id: 'u1' }] },
    [`PUT ${users}/u1/execute-actions-email`]: { status: 204 },
  }
})

const run = () => invite({ address, origin: 'https://waldkerf.example', secret: 's' }, person)

test('the account is made, and the mail asked for that sets its password', async () => {
  await run()
  expect(seen.map(({ request }) => request)).toEqual([
    'POST /realms/waldkerf/protocol/openid-connect/token',
    `POST ${users}`,
    `GET ${users}?email=neu%2B1%40amt.example&exact=true`,
    `PUT ${users}/u1/execute-actions-email?client_id=waldkerf-web&redirect_uri=https%3A%2F%2Fwaldkerf.example%2F&lifespan=604800`,
  ])
  expect(seen[0]?.body).toBe('grant_type=client_credentials&client_id=waldkerf-invitations&client_secret=s')
  expect(JSON.parse(seen[1]?.body ?? '')).toEqual({
    username: person.email,
    ...person,
    enabled: true,
    emailVerified: false,
  })
  expect(JSON.parse(seen[3]?.body ?? '')).toEqual(['UPDATE_PASSWORD', 'VERIFY_EMAIL'])
  expect(seen.slice(1).every(({ authorization }) => authorization === 'Bearer T')).toBe(true)
})

test('an account with a password gets the mail all the same', async () => {
  answers[`POST ${users}`] = { status: 409 }
  answers[`GET ${users}/u1/credentials`] = { status: 200, body: [{ type: 'password' }] }
  await run()
  expect(seen.map(({ request }) => request.split('?')[0])).toEqual([
    'POST /realms/waldkerf/protocol/openid-connect/token',
    `POST ${users}`,
    `GET ${users}`,
    `GET ${users}/u1/credentials`,
    `PUT ${users}/u1/execute-actions-email`,
  ])
})

test('an account that was never used is made anew: the link of the earlier mail ends with it', async () => {
  answers[`POST ${users}`] = { status: 409 }
  answers[`GET ${users}/u1/credentials`] = { status: 200, body: [] }
  answers[`DELETE ${users}/u1`] = { status: 204 }
  onRequest = (place) => {
    if (!place.startsWith('DELETE')) return
    answers[`POST ${users}`] = { status: 201 }
    answers[`GET ${users}`] = { status: 200, body: [{ id: 'u2' }] }
    answers[`PUT ${users}/u2/execute-actions-email`] = { status: 204 }
  }
  await run()
  expect(seen.slice(3).map(({ request }) => request.split('?')[0])).toEqual([
    `GET ${users}/u1/credentials`,
    `DELETE ${users}/u1`,
    `POST ${users}`,
    `GET ${users}`,
    `PUT ${users}/u2/execute-actions-email`,
  ])
})

test.each([
  ['POST /realms/waldkerf/protocol/openid-connect/token', 401, 1],
  [`POST ${users}`, 403, 2],
  [`GET ${users}`, 500, 3],
  [`PUT ${users}/u1/execute-actions-email`, 500, 4],
])('a refusal ends it, and says nothing about the person: %s', async (place, status, requests) => {
  answers[place] = { status }
  const error: unknown = await run().catch((reason: unknown) => reason)
  expect(String(error)).toMatch(new RegExp(`^Error: Keycloak answers ${status} to `))
  expect(String(error)).not.toContain('amt.example')
  expect(seen).toHaveLength(requests)
})

test('a name that is taken by someone with another address is no success', async () => {
  answers[`POST ${users}`] = { status: 409 }
  answers[`GET ${users}`] = { status: 200, body: [] }
  await expect(run()).rejects.toThrow('with another address')
})

const end = () => endAccount({ address, origin: 'https://waldkerf.example', secret: 's' }, person.email)

test('an account is ended with its sessions, and one that is gone already is fine', async () => {
  answers[`DELETE ${users}/u1`] = { status: 204 }
  await end()
  expect(seen.map(({ request }) => request.split('?')[0])).toEqual([
    'POST /realms/waldkerf/protocol/openid-connect/token',
    `GET ${users}`,
    `DELETE ${users}/u1`,
  ])
  answers[`DELETE ${users}/u1`] = { status: 404 }
  await end()
  answers[`GET ${users}`] = { status: 200, body: [] }
  await end()
  answers[`GET ${users}`] = { status: 500 }
  await expect(end()).rejects.toThrow('Keycloak answers 500 to the account.')
})
