import type { GenericSchema } from 'valibot'
import type { Call } from './call.ts'

const effects = { GET: 'read', POST: 'create', PATCH: 'change', DELETE: 'idempotent' } as const

/** A call of a table or view: its method says what it does. @param name method and path, `PATCH /kaefer` */
export function tableCall<P extends GenericSchema, A extends GenericSchema>(
  name: `${keyof typeof effects} /${string}`,
  payload: P,
  answer: A,
  more: Pick<Call, 'filters' | 'order' | 'prefer' | 'rows'> = {},
): Call<P, A> {
  const [method, path] = name.split(/[ ?]/) as [keyof typeof effects, string]
  return { name, method, path, payload, answer, effect: effects[method], ...more }
}
