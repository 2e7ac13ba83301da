import type { Call } from '@waldkerf/domain/calls/call'
import type { GenericSchema } from 'valibot'
import { type Caller, callerOf, isAtLeast } from './caller.ts'
import type { Exchange, Handler, PictureBytes } from './handler.ts'
import { jsonResponse } from './json.ts'
import { denied, Problem } from './problem.ts'
import type { Respond } from './scenarios.ts'
import type { MockState } from './state.ts'

export interface Surroundings {
  state: MockState
  pictureBytes: PictureBytes
}

/** The door in front of every handler: what PostgREST and the web server see to, in their order. */
export function respondWith(call: Call, handler: Handler, surroundings: Surroundings): Respond {
  return async (request) => {
    try {
      const url = new URL(request.url)
      const caller = callerOf(request, surroundings.state)
      requireFilter(call, url)
      const payload = await payloadOf(call, request, url)
      requireRight(call, handler, caller, payload)
      if (call.method === 'PATCH' && Object.keys(payload).length === 0) return await toResponse(call, request, [])
      const exchange = { ...surroundings, caller, request, url, payload } as Exchange
      return await toResponse(call, request, handler.answer(exchange))
    } catch (error) {
      if (error instanceof Problem) return error.toResponse()
      throw error
    }
  }
}

async function toResponse(call: Call, request: Request, answer: unknown): Promise<Response> {
  const answered: unknown = await answer
  if (answered instanceof Response) return answered
  const isWanted = request.headers.get('prefer')?.includes('return=representation')
  if (call.method === 'PATCH' && !isWanted) return new Response(null, { status: 204 })
  return jsonResponse(answered)
}

/** A PATCH or DELETE without a filter would reach every row; the web server refuses it. */
function requireFilter({ method, filters = [] }: Call, url: URL): void {
  if (method !== 'PATCH' && method !== 'DELETE') return
  if (filters.some((column) => url.searchParams.has(column))) return
  throw new Problem(400, `${method} braucht einen Filter auf eine Spalte, zum Beispiel ?id=eq.7.`, { code: 'WK400' })
}

function requireRight(call: Call, handler: Handler, caller: Caller, payload: object): void {
  const isProcedure = call.path.startsWith('/rpc/')
  const granted = isAtLeast(caller, handler.from)
  const columns = call.method === 'PATCH' ? Object.keys(payload) : []
  const writable = columns.length > 0 ? entryNames(call.payload) : []
  if (granted && columns.every((column) => writable.includes(column))) return
  throw denied(isProcedure ? `function ${call.name}` : `view ${call.path.slice(1)}`)
}

async function payloadOf(call: Call, request: Request, url: URL): Promise<object> {
  if (call.path.startsWith('/rpc/')) {
    return argumentsOf(call, call.method === 'GET' ? Object.fromEntries(url.searchParams) : await jsonOf(request))
  }
  if (call.method !== 'PATCH') return {}
  const columns = await jsonOf(request)
  const known = entryNames((call.answer as { item?: GenericSchema }).item)
  const unknown = Object.keys(columns).find((column) => !known.includes(column))
  if (unknown === undefined) return columns
  throw new Problem(400, `Could not find the '${unknown}' column of '${call.path.slice(1)}' in the schema cache`, {
    code: 'PGRST204',
  })
}

async function jsonOf(request: Request): Promise<object> {
  const text = await request.text()
  if (text === '') return {}
  try {
    const body: unknown = JSON.parse(text)
    if (typeof body === 'object' && body !== null) return body
  } catch {
    // Answered below, like a body that is no object.
  }
  throw new Problem(400, 'Empty or invalid json', { code: 'PGRST102' })
}

/** Every argument is text, whatever JSON it came as; absent ones have the default ''. Unknown ones fit no function. */
function argumentsOf(call: Call, sent: object): object {
  const names = entryNames(call.payload)
  if (Object.keys(sent).some((name) => !names.includes(name))) {
    throw new Problem(404, `Could not find the function api.${call.name} in the schema cache`, { code: 'PGRST202' })
  }
  const given = new Map<string, unknown>(Object.entries(sent))
  return Object.fromEntries(names.map((name) => [name, asText(given.get(name) ?? '')]))
}

function asText(value: unknown): unknown {
  if (typeof value === 'string' || Array.isArray(value)) return value
  return JSON.stringify(value)
}

/** The keys that an object schema of the contract names, over all its alternatives. */
function entryNames(schema: (GenericSchema & { entries?: object; options?: GenericSchema[] }) | undefined): string[] {
  if (schema?.options) return schema.options.flatMap((option) => entryNames(option))
  return Object.keys(schema?.entries ?? {})
}
