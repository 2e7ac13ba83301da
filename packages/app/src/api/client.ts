import type { AnswerOf, Call, PayloadOf } from '@waldkerf/domain/calls/call'
import { type GenericSchema, safeParse } from 'valibot'
import { ApiError } from './errors.ts'

/** Limits in ms (an answer must be whole by then). */
const limits = { read: 10_000, write: 15_000 }

export interface Access {
  /** The access token to send; refreshed before, where that is possible and needed. */
  token: () => Promise<string | undefined>
  /** After a 401: true when a new token is there and one repeat makes sense. */
  renew: () => Promise<boolean>
  /** After a 403: the role may have changed. */
  onForbidden?: () => void
}

export interface CallOptions {
  /** Values of the call's `filters`. */
  filters?: Readonly<Record<string, string | number>>
  /** Version of the row that is changed, sent as `If-Match`. */
  version?: number
  /** For creating calls: made when the form opens, the same for every repeat. */
  idempotencyKey?: string
  signal?: AbortSignal
}

export interface ClientOptions {
  /** Base address of the data service, `/rest`. */
  base: string
  access: Access
  fetch?: typeof fetch
}

/**
 * The one door to the data service. Encodes by the contract's payload schema, decodes by its answer schema.
 * @throws ApiError, and nothing else
 */
export function createClient({ base, access, fetch: send = fetch.bind(globalThis) }: ClientOptions) {
  async function attempt(request: () => Promise<Request>) {
    const first = await send(await request())
    if (first.status !== 401 || !(await access.renew())) return first
    return send(await request())
  }

  async function exchange(call: Call, payload: unknown, options: CallOptions): Promise<Response> {
    const limit = AbortSignal.timeout(call.effect === 'read' ? limits.read : limits.write)
    const signal = options.signal ? AbortSignal.any([limit, options.signal]) : limit
    try {
      const response = await attempt(async () => requestFor(base, call, payload, options, await access.token(), signal))
      if (!response.ok) throw await failureOf(response)
      return response
    } catch (error) {
      if (error instanceof ApiError) {
        if (error.status === 403) access.onForbidden?.()
        throw error
      }
      if (limit.aborted) throw new ApiError('timeout')
      throw new ApiError(options.signal?.aborted ? 'aborted' : 'network')
    }
  }

  return {
    /** Makes the call and answers what its schema makes of the body. */
    async call<C extends Call>(call: C, payload: PayloadOf<C>, options: CallOptions = {}): Promise<AnswerOf<C>> {
      const response = await exchange(call, payload, options)
      return decode(call.answer, await bodyOf(response)) as AnswerOf<C>
    },
    /** A call that answers bytes. */
    async bytes<C extends Call>(call: C, payload: PayloadOf<C>, options: CallOptions = {}): Promise<Blob> {
      const response = await exchange(call, payload, options)
      return response.blob()
    },
  }
}

export type Client = ReturnType<typeof createClient>

function addressOf(base: string, call: Call, payload: unknown, filters: CallOptions['filters']) {
  const query = new URLSearchParams()
  for (const name of call.filters ?? []) query.set(name, `eq.${filters?.[name] ?? ''}`)
  if (call.order) query.set('order', call.order)
  if (call.method === 'GET') {
    for (const [name, value] of Object.entries(payload as Record<string, string>)) query.set(name, value)
  }
  const text = query.toString()
  return new URL(`${base}${call.path}${text && `?${text}`}`, globalThis.location?.href ?? 'http://localhost')
}

function requestFor(
  base: string,
  call: Call,
  payload: unknown,
  { filters, version, idempotencyKey }: CallOptions,
  token: string | undefined,
  signal: AbortSignal,
) {
  const { success, output: body } = safeParse(call.payload, payload)
  if (!success) throw new TypeError(`${call.name}: the payload does not fit the contract`)
  const headers = new Headers({ accept: 'application/json' })
  if (call.path === '/rpc/w_get_bild') headers.set('accept', 'image/*,*/*')
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (version !== undefined) headers.set('if-match', `"${version}"`)
  if (idempotencyKey) headers.set('idempotency-key', idempotencyKey)
  const withBody = call.method !== 'GET' && call.method !== 'DELETE'
  if (withBody) headers.set('content-type', 'application/json')
  if (call.method === 'PATCH' || (withBody && !call.path.startsWith('/rpc/'))) {
    headers.set('prefer', 'return=representation')
  }
  return new Request(addressOf(base, call, body, filters), {
    method: call.method,
    headers,
    signal,
    ...(withBody && { body: JSON.stringify(body) }),
  })
}

/** The content type is looked at first: a proxy's HTML page with status 200 is no answer. */
async function bodyOf(response: Response): Promise<unknown> {
  if (!/\bjson\b/.test(response.headers.get('content-type') ?? '')) throw new ApiError('notJson', response)
  try {
    return await response.json()
  } catch {
    throw new ApiError('notJson', { status: response.status })
  }
}

async function failureOf(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined)
  const text = (name: string) => {
    const value = (body as Record<string, unknown> | undefined)?.[name]
    return typeof value === 'string' ? value : undefined
  }
  const retryAfter = Number(response.headers.get('retry-after'))
  const known = text('code')?.startsWith('PT')
  return new ApiError('http', {
    status: response.status,
    code: text('details') ?? text('code') ?? '',
    ...(known && text('message') !== undefined && { serviceMessage: text('message') }),
    ...(retryAfter > 0 && { retryAfter }),
  })
}

function decode(schema: GenericSchema, body: unknown) {
  const result = safeParse(schema, body)
  if (!result.success) throw new ApiError('shape')
  return result.output
}
