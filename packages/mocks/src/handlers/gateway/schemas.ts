import type { Call } from '@waldkerf/domain/calls/call'
import type { GenericSchema } from 'valibot'

/** The parts of a schema that the handlers look into: what the contract says need not be said again. */
interface Inside {
  type: string
  entries?: Record<string, GenericSchema>
  options?: GenericSchema[]
  item?: GenericSchema
  wrapped?: GenericSchema
}

const inside = (schema: GenericSchema): Inside => schema

/** The names that a payload may have, over all its alternatives. */
export function fieldNames(payload: GenericSchema): string[] {
  const { entries = {}, options = [], item } = inside(payload)
  return [...Object.keys(entries), ...options.flatMap(fieldNames), ...(item ? fieldNames(item) : [])]
}

/** The columns of a table call's rows, with the type of their schema. */
export function answerColumns({ answer }: Call): ReadonlyMap<string, string> {
  const { item } = inside(answer)
  const { entries = {} } = item ? inside(item) : {}
  return new Map(Object.entries(entries).map(([name, schema]) => [name, (inside(schema).wrapped ?? schema).type]))
}
