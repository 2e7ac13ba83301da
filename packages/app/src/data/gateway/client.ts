import type { CallAnswer, Call, CallPayload } from '@waldkerf/domain/calls/call'
import { ConflictError } from '@waldkerf/domain/editing/ConflictError'
import { safeParse } from 'valibot'
import { decode, readFailure, parseJson } from './answer.ts'
import { ApiError } from '@waldkerf/app/platform/errors/errors'

interface Limits {
  /** Until the answer begins, in ms. */
  begin: number
  /** Until the whole answer has arrived, in ms. */
  whole: number
}

/**
 * A read without any answer ends soon. Once the answer has begun it gets more time, since lists are slow on slow
 * connections. A write has one limit for everything, and so has a call that looks through whole tables.
 */
export const limits = {
  read: { begin: 10_000, whole: 30_000 },
  write: { begin: 15_000, whole: 15_000 },
  long: { begin: 30_000, whole: 30_000 },
} as const satisfies Record<string, Limits>

/**
 * Starts the time limit now.
 * @param asked the caller's own signal to abort the request
 */
function startLimit({ begin, whole }: Limits, asked?: AbortSignal) {
  const late = new AbortController()
  const first = setTimeout(() => late.abort(), begin)
  const second = setTimeout(() => late.abort(), whole)
  return {
    signal: asked ? AbortSignal.any([late.signal, asked]) : late.signal,
    /** To be called when the answer has begun. */
    onBegun: () => clearTimeout(first),
    isOver: () => late.signal.aborted,
    stop() {
      clearTimeout(first)
      clearTimeout(second)
    },
  }
}

export interface Access {
  /** The access token to send, refreshed if necessary and possible. */
  token: () => Promise<string | undefined>
  /** Called after a 401; true if there is a new token and the request can be repeated once. */
  renew: () => Promise<boolean>
  /** Called after a 403, because the role may have changed. */
  onForbidden?: () => void
}

export interface CallOptions {
  /** Values of the call's `filters`; a list selects rows with any of its values. */
  filters?: Readonly<Record<string, string | number | readonly number[]>>
  /** Version of the row that is changed, sent as `If-Match`. */
  version?: number
  /** For creating calls: made when the form opens, the same for every retry. */
  idempotencyKey?: string
  signal?: AbortSignal
}

export interface ClientOptions {
  /** Base address of the data service, `/rest`. */
  base: string
  access: Access
  /** Sends a request; the browser's own by default. */
  fetch?: (request: Request) => Promise<Response>
}

/**
 * The only gateway to the data service. Encodes by the contract's payload schema, decodes by its answer schema.
 * Requests are repeated here only after a 401, which has changed nothing; after a write with an unknown outcome the
 * caller reads the state, or repeats it with the same idempotency key.
 * @throws ConflictError for a 412, ApiError for everything else
 */
export function createClient({ base, access, fetch: send = (request) => fetch(request) }: ClientOptions) {
  async function attempt(request: () => Promise<Request>) {
    const first = await send(await request())
    if (first.status !== 401 || !(await access.renew())) return first
    return send(await request())
  }

  async function exchange<T>(
    call: Call,
    payload: unknown,
    options: CallOptions,
    read: (response: Response) => Promise<T>,
  ): Promise<T> {
    const saving = call.effect !== 'read'
    const limit = startLimit(limits[call.isLong ? 'long' : saving ? 'write' : 'read'], options.signal)
    try {
      const response = await attempt(async () =>
        buildRequest(base, call, payload, options, await access.token(), limit.signal),
      )
      limit.onBegun()
      if (!response.ok) throw await readFailure(response, call.effect)
      return await read(response)
    } catch (error) {
      if (error instanceof ConflictError) throw error
      if (error instanceof ApiError) {
        if (error.status === 403) access.onForbidden?.()
        throw error
      }
      if (limit.isOver()) throw new ApiError('timeout', { saving })
      throw new ApiError(options.signal?.aborted ? 'aborted' : 'network', { saving })
    } finally {
      limit.stop()
    }
  }

  return {
    /** Makes the call and returns the body decoded by its schema. */
    async call<C extends Call>(call: C, payload: CallPayload<C>, options: CallOptions = {}): Promise<CallAnswer<C>> {
      return decode(call, await exchange(call, payload, options, parseJson)) as CallAnswer<C>
    },
    /** A call that answers bytes. */
    bytes: <C extends Call>(call: C, payload: CallPayload<C>, options: CallOptions = {}): Promise<Blob> =>
      exchange(call, payload, options, (response) => response.blob()),
  }
}

export type Client = ReturnType<typeof createClient>

function buildAddress(base: string, call: Call, payload: unknown, filters: CallOptions['filters']) {
  const query = new URLSearchParams()
  for (const name of call.filters ?? []) {
    const value = filters?.[name] ?? ''
    query.set(name, typeof value === 'object' ? `in.(${value.join()})` : `eq.${value}`)
  }
  if (call.order) query.set('order', call.order)
  if (call.method === 'GET') {
    for (const [name, value] of Object.entries(payload as Record<string, string>)) query.set(name, value)
  }
  const text = query.toString()
  return new URL(`${base}${call.path}${text && `?${text}`}`, globalThis.location?.href ?? 'http://localhost')
}

function buildRequest(
  base: string,
  call: Call,
  payload: unknown,
  { filters, version, idempotencyKey }: CallOptions,
  token: string | undefined,
  signal: AbortSignal,
) {
  const { success, output: body } = safeParse(call.payload, payload)
  // An invalid payload is refused here and never sent.
  if (!success) throw new ApiError('http', { status: 400, code: 'bad_payload' })
  const headers = new Headers({ accept: 'application/json' })
  if (call.path === '/rpc/w_get_bild') headers.set('accept', 'image/*,*/*')
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (version !== undefined) headers.set('if-match', `"${version}"`)
  if (idempotencyKey) headers.set('idempotency-key', idempotencyKey)
  const withBody = call.method !== 'GET' && call.method !== 'DELETE'
  if (withBody) headers.set('content-type', 'application/json')
  // Asks for the changed or deleted rows, because the caller needs the new versions, or must see that none was touched.
  const prefer = call.prefer ?? (call.method !== 'GET' && !call.path.startsWith('/rpc/') && 'return=representation')
  if (prefer) headers.set('prefer', prefer)
  return new Request(buildAddress(base, call, body, filters), {
    method: call.method,
    headers,
    signal,
    ...(withBody && { body: JSON.stringify(body) }),
  })
}
