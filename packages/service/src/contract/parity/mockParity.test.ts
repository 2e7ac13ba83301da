import { contract } from '@waldkerf/domain/calls/contract'
import { beetleTransitions } from '@waldkerf/domain/beetles/transitions'
import { beetleStatuses } from '@waldkerf/domain/entities/beetles/beetles'
import { tokenFor } from '@waldkerf/mocks/handlers/caller'
import { createState } from '@waldkerf/mocks/handlers/state'
import { createService } from '@waldkerf/mocks/node'
import { isLong } from '@waldkerf/domain/testing/isLong'
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDay } from '@waldkerf/service/testing/content'
import { startTestStack, toRequest, type Request, type TestStack } from '../fixtures/stack.ts'
import { releasedCalls, releasedFaults } from '../released/released.ts'
import { callers } from '../rights/right.ts'
import { randomSteps, requests } from './mockRequests.ts'

/*
 * The same requests go to the mock handlers and to the assembled back end, in the same order, over the same example world.
 * Answers agree in status, in the headers below, and in JSON by value. What cannot agree, and why:
 *
 * - Texts of refusals that PostgREST and PostgreSQL word themselves (codes PGRSTnnn and SQLSTATE) change with their
 *   versions, and nothing may branch on them: there the code alone is compared. Our own words (PTnnn, WKnnn) agree.
 * - The handlers do not check a token's signature, as a browser has no key. They check its expiry and claims.
 * - Only `column=eq.value`, and `order` by one column, is understood: the contract has nothing else. So is HEAD.
 * - Other headers: those of connection and security are the web server's; `Content-Range`, `Content-Location` and
 *   `Preference-Applied` are PostgREST's, and no client reads them.
 * - Markers of w_get_kaefer_spalten are each side's own: only the form of `stand` is compared.
 * - A person's report and the list of an erasure name each side's own tables: only their refusals are compared here.
 * - Room and mails of w_get_betrieb are each side's own: only the form is compared.
 * - A limit's end is given to the minute, and each side has its own clock: only its presence is compared.
 * - Names that are not in the contract are 404 here. The handlers do not answer them at all, so that a story fails.
 */
const comparedHeaders = ['content-type', 'cache-control', 'www-authenticate', 'retry-after'] as const

let stack: TestStack
const mocks = createService({ state: createState({ today: testDay, now: `${testDay}T11:00:00+00:00` }) })

beforeAll(async () => {
  stack = await startTestStack()
})

afterAll(() => stack.stop())

interface Arrived {
  status: number
  header(name: string): string | undefined
  bytes: Buffer
}

/** The parts of an answer that are compared. */
function comparable({ status, header, bytes }: Arrived) {
  const headers = Object.fromEntries(comparedHeaders.map((name) => [name, header(name)]))
  if (!headers['content-type']?.includes('json'))
    return { status, headers, body: createHash('sha256').update(bytes).digest('hex') }
  const body: unknown = JSON.parse(bytes.toString())
  return {
    status,
    headers,
    ...(status === 429 && { headers: { ...headers, 'retry-after': Number(headers['retry-after']) > 0 } }),
    body: status < 300 ? unmarked(body) : refusal(body as Record<string, unknown>),
  }
}

async function fromMocks(token: string | null, request: Request) {
  const answer = await mocks(toRequest('http://mock.test', token, request))
  const bytes = Buffer.from(await answer.arrayBuffer())
  return comparable({ status: answer.status, header: (name) => answer.headers.get(name) ?? undefined, bytes })
}

async function fromService(token: string | null, request: Request) {
  const { status, headers, body } = await stack.wire(token, request)
  return comparable({ status, header: (name) => headers[name]?.toString(), bytes: body })
}

function unmarked(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body
  if ('stand' in body) return { ...body, stand: String(body.stand).replace(/^[0-9a-f]{12}\.\d+$/, 'marker') }
  if (!('bilder_grenze' in body)) return body
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, typeof value]))
}

const atSomeTime = /(am \d\d\.\d\d\. )?um \d\d:\d\d Uhr/

const refusal = ({ code, message, ...rest }: Record<string, unknown>) =>
  /^(PT|WK)/.test(String(code)) ? { ...rest, code, message: String(message).replace(atSomeTime, 'later') } : { code }

async function both(email: string | null, request: Request) {
  const person = { given_name: 'Vorname', family_name: 'Nachname' }
  const answers = [
    await fromMocks(email === null ? null : tokenFor(email, person), request),
    await fromService(email === null ? null : await stack.token(email), request),
  ] as const
  const [, { status, body }] = answers
  if (status < 300 && !(Array.isArray(body) && body.length === 0)) answered.add(callName(request))
  return answers
}

/** Calls with rows in their answer, each as `METHOD path`. */
const answered = new Set<string>()

const callName = ({ method, path }: Request) => `${method} ${path.split('?')[0]}`

const requestTitle = ({ method, path, body, headers }: Request) =>
  [method, path, body && JSON.stringify(body).slice(0, 60), headers?.['If-Match']].filter(Boolean).join(' ')

/** Pages of release 0.1.0 do not send this (docs/decisions/0102). */
const knowsMore = ({ headers }: Request) => headers?.['Prefer']?.includes('punkte=alle') ?? false

const timesAsked = new Map<string, number>()

/**
 * Those who send a request. The first two of each call come from everybody; further arguments come from administrators and
 * one in turn, as what each role may do is held by `rights.test.ts`. In long runs everybody sends all.
 */
function senders(request: Request, index: number) {
  const times = timesAsked.get(callName(request)) ?? 0
  timesAsked.set(callName(request), times + 1)
  if (isLong || times < 2) return callers
  return callers.filter(({ role }, place) => role === 'ogf_admin' || place === index % (callers.length - 1))
}

const sent = requests.map((request, index) => ({ request, from: senders(request, index) }))

/** One after the other: each request finds what those before it have left, on both sides. */
test.each(sent.map((each) => [requestTitle(each.request), each] as const))('%s', async (_title, { request, from }) => {
  for (const { email } of from) {
    const [mocked, real] = await both(email, request)
    expect({ email, ...mocked }).toEqual({ email, ...real })
    const isReleased = real.status < 300 && !knowsMore(request)
    expect(isReleased ? releasedFaults(callName(request), real.body) : []).toEqual([])
  }
})

test('pages of release 0.1.0 read the answer to each of their calls', () => {
  expect(releasedCalls.map(({ call }) => call).filter((call) => !answered.has(call))).toEqual([])
})

test('the first call of a signed-in person makes the row', async () => {
  const guest = 'gast@waldkerf.test'
  for (const email of [guest, guest, 'admin@waldkerf.test']) {
    const body = { email: guest, id: '' }
    const [mocked, real] = await both(email, { method: 'POST', path: '/rpc/a_get_user_data', body })
    expect({ email, ...mocked }).toEqual({ email, ...real })
  }
})

test('the transitions of a review are those of the database', async () => {
  const { rows } = await stack.owner.query<{ pair: string }>(
    `select from_status || ' ' || to_status as pair from data.kaefer_transition`,
  )
  const pairs = beetleStatuses.flatMap((from) => beetleTransitions[from].map((to) => `${from} ${to}`))
  expect(rows.map((row) => row.pair).toSorted()).toEqual(pairs.toSorted())
})

test('every call of the data service is among the requests', () => {
  const names = new Set(requests.map(callName))
  const asked = contract.filter(({ service }) => service !== 'template').map(({ method, path }) => `${method} ${path}`)
  expect(asked.filter((call) => !names.has(call))).toEqual([])
})

test('a random walk', async () => {
  for (const { email, request } of randomSteps(isLong ? 400 : 200, 20_261_120)) {
    const [mocked, real] = await both(email, request)
    expect({ email, request, ...mocked }).toEqual({ email, request, ...real })
  }
})
