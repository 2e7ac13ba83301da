import * as v from 'valibot'
import type { GenericSchema } from 'valibot'
import type { Call } from '../call.ts'

/** The mock API's code for success; anything else comes with a message. */
export const templateSuccess = 20_000

/** The mock API's envelope of every successful answer. Errors are HTTP 200 with another code and a `message`. */
const answered = <S extends GenericSchema>(data: S) => v.object({ code: v.literal(templateSuccess), data })

const withEffect =
  (effect: Call['effect']) =>
  <P extends GenericSchema, A extends GenericSchema>(
    name: `${Call['method']} /${string}`,
    payload: P,
    answer: A,
    { rows = [] }: { rows?: readonly string[] } = {},
  ) => {
    const [method, path] = name.split(' ') as [Call['method'], string]
    return {
      method,
      name,
      path: `/vue-element-admin${path}`,
      service: 'template',
      payload,
      answer: answered(answer),
      rows: ['data', ...rows],
      effect,
    } satisfies Call
  }

/**
 * Calls of the template part by their effect: below `/prod-api/vue-element-admin`, header `X-Token`. Rows are named below
 * `data`; see Call.
 */
export const templateCall = {
  read: withEffect('read'),
  create: withEffect('create'),
  idempotent: withEffect('idempotent'),
}
