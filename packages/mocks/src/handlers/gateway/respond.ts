import type { Call } from '@waldkerf/domain/calls/call'
import { hasOddNumber } from '@waldkerf/domain/calls/numberTexts'
import { callRight, columnRight } from '@waldkerf/domain/roles/neededRights'
import { may } from '@waldkerf/domain/roles/rights'
import { type Caller, findCaller } from '../caller.ts'
import type { Exchange, Handler, PictureBytes } from './handler.ts'
import { denied, Problem, refuseBefore, refuse, jsonResponse } from './problem.ts'
import { isProcedure, readPayload, fieldNames } from './payload.ts'
import { checkFilters, hasFilter } from './rows.ts'
import type { Respond } from '../scenarios.ts'
import type { MockState } from '../state.ts'

/**
 * Idempotency-Key, as in `app.replay` and `app.remember`: a repeat gets the stored answer, another path or payload is
 * 422, and the key of a failed call is not stored.
 */
async function once(
  { keys }: MockState,
  email: string,
  request: Request,
  payload: unknown,
  make: () => unknown,
): Promise<{ answer: unknown; isRepeat: boolean }> {
  const key = request.headers.get('idempotency-key')
  if (key === null) return { answer: await make(), isRepeat: false }
  if (!/^[\x21-\x7e]{8,200}$/.test(key)) throw refuse('bad_idempotency_key')
  const name = `${email} ${key}`
  const asked = { path: new URL(request.url).pathname, payload: JSON.stringify(payload) }
  const known = keys.get(name)
  if (!known) {
    const answer: unknown = structuredClone(await make())
    keys.set(name, { ...asked, answer })
    return { answer, isRepeat: false }
  }
  if (known.path !== asked.path || known.payload !== asked.payload) throw refuse('key_reused')
  return { answer: known.answer, isRepeat: true }
}

export interface Surroundings {
  state: MockState
  pictureBytes: PictureBytes
}

/** The gateway in front of every handler: the checks of the web server and PostgREST, in their order. */
export function respondWith(call: Call, handler: Handler, surroundings: Surroundings): Respond {
  return async (request) => {
    try {
      const url = new URL(request.url)
      const caller = findCaller(request, surroundings.state)
      requireFilter(call, url)
      const payload = await readPayload(call, request, url)
      if (hasOddNumber(call.path, payload)) throw refuseBefore('bad_number')
      if (call.method === 'PATCH' && Object.keys(payload).length === 0) return toResponse(call, request, [])
      if (!isProcedure(call)) checkFilters(call, url)
      requireRight(call, caller, payload)
      const exchange = { ...surroundings, caller, request, url, payload } as Exchange
      if (call.effect !== 'create') return toResponse(call, request, await handler(exchange))
      const make = () => uncountedWhenRefused(surroundings.state, () => handler(exchange))
      const { answer, isRepeat } = await once(surroundings.state, caller.email, request, payload, make)
      const response = toResponse(call, request, answer)
      if (isRepeat) response.headers.set('Idempotency-Replayed', 'true')
      return response
    } catch (error) {
      if (error instanceof Problem) return error.toResponse()
      throw error
    }
  }
}

/** A call that is refused counts against no limit: its transaction has never been. */
async function uncountedWhenRefused(state: MockState, work: () => unknown): Promise<unknown> {
  const before = state.used.length
  try {
    return await work()
  } catch (error) {
    state.used.length = before
    throw error
  }
}

function toResponse(call: Call, request: Request, answer: unknown): Response {
  if (answer instanceof Response) return answer
  if (isProcedure(call) || call.method === 'GET') return jsonResponse(answer)
  const status = call.method === 'POST' ? 201 : 200
  const isWanted = request.headers.get('prefer')?.includes('return=representation')
  if (isWanted) return jsonResponse(answer, status)
  return new Response(null, {
    status: call.method === 'POST' ? status : 204,
    headers: { 'Cache-Control': 'no-store' },
  })
}

/** A PATCH or DELETE without a filter would reach every row; the web server refuses it. */
function requireFilter({ method }: Call, url: URL): void {
  if (method !== 'PATCH' && method !== 'DELETE') return
  if (hasFilter(url)) return
  throw refuseBefore('filter_missing.column', method)
}

function requireRight(call: Call, { role }: Caller, payload: object): void {
  const right = callRight(call.name)
  const granted = right !== undefined && may(role, right)
  const isWrite = !isProcedure(call) && (call.method === 'PATCH' || call.method === 'POST')
  const columns = isWrite ? Object.keys(Array.isArray(payload) ? (payload[0] ?? {}) : payload) : []
  const writable = columns.length > 0 ? fieldNames(call.payload) : []
  const mayWrite = (column: string) => {
    const more = columnRight(call.path, column)
    return writable.includes(column) && (more === undefined || may(role, more))
  }
  if (granted && columns.every(mayWrite)) return
  throw denied(isProcedure(call) ? `function ${call.name}` : `view ${call.path.slice(1)}`)
}
