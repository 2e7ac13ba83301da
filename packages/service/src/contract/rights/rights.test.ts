import { contract } from '@waldkerf/domain/calls/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lastingCallerRows, rememberPeople, type CallerRows } from '../fixtures/callerRows.ts'
import { startTestStack, type Answer, type Request, type TestStack } from '../fixtures/stack.ts'
import { answerProblems } from '../fixtures/shape.ts'
import { callers, type Outcome } from './right.ts'
import { rights } from './callRights.ts'

let stack: TestStack

beforeAll(async () => {
  stack = await startTestStack()
  await rememberPeople(stack.owner)
})
afterAll(() => stack.stop())

/** The request with the values of the caller's rows in place of `{name}`. */
function filled(request: Request, callerRows: CallerRows): Request {
  const values = new Map(Object.entries(callerRows))
  const text = JSON.stringify(request).replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values.get(name)))
  return JSON.parse(text) as Request
}

function outcome({ status, body }: Answer): Outcome {
  if (status !== 200) return status as Outcome
  if (Array.isArray(body)) return body.length > 0 ? 'rows' : 'none'
  if (body === null) return 'none'
  if (typeof body === 'boolean') return body ? 'yes' : 'no'
  return 200
}

/** Differences from the contract of an answer that has content. */
function problems({ method, path }: Request, answer: Answer): unknown[] {
  const call = contract.find((known) => known.method === method && known.path === path.split('?')[0])
  const brings = (answer.status === 200 || answer.status === 201) && outcome(answer) !== 'none'
  return call && brings && answer.body !== undefined ? answerProblems(call, answer.body) : []
}

describe.each(callers.map((caller, index) => ({ ...caller, index })))('$role', ({ email, index }) => {
  let callerRows: () => Promise<CallerRows>

  beforeAll(() => {
    callerRows = lastingCallerRows(stack.owner, email ?? '')
  })

  test.each(Object.values(rights).flat())('$what', async ({ request, cells }) => {
    const answer = await stack.send(email, filled(request, await callerRows()))
    expect({ outcome: outcome(answer), problems: problems(request, answer) }).toEqual({
      outcome: cells[index],
      problems: [],
    })
  })
})

describe('the surface', () => {
  test.each([
    ['a table that is not exposed', '/change_log'],
    ['a table of the tokens', '/idempotency_key'],
    ['a private function', '/rpc/pre_request'],
    ['an unknown function', '/rpc/a_nothing'],
    ['the root', '/'],
  ])('%s does not exist', async (_what, path) => {
    expect((await stack.send('admin@waldkerf.test', { method: 'GET', path })).status).toBe(404)
    expect((await stack.send(null, { method: 'GET', path })).status).toBe(401)
  })

  test('another schema is refused', async () => {
    const request: Request = { method: 'GET', path: '/benutzer', headers: { 'Accept-Profile': 'data' } }
    expect((await stack.send('admin@waldkerf.test', request)).status).toBe(406)
  })

  test('a GET that would write is refused', async () => {
    const request: Request = { method: 'GET', path: '/rpc/a_update_message?id=1&msg=x' }
    expect((await stack.send('admin@waldkerf.test', request)).status).toBe(405)
  })
})
