import type { GenericSchema, InferInput, InferOutput } from 'valibot'

/**
 * One call of the product. The contract is data: the client sends by it, the mock handlers answer by it, and the
 * service tests run it. Its users stand in uses.ts; the reasons for calls beyond the specification in addedCalls.ts.
 */
export interface Call<Payload extends GenericSchema = GenericSchema, Answer extends GenericSchema = GenericSchema> {
  /** Unique. Procedures: their name. Table calls: method and table, `PATCH /kaefer`. */
  name: string
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'PUT'
  /** Below the base address of its service; `:name` stands for a value of the payload. */
  path: string
  /** Who answers: the data service, or the mock API of the template part. Default 'data'. */
  service?: 'data' | 'template'
  /** Wire payload. Its input is what the code passes, its output what goes over the wire: the encodings live in it. */
  payload: Payload
  answer: Answer
  /** Columns this call filters by with `eq.`, or `in.` for several values; the caller passes their values. */
  filters?: readonly string[]
  /** PostgREST's `order`. */
  order?: string
  /** Sent as the header `Prefer`, in place of the method's default; older releases of the pages send no such header. */
  prefer?: string
  /**
   * read: repeats at will. create: carries an `Idempotency-Key`. change: carries `If-Match`. idempotent: neither.
   */
  effect: 'read' | 'create' | 'change' | 'idempotent'
  /**
   * Path to a read's rows in the answer; the answer itself when absent. An unreadable row is left out and counted.
   * 'whole': a missing row would make the others wrong, so one unreadable row fails the answer.
   */
  rows?: 'whole' | readonly string[]
  /** Looks through whole tables: the service gives it 25 s in place of 5 (SQL: `app.pre_request`). */
  isLong?: boolean
}

export type CallPayload<C> = C extends Call<infer P> ? InferInput<P> : never
export type CallAnswer<C> = C extends Call<GenericSchema, infer A> ? InferOutput<A> : never

const withEffect =
  (effect: Call['effect']) =>
  <P extends GenericSchema, A extends GenericSchema>(
    name: string,
    payload: P,
    answer: A,
    more?: Pick<Call, 'rows' | 'prefer' | 'isLong'>,
  ): Call<P, A> => ({ name, method: 'POST', path: `/rpc/${name}`, payload, answer, effect, ...more })

/** Remote procedures of the data service, POST /rpc/{name}, by their effect. */
export const rpc = {
  read: withEffect('read'),
  create: withEffect('create'),
  change: withEffect('change'),
  idempotent: withEffect('idempotent'),
}
