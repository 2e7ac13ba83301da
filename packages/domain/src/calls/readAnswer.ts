import { type ArraySchema, type GenericSchema, type ObjectSchema, safeParse } from 'valibot'
import type { Call } from './call.ts'

/** An answer that fits the contract. */
export interface AnswerRead {
  answer: unknown
  /** How many rows were left out. */
  unreadable: number
}

const isList = (schema: GenericSchema | undefined): schema is ArraySchema<GenericSchema, undefined> =>
  schema?.type === 'array'
const isObject = (schema: GenericSchema): schema is ObjectSchema<Record<string, GenericSchema>, undefined> =>
  schema.type === 'object'

/** The body with only its readable rows. Undefined if there is no list, or no row of it can be read. */
function readableRows(
  schema: GenericSchema | undefined,
  body: unknown,
  [name, ...below]: readonly string[],
): { body: unknown; unreadable: number } | undefined {
  if (name === undefined) {
    if (!isList(schema) || !Array.isArray(body)) return undefined
    const rows: unknown[] = body.filter((row) => safeParse(schema.item, row).success)
    return rows.length > 0 ? { body: rows, unreadable: body.length - rows.length } : undefined
  }
  if (!schema || !isObject(schema) || typeof body !== 'object' || body === null) return undefined
  const inner = readableRows(schema.entries[name], (body as Record<string, unknown>)[name], below)
  return inner && { ...inner, body: { ...body, [name]: inner.body } }
}

/**
 * Reads the body of an answer. Rows of a read that do not fit the contract are left out, unless it wants them whole;
 * the answer to a change must fit as a whole. Undefined: the body does not fit the contract.
 */
export function readAnswer({ answer: schema, effect, rows }: Call, body: unknown): AnswerRead | undefined {
  const whole = safeParse(schema, body)
  if (whole.success) return { answer: whole.output, unreadable: 0 }
  if (effect !== 'read' || rows === 'whole') return undefined
  const readable = readableRows(schema, body, rows ?? [])
  const parsed = readable && safeParse(schema, readable.body)
  return parsed?.success ? { answer: parsed.output, unreadable: readable?.unreadable ?? 0 } : undefined
}
