import * as v from 'valibot'
import type { GenericSchema } from 'valibot'
import { type Call, defineCall } from '../call.ts'

/** The mock API's code for success; anything else comes with a message. */
export const templateSuccess = 20_000

/** The mock API's wrapping of every good answer. Errors are HTTP 200 with another code and a `message`. */
const answered = <S extends GenericSchema>(data: S) => v.object({ code: v.literal(templateSuccess), data })

/** A call of the template part: below `/prod-api/vue-element-admin`, header `X-Token`. */
// The mark lets the build drop the calls that a part does not make.
/* @__NO_SIDE_EFFECTS__ */
export function defineTemplateCall<P extends GenericSchema, A extends GenericSchema>(
  call: Pick<Call<P, A>, 'method' | 'path' | 'payload' | 'effect'> & {
    answer: A
    /** Below `data`; see Call. */
    rows?: readonly string[]
    hook?: string
    source?: string
  },
) {
  const { hook, answer, rows = [], source = 'spec 7, template mock API', ...rest } = call
  return defineCall({
    ...rest,
    name: `${call.method} ${call.path}`,
    path: `/vue-element-admin${call.path}`,
    service: 'template',
    answer: answered(answer),
    rows: ['data', ...rows],
    ...(hook !== undefined && { usedBy: { hook, screen: 'demo' } }),
    source,
  })
}
