import { patchBeetleSpecies, getBeetleOverview, updateBeetle } from '@waldkerf/domain/calls/beetles'
import { describe, expect, test } from 'vitest'
import { createClient } from './client.ts'
import { ApiError } from './errors.ts'

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })

function setUp(answers: readonly (Response | Error)[], renewed = true) {
  const sent: Request[] = []
  const rest = [...answers]
  const client = createClient({
    base: '/rest',
    access: { token: async () => 'secret', renew: async () => renewed },
    fetch: async (input) => {
      sent.push(input as Request)
      const answer = rest.shift()
      if (!answer || answer instanceof Error) throw answer ?? new TypeError('no answer left')
      return answer
    },
  })
  return { client, sent }
}

const row = {
  id: 1,
  art: 1,
  status: 'new',
  published_from: '',
  letzter_bearbeiter: '',
  message: '',
  user_id: 1,
  fund_datum: '2026-05-01',
  gemeldet_am: '2026-05-01T08:00:00+00:00',
  lat: null,
  lon: null,
  bundesland: '',
  bilder_anzahl: 0,
  version: 3,
}

const call = (answer: Response | Error) =>
  setUp([answer]).client.call(getBeetleOverview, { bundesland: '', kaeferart: '' })

describe('the api door', () => {
  test('sends ids as text and the version as If-Match', async () => {
    const { client, sent } = setUp([json({ ...row, version: 4 })])
    const payload = { id: 1, status: 'published', published_from: null, letzter_bearbeiter: null }
    const changed = await client.call(updateBeetle, payload, { version: 3 })
    expect(changed.version).toBe(4)
    expect(sent[0]?.headers.get('if-match')).toBe('"3"')
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer secret')
    expect(await sent[0]?.json()).toEqual({ id: '1', status: 'published', published_from: '', letzter_bearbeiter: '' })
  })

  test('filters a table call by its columns and asks for the row', async () => {
    const { client, sent } = setUp([json([row])])
    await client.call(patchBeetleSpecies, { art: 2 }, { filters: { id: 7 } })
    expect(new URL(sent[0]?.url ?? '').search).toBe('?id=eq.7')
    expect(sent[0]?.headers.get('prefer')).toBe('return=representation')
  })

  test('repeats once after a 401, and only when a new token is there', async () => {
    const renewed = setUp([json({}, 401), json([row])])
    await expect(renewed.client.call(getBeetleOverview, { bundesland: '', kaeferart: '' })).resolves.toHaveLength(1)
    const over = setUp([json({}, 401)], false)
    await expect(over.client.call(getBeetleOverview, { bundesland: '', kaeferart: '' })).rejects.toMatchObject({
      status: 401,
    })
    expect(over.sent).toHaveLength(1)
  })

  test.each([
    ['no connection', new TypeError('Failed to fetch'), 'network'],
    ['a page instead of data', new Response('<html>', { headers: { 'content-type': 'text/html' } }), 'notJson'],
    ['a body cut short', new Response('[{"id"', { headers: { 'content-type': 'application/json' } }), 'notJson'],
    ['a body of another shape', json([{ id: 'x' }]), 'shape'],
    ['null where a list is due', json(null), 'shape'],
    ['an error page', new Response('<html>', { status: 502 }), 'http'],
  ])('%s is one kind of error', async (_name, answer, kind) => {
    await expect(call(answer)).rejects.toSatisfy((error) => error instanceof ApiError && error.kind === kind)
  })

  test('the words of the service reach people, its internals do not', async () => {
    const said = json(
      { code: 'PT409', message: 'Dieser Statuswechsel ist nicht möglich.', details: 'transition_refused' },
      409,
    )
    await expect(call(said)).rejects.toMatchObject({
      message: 'Dieser Statuswechsel ist nicht möglich.',
      code: 'transition_refused',
    })
    const internal = json({ code: '42P01', message: 'relation "data.x" does not exist' }, 400)
    await expect(call(internal)).rejects.toSatisfy(
      (error) => error instanceof ApiError && !error.message.includes('data.x'),
    )
    await expect(call(json({}, 503, { 'retry-after': '7' }))).rejects.toMatchObject({ retryAfter: 7, passing: true })
  })
})
