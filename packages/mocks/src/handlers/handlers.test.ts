import type { Call } from '@waldkerf/domain/calls/call'
import { parse, safeParse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { createService } from '../node.ts'
import { tokenFor } from './caller.ts'
import { answered } from './index.ts'
import type { ScenarioName } from './scenarios.ts'

const expert = tokenFor('expert@waldkerf.test')
const admin = tokenFor('admin@waldkerf.test')

const call = (path: string, body: object, token: string) =>
  new Request(`http://waldkerf.test/rest${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })

/** A payload that every reading call accepts, because its schema removes unknown names. */
const sample = {
  bundesland: 'Bayern',
  kaeferart: '1',
  email: 'expert@waldkerf.test',
  id: '1',
  g_mail: 'expert@waldkerf.test',
  db_role: 'expert@waldkerf.test',
  client_id: '1',
  offer_id: '1',
  invoice_id: '1',
  rn_datum: '2026-01-31',
  an_datum: '2026-01-31',
}

const named = (names: readonly string[]) =>
  Object.fromEntries(Object.entries(sample).filter(([name]) => names.includes(name)))

function readingRequest({ method, path, payload, filters = [], order }: Call): Request {
  const names = 'entries' in payload ? Object.keys(payload.entries as object) : []
  if (method === 'POST') return call(path, parse(payload, named(names)) as object, admin)
  const query = new URLSearchParams({ ...named(names), ...Object.fromEntries(filters.map((name) => [name, 'eq.1'])) })
  if (order) query.set('order', order)
  return new Request(`http://waldkerf.test/rest${path}?${query}`, { headers: { Authorization: `Bearer ${admin}` } })
}

const reading = answered
  .map((entry) => entry.call)
  .filter(({ effect, name }) => effect === 'read' && !name.startsWith('w_'))

test.each(reading.map((read) => [read.name, read] as const))(
  '%s answers what the contract says',
  async (_name, read) => {
    const response = await createService()(readingRequest(read))
    expect(response.status).toBe(200)
    expect(safeParse(read.answer, await response.json()).issues).toBeUndefined()
  },
)

test('a picture has its bytes', async () => {
  const request = new Request('http://waldkerf.test/rest/rpc/w_get_bild?id=1', {
    headers: { Authorization: `Bearer ${expert}` },
  })
  const response = await createService()(request)
  expect(response.headers.get('content-type')).toBe('image/webp')
  expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(1_000)
})

test('what one service is told, another does not know', async () => {
  const publish = { id: 1, msg: 'Danke!' }
  const message = async (service: typeof fetch) => {
    const response = await service(call('/rpc/a_get_kaefer_overview', {}, expert))
    return ((await response.json()) as { id: number; message: string }[]).find((row) => row.id === 1)?.message
  }
  const changed = createService()
  await changed(call('/rpc/a_update_message', publish, expert))
  expect(await message(changed)).toBe('Danke!')
  expect(await message(createService())).toBe('')
})

const identity = (token: string) => createService()(call('/rpc/a_get_currentsessionuser', {}, token))

describe('tokens', () => {
  test('name the caller, whatever letters the address has', async () => {
    expect(await (await identity(tokenFor(' Expert@Waldkerf.test '))).json()).toBe('expert@waldkerf.test')
    expect(await (await identity(tokenFor('käfer@waldkerf.test'))).json()).toBe('käfer@waldkerf.test')
  })

  test.each([
    ['none at all', 'x', 'PGRST301'],
    ['an unverified address', tokenFor('expert@waldkerf.test', { email_verified: false }), 'PT401'],
    ['no address', tokenFor(''), 'PT401'],
    ['one that is over', tokenFor('expert@waldkerf.test', { exp: 1 }), 'PGRST301'],
  ])('%s is refused', async (_what, token, code) => {
    const response = await identity(token)
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ code })
  })
})

const list = (scenario: ScenarioName) => createService({ scenario })(call('/rpc/a_get_kaefer_overview', {}, expert))
const self = (scenario: ScenarioName) =>
  createService({ scenario })(call('/rpc/a_get_user_data', { email: 'expert@waldkerf.test', id: '' }, expert))

describe('scenarios', () => {
  test('empty: lists are empty', async () => {
    expect(await (await list('empty')).json()).toEqual([])
  })

  test.each([
    ['failing', 500],
    ['forbidden', 403],
  ] as const)('%s: calls answer %i', async (scenario, status) => {
    expect((await list(scenario)).status).toBe(status)
  })

  test.each(['empty', 'failing', 'forbidden'] as const)('%s: the caller stays signed in', async (scenario) => {
    expect(await (await self(scenario)).json()).toMatchObject([{ app_status: 'ogf_expert' }])
  })

  test('offline: there is no answer', async () => {
    expect((await list('offline')).type).toBe('error')
  })

  test('slow: the answer takes its time', async () => {
    const start = performance.now()
    expect((await list('slow')).status).toBe(200)
    expect(performance.now() - start).toBeGreaterThan(1_000)
  })
})
