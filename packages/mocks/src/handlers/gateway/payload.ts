import type { Call } from '@waldkerf/domain/calls/call'
import { Problem } from './problem.ts'
import type { GenericSchema } from 'valibot'

/** The parts of a schema that the handlers read, so that nothing of the contract is repeated here. */
interface Inside {
  type: string
  entries?: Record<string, GenericSchema>
  options?: GenericSchema[]
  item?: GenericSchema
  wrapped?: GenericSchema
  default?: unknown
}

const inside = (schema: GenericSchema): Inside => schema

/** The fields of a payload, over all its alternatives. */
function eachField(payload: GenericSchema): [name: string, schema: GenericSchema][] {
  const { entries = {}, options = [], item } = inside(payload)
  return [...Object.entries(entries), ...options.flatMap(eachField), ...(item ? eachField(item) : [])]
}

export const fieldNames = (payload: GenericSchema): string[] => eachField(payload).map(([name]) => name)

/** Fields that reach the function as null when they are left out; the others are '' then. */
export const absentFields = (payload: GenericSchema): string[] =>
  eachField(payload).flatMap(([name, schema]) => {
    const { type, default: usual } = inside(schema)
    return (type === 'optional' || type === 'nullable') && usual === undefined ? [name] : []
  })

/** The columns of a table call's rows, with the type of their schema. */
export function answerColumns({ answer }: Call): ReadonlyMap<string, string> {
  const { item } = inside(answer)
  const { entries = {} } = item ? inside(item) : {}
  return new Map(Object.entries(entries).map(([name, schema]) => [name, (inside(schema).wrapped ?? schema).type]))
}

export const isProcedure = ({ path }: Call): boolean => path.startsWith('/rpc/')

/** The arguments of a call, or the columns of a PATCH. @throws Problem 400, 404 */
export async function readPayload(call: Call, request: Request, url: URL): Promise<object> {
  if (isProcedure(call)) {
    return toArguments(call, call.method === 'GET' ? Object.fromEntries(url.searchParams) : await readJson(request))
  }
  if (call.method !== 'PATCH' && call.method !== 'POST') return {}
  const body = await readJson(request)
  const rows: object[] = Array.isArray(body) ? body : [body]
  const columns = Object.keys(rows[0] ?? {})
  if (rows.some((row) => Object.keys(row).toSorted().join() !== columns.toSorted().join())) {
    throw new Problem(400, 'All object keys must match', { code: 'PGRST102' })
  }
  const known = answerColumns(call)
  const unknown = columns.find((column) => !known.has(column))
  if (unknown === undefined) return call.method === 'POST' ? rows : body
  throw new Problem(400, `Could not find the '${unknown}' column of '${call.path.slice(1)}' in the schema cache`, {
    code: 'PGRST204',
  })
}

/** The rows of a POST on a table: readPayload has made one object a list, too. */
export const payloadRows = (payload: object): readonly object[] => (Array.isArray(payload) ? payload : [payload])

async function readJson(request: Request): Promise<object> {
  const text = await request.text()
  if (text === '') return {}
  try {
    const body: unknown = JSON.parse(text)
    if (typeof body === 'object' && body !== null) return body
  } catch {
    // Refused below, like a body that is no object.
  }
  throw new Problem(400, 'Empty or invalid json', { code: 'PGRST102' })
}

/**
 * Every argument becomes text, whatever its JSON type. One that is absent or null stays absent where the contract has it
 * so, and is '' elsewhere. Unknown ones fit no function.
 */
function toArguments(call: Call, sent: object): object {
  const names = fieldNames(call.payload)
  if (Object.keys(sent).some((name) => !names.includes(name))) {
    throw new Problem(404, `Could not find the function api.${call.name} in the schema cache`, { code: 'PGRST202' })
  }
  const absent = absentFields(call.payload)
  const given = new Map<string, unknown>(Object.entries(sent))
  return Object.fromEntries(
    names
      .filter((name) => !absent.includes(name) || (given.get(name) ?? null) !== null)
      .map((name) => [name, asText(given.get(name) ?? '')]),
  )
}

function asText(value: unknown): unknown {
  if (typeof value === 'string' || Array.isArray(value)) return value
  return JSON.stringify(value)
}
