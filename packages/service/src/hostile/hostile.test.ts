import { contract } from '@waldkerf/domain/calls/contract'
import { isLong } from '@waldkerf/domain/testing/isLong'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeCallerRows, rememberPeople, type CallerRows } from '../contract/fixtures/callerRows.ts'
import { startTestStack, type TestStack } from '../contract/fixtures/stack.ts'
import { callers } from '../contract/rights/right.ts'
import { keepAliveClient, type KeepAliveClient, type WireAnswer, type WireRequest } from '../testing/keepAliveClient.ts'
import { answerFaults } from './answerFaults.ts'
import { mayWrite } from './mayWrite.ts'
import { hostileRequest } from './requests.ts'
import { checksums, installAuditTriggers, takeTouches, type Touch } from './auditTrigger.ts'

/** Together, over all callers; those who may do more are tried more often. */
const total = isLong ? 10_000 : 1_500
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

/** Every call equally often. */
function generated(count: number, callerRows: CallerRows): WireRequest[] {
  const each = Math.ceil(count / calls.length)
  return calls.flatMap((call, index) =>
    fc.sample(hostileRequest(call, callerRows), { numRuns: each, seed: seed + index }),
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

/** All that it takes to send the request again by hand. */
const shown = ({ method, path, headers, body }: WireRequest) =>
  `${method} ${path.slice(0, 300)} ${JSON.stringify(headers)} ${body?.slice(0, 500) ?? ''}`

describe.each(callers)('$role', ({ role, email }) => {
  test('hostile arguments are refused in words, and nothing is written that this role may not write', async () => {
    const callerRows = await makeCallerRows(stack.owner, email ?? '')
    await takeTouches(stack.owner)
    const before = await checksums(stack.owner)
    const requests = generated(total * (shares[role] ?? 0), callerRows)
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

    // Else the good arguments would not get through, and all of this would show nothing.
    expect(touches.length).toBeGreaterThan(role === 'ogf_expert' || role === 'ogf_admin' ? total / 500 : -1)

    const touched = new Set(touches.map(({ table }) => table))
    const after = await checksums(stack.owner)
    const changed = Object.keys(after).filter((table) => after[table] !== before[table] && !touched.has(table))
    expect(changed, 'changed by nobody').toEqual([])
  }, 120_000)
})
