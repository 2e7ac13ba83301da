import { patchBeetleSpecies, getBeetleOverview, updateBeetle } from '@waldkerf/domain/calls/beetles/beetles'
import type { Call } from '@waldkerf/domain/calls/call'
import { getBeetleWindow } from '@waldkerf/domain/calls/beetles/beetleSections'
import { deleteMap } from '@waldkerf/domain/calls/maps/maps'
import { getUserData } from '@waldkerf/domain/calls/users/ownUser'
import { getPersonReport } from '@waldkerf/domain/calls/users/privacy'
import { getInvoicePositions } from '@waldkerf/domain/calls/documents/positions'
import { addTextBlock } from '@waldkerf/domain/calls/office/texts'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { notices } from '@waldkerf/app/platform/notices/notices'
import { unreadableRows } from './answer.ts'
import { createClient, limits } from './client.ts'
import { ApiError, loadFailureWords } from '@waldkerf/app/platform/errors/errors'

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })

function setUp(answers: readonly (Response | Error)[], renewed = true) {
  const sent: Request[] = []
  const rest = [...answers]
  const client = createClient({
    base: '/rest',
    access: { token: async () => 'secret', renew: async () => renewed },
    fetch: async (input) => {
      sent.push(input)
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

/** The connection breaks after status and headers. */
const brokenOff = () =>
  new Response(new ReadableStream({ start: (controller) => controller.error(new TypeError('terminated')) }), {
    headers: { 'content-type': 'application/json' },
  })

const overview = { bundesland: '', kaeferart: '' }

const call = (answer: Response | Error) =>
  setUp([answer]).client.call(getBeetleOverview, { bundesland: '', kaeferart: '' })

beforeAll(loadFailureWords)

const taken = () => json({ code: '23505', message: 'duplicate key value', details: 'Key (name)=(A)' }, 409)

test('a value that another entry has is no entry that exists already: that is for what is being made', async () => {
  const change = setUp([taken()]).client.call(patchBeetleSpecies, { art: 2 }, { filters: { id: 1 }, version: 1 })
  await expect(change).rejects.toMatchObject({ status: 409, message: expect.not.stringContaining('gibt es schon') })
  const made = setUp([taken()]).client.call(addTextBlock, { titel: 'A', text: '' }, { idempotencyKey: 'k' })
  await expect(made).rejects.toMatchObject({ status: 409, message: 'Diesen Eintrag gibt es schon.' })
})

test('a call that is not let in is not said to be the end of the session', async () => {
  const { client } = setUp([json({}, 401), json({}, 401)])
  const refused = client.call(getBeetleOverview, { bundesland: '', kaeferart: '' })
  await expect(refused).rejects.toMatchObject({ status: 401, message: expect.not.stringContaining('abgelaufen') })
})

describe('the gateway', () => {
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

  test('learns from the answer to a DELETE whether there was a row', async () => {
    const { client, sent } = setUp([json([])])
    await expect(client.call(deleteMap, {}, { filters: { id: 7 } })).resolves.toEqual([])
    expect(sent[0]?.headers.get('prefer')).toBe('return=representation')
    expect(sent[0]?.headers.get('content-type')).toBeNull()
  })

  test('does not send what the contract refuses', async () => {
    const { client, sent } = setUp([])
    const payload = { id: 1, status: 7 as unknown as string, published_from: null, letzter_bearbeiter: null }
    await expect(client.call(updateBeetle, payload)).rejects.toMatchObject({ kind: 'http', code: 'bad_payload' })
    expect(sent).toHaveLength(0)
  })

  test('repeats no write whose outcome is unknown', async () => {
    const { client, sent } = setUp([new TypeError('Failed to fetch')])
    await expect(client.call(patchBeetleSpecies, { art: 2 }, { filters: { id: 7 } })).rejects.toMatchObject({
      kind: 'network',
      message: expect.stringMatching(/^Nicht gespeichert: keine Verbindung/),
    })
    expect(sent).toHaveLength(1)
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

  test('sends what it makes under the key it was given, also the second time', async () => {
    const { client, sent } = setUp([json({}, 401), taken()])
    const made = client.call(addTextBlock, { titel: 'A', text: '' }, { idempotencyKey: 'key of the form' })
    await expect(made).rejects.toMatchObject({ status: 409 })
    expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['key of the form', 'key of the form'])
  })

  test.each([
    ['no connection', new TypeError('Failed to fetch'), 'network'],
    ['a page instead of data', new Response('<html>', { headers: { 'content-type': 'text/html' } }), 'notJson'],
    ['a body that breaks off', brokenOff(), 'network'],
    ['a body cut short', new Response('[{"id"', { headers: { 'content-type': 'application/json' } }), 'notJson'],
    ['a body of another shape', json([{ id: 'x' }]), 'shape'],
    ['null where a list is due', json(null), 'shape'],
    ['a list of which nothing can be read', json([null, { ...row, id: 'x' }]), 'shape'],
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

/** Never answers, or (`drips`) sends headers at once and a body that never ends; aborting the request ends both. */
function silent(request: Request, drips: boolean): Promise<Response> {
  const ended = new Promise<never>((_, reject) => {
    request.signal.addEventListener('abort', () => reject(new DOMException('ended', 'AbortError')))
  })
  if (!drips) return ended
  const body = new ReadableStream({ start: (controller) => void ended.catch((error) => controller.error(error)) })
  return Promise.resolve(new Response(body, { headers: { 'content-type': 'application/json' } }))
}

describe('rows that cannot be read', () => {
  const odd = { ...row, id: 2, lat: 'north' }

  test('are left out, counted and listed among the errors; the others are there', async () => {
    vi.stubGlobal('document', { title: 'GIS - Waldkerf' })
    const rows = await setUp([json([null, row, odd])]).client.call(getBeetleOverview, overview)
    expect(rows).toMatchObject([{ id: 1 }])
    expect(unreadableRows(rows)).toBe(2)
    await vi.waitFor(() =>
      expect(notices.snapshot().errors[0]?.message).toBe(
        'Nicht jede Zeile der Antwort war lesbar. Die lesbaren werden gezeigt.',
      ),
    )
  })

  test('are left out of a list inside an answer', async () => {
    const answer = await setUp([json({ gesamt: 2, zeilen: [odd, row] })]).client.call(getBeetleWindow, {})
    expect(answer).toMatchObject({ gesamt: 2, zeilen: [{ id: 1 }] })
    expect(unreadableRows(answer)).toBe(1)
  })

  test.each([
    ['what is changed is not guessed', patchBeetleSpecies, { art: 2 }, [row, odd]],
    ['positions are whole or not there', getInvoicePositions, {}, [{ id: 1 }, null]],
    ['who one is', getUserData, { email: 'a@b.test', id: '' }, [null]],
  ] as const)('%s', async (_what, made, payload, body) => {
    const { client } = setUp([json(body)])
    await expect(client.call<Call>(made, payload, { filters: { id: 7 } })).rejects.toMatchObject({ kind: 'shape' })
  })
})

describe('limits', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  const message = { id: 1, status: 'published', published_from: null, letzter_bearbeiter: null }
  test.each([
    ['a read that is not answered', 'read', false, limits.read.begin],
    ['a read that drips', 'read', true, limits.read.whole],
    ['a write that is not answered', 'write', false, limits.write.whole],
    ['a write that drips', 'write', true, limits.write.whole],
    ['what is looked for in whole tables', 'long', false, limits.long.begin],
  ] as const)('%s ends in time', async (_name, effect, drips, after) => {
    const access = { token: async () => undefined, renew: async () => false }
    const client = createClient({ base: '/rest', access, fetch: (input) => silent(input, drips) })
    const onFailure = vi.fn<(error: unknown) => void>()
    const calls = {
      read: () => client.call(getBeetleOverview, overview),
      write: () => client.call(updateBeetle, message),
      long: () => client.call(getPersonReport, { user_id: 7 }),
    }
    void calls[effect]().catch(onFailure)
    await vi.advanceTimersByTimeAsync(after - 1)
    expect(onFailure).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(onFailure.mock.calls[0]?.[0]).toMatchObject({ kind: 'timeout' })
    expect(vi.getTimerCount()).toBe(0)
  })

  test('the caller may end it before', async () => {
    const access = { token: async () => undefined, renew: async () => false }
    const client = createClient({ base: '/rest', access, fetch: (input) => silent(input, false) })
    const asked = new AbortController()
    const onFailure = vi.fn<(error: unknown) => void>()
    void client.call(getBeetleOverview, overview, { signal: asked.signal }).catch(onFailure)
    await vi.advanceTimersByTimeAsync(10)
    asked.abort()
    await vi.advanceTimersByTimeAsync(0)
    expect(onFailure.mock.calls[0]?.[0]).toMatchObject({ kind: 'aborted' })
  })
})
