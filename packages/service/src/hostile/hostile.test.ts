import { contract } from '@waldkerf/domain/calls/contract'
import { isLong } from '@waldkerf/domain/testing/isLong'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeCallerRows, rememberPeople, type CallerRows } from '../contract/fixtures/callerRows.ts'
import { smallestPng } from '../contract/fixtures/smallestPng.ts'
import { startTestStack, type TestStack } from '../contract/fixtures/stack.ts'
import { callers } from '../contract/rights/right.ts'
import { keepAliveClient, type KeepAliveClient, type WireAnswer, type WireRequest } from '../testing/keepAliveClient.ts'
import { mayWrite } from './mayWrite.ts'
import { hostileRequest } from './requests.ts'
import { hostileText } from './values.ts'
import { checksums, installAuditTriggers, takeTouches, type Touch } from './mayWrite.ts'

/** Every status that a call of the data service may be answered with (docs/operations.md). */
const documented = new Set([200, 201, 204, 400, 401, 403, 404, 406, 409, 412, 413, 414, 415, 416, 422, 429])

/** Names of our own insides: tables and functions, source files, PostgreSQL's call stack and its own words. */
const insides =
  /invalid input syntax|out of range for type|violates .* constraint|permission denied for|\b(data|app|identity|audit)\.[a-z_]{3}|PL\/pgSQL|CONTEXT:|\.(ts|mjs|js|sql):\d|node_modules/

/** Faults in an answer to a hostile request; empty when it is as it should be. */
function answerFaults(answer: WireAnswer | undefined): string[] {
  if (answer === undefined) return ['no answer']
  const { status, retryAfter } = answer
  const text = answer.body.toString()
  if (!documented.has(status)) return [`${status} ${text.slice(0, 300)}`]
  if (status < 400) return []
  if (status === 429 && !Number.isInteger(retryAfter)) return [`429 without the time to wait: ${text.slice(0, 300)}`]
  const message = parseMessage(text)
  if (message === undefined) return [`${status} without message: ${text.slice(0, 300)}`]
  return insides.test(text) ? [`${status} shows insides: ${text.slice(0, 300)}`] : []
}

function parseMessage(text: string): string | undefined {
  try {
    const { message } = JSON.parse(text) as { message?: unknown }
    return typeof message === 'string' && message !== '' ? message : undefined
  } catch {
    return undefined
  }
}

/** Requests of all callers together; callers with more rights are tried more often. */
const total = isLong ? 10_000 : 500
const shares: Readonly<Record<string, number>> = {
  anonymous: 0.04,
  ogf_new: 0.1,
  ogf_citizens: 0.14,
  ogf_expert_query: 0.08,
  ogf_expert: 0.28,
  ogf_admin: 0.36,
}
const seed = Number(process.env['WALDKERF_HOSTILE_SEED'] ?? 20_261_120)
const connections = 12

const calls = contract.filter(({ service }) => service !== 'template')

let stack: TestStack
let client: KeepAliveClient

beforeAll(async () => {
  stack = await startTestStack()
  client = keepAliveClient(stack.origin, connections)
  await rememberPeople(stack.owner)
  await installAuditTriggers(stack.owner)
})
afterAll(async () => {
  client.close()
  await stack.stop()
})

/**
 * Every call equally often, at least once. Outside long runs those who may do little try a third of the calls, each of
 * the three roles another third: most of them end at the same refusal, which `rights.test.ts` has for every call.
 */
function generated(role: string, callerRows: CallerRows): WireRequest[] {
  const share = (total * (shares[role] ?? 0)) / calls.length
  const each = isLong ? Math.ceil(share) : Math.max(1, Math.round(share))
  const third = isLong ? -1 : ['anonymous', 'ogf_new', 'ogf_expert_query'].indexOf(role)
  return calls.flatMap((call, index) =>
    third === -1 || index % 3 === third
      ? fc.sample(hostileRequest(call, callerRows), { numRuns: each, seed: seed + index })
      : [],
  )
}

async function sendAll(requests: readonly WireRequest[], token: string | null): Promise<(WireAnswer | undefined)[]> {
  const answers: (WireAnswer | undefined)[] = []
  const queue = requests.entries()
  const work = async () => {
    for (const [index, request] of queue) {
      const headers = {
        ...(token !== null && { Authorization: `Bearer ${token}` }),
        ...request.headers,
        'X-Audit': String(index),
      }
      answers[index] = await client.send({ ...request, headers }).catch(() => undefined)
    }
  }
  await Promise.all(Array.from({ length: connections }, work))
  return answers
}

/** Those that count against the limits of an account. */
const counted = calls.filter(({ path }) => /\/w_(add_kaefer|add_bild|send_dokument)$/.test(path))

/** All that it takes to send the request again by hand. */
const shown = ({ method, path, headers, body }: WireRequest) =>
  `${method} ${path.slice(0, 300)} ${JSON.stringify(headers)} ${body?.slice(0, 500) ?? ''}`

describe.each(callers)('$role', ({ role, email }) => {
  test('hostile arguments are refused in words, and nothing is written that this role may not write', async () => {
    const callerRows = await makeCallerRows(stack.owner, email ?? '')
    await takeTouches(stack.owner)
    const before = await checksums(stack.owner)
    const requests = generated(role, callerRows)
    const answers = await sendAll(requests, email === null ? null : await stack.token(email))

    const faults = requests.flatMap((request, index) =>
      answerFaults(answers[index]).map((fault) => `${fault} · ${shown(request)}`),
    )
    expect(faults).toEqual([])

    const touches = await takeTouches(stack.owner)
    const refused = touches.filter(({ request }) => (answers[Number(request)]?.status ?? 0) >= 400)
    const named = ({ table, request }: Touch) => `${table}: ${shown(requests[Number(request)] as WireRequest)}`
    expect(refused.map(named), 'written by a request that was refused').toEqual([])
    const forbidden = touches.filter((touch) => !mayWrite(role, touch, callerRows))
    expect(forbidden.map(named), 'written without the right to').toEqual([])

    // Otherwise no good arguments have got through, and the test would show nothing.
    expect(touches.length).toBeGreaterThan(role === 'ogf_expert' || role === 'ogf_admin' ? total / 500 : -1)

    const touched = new Set(touches.map(({ table }) => table))
    const after = await checksums(stack.owner)
    const changed = Object.keys(after).filter((table) => after[table] !== before[table] && !touched.has(table))
    expect(changed, 'changed by nobody').toEqual([])
  }, 120_000)
})

test.each([
  { role: 'ogf_citizens', email: 'nutzer@waldkerf.test' },
  { role: 'ogf_expert', email: 'expert@waldkerf.test' },
])(
  '$role beyond its limits: hostile arguments are refused in words with a time to wait, and nothing is written or counted',
  async ({ email }) => {
    const callerRows = await makeCallerRows(stack.owner, email)
    await stack.owner.query('update data.grenze set menge = 1; delete from data.verbrauch')
    const used = `insert into data.verbrauch (user_id, art, minute, menge)
      select $1, art, date_trunc('minute', clock_timestamp()), 10000000 from data.grenze where dauer = '1 day'`
    await stack.owner.query(used, [callerRows.me])
    await takeTouches(stack.owner)
    // One of each kind is as it should be: it gets as far as the limit.
    const report = { art: '1', fund_datum: '2026-11-19' }
    const picture = { kid: String(callerRows.own), bild: smallestPng, breite: '1', hoehe: '1' }
    const good = Object.entries({ w_add_kaefer: report, w_add_bild: picture }).map(([name, body]) => ({
      method: 'POST',
      path: `/rpc/${name}`,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }))
    const hostile = counted.flatMap((call, index) =>
      fc.sample(hostileRequest(call, callerRows), { numRuns: isLong ? 400 : 10, seed: seed + index }),
    )
    const requests = [...good, ...hostile]
    const answers = await sendAll(requests, await stack.token(email))
    const faults = requests.flatMap((request, index) =>
      answerFaults(answers[index]).map((fault) => `${fault} · ${shown(request)}`),
    )
    expect(faults).toEqual([])
    expect(answers.slice(0, good.length).map((answer) => answer?.status)).toEqual([429, 429])
    // The mailer, which is no request, may be sending mails of the tests before.
    const touches = (await takeTouches(stack.owner)).filter(
      ({ table, request }) => table !== 'outbox' || request !== null,
    )
    expect(touches.map(({ table, request }) => `${table} ${request}`)).toEqual([])
  },
)

/** Names of /ogc with values among which good ones are rare, and collections that exist and do not. */
const hostileLayers = (seedOfCaller: number, count: number): readonly string[] =>
  fc.sample(
    fc
      .tuple(
        fc.constantFrom('kaefer', 'karten', 'passpunkte', 'kunde', '..', '%00'),
        fc.constantFrom('', '/items', '/items', '/items', '/items/1', '/items/%ff', '/items/1-1', '/items/eq.1'),
        fc.array(
          fc.tuple(
            fc.constantFrom(
              'bbox',
              'datetime',
              'limit',
              'after',
              'until',
              'f',
              'art',
              'status',
              'jahr',
              'enable',
              'or',
            ),
            fc.oneof(
              hostileText,
              fc.constantFrom('1', '0,0,20,60', '2026-01-01/..', '1e99,1,2,3', '99999999999999999'),
            ),
          ),
          { maxLength: 3 },
        ),
      )
      .map(([collection, rest, parts]) => {
        const query = parts.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')
        return `/collections/${collection}${rest}?${query}`
      }),
    { numRuns: count, seed: seedOfCaller },
  )

test.each(callers)(
  '$role: hostile requests for layers are refused in words',
  async ({ email }) => {
    const layers = keepAliveClient(stack.origin, 4, '/ogc')
    const token = email === null ? null : await stack.token(email)
    const headers: Record<string, string> = token === null ? {} : { Authorization: `Bearer ${token}` }
    const faults: string[] = []
    const work = async (paths: IterableIterator<string>) => {
      for (const path of paths) {
        const answer = await layers.send({ method: 'GET', path, headers }).catch(() => undefined)
        faults.push(...answerFaults(answer).map((fault) => `${fault} · ${path}`))
      }
    }
    const paths = hostileLayers(seed, isLong ? 1_000 : 30).values()
    await Promise.all([work(paths), work(paths)])
    layers.close()
    expect(faults).toEqual([])
  },
  60_000,
)
