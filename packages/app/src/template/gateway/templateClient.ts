import type { CallAnswer, Call, CallPayload } from '@waldkerf/domain/calls/call'
import { templateSuccess } from '@waldkerf/domain/calls/template/templateCall'
import { fixedWords } from '@waldkerf/domain/words/exactWords'
import { failureText } from '@waldkerf/domain/words/failureText'
import type { GenericSchema } from 'valibot'
import { safeParse } from 'valibot'
import { decode, parseJson, readFailure, unreadableRows, withUnreadable } from '@waldkerf/app/data/gateway/answer'
import { ApiError, errorMessage } from '@waldkerf/app/platform/errors/errors'

/** Time limit for an answer of the mock API, in ms (spec section 9). */
export const templateTimeout = 5_000

/** Codes that end a session (spec section 8). */
const overCodes: ReadonlySet<number> = new Set([50_008, 50_012, 50_014])

/** An answer with a code other than 20000; its message is the API's own. */
export class TemplateRefusal extends Error {
  override name = 'TemplateRefusal'
  readonly code: number

  constructor(code: number, message: string | undefined) {
    super(failureText(message || fixedWords.error))
    this.code = code
  }

  /** The token is no longer valid. */
  get isOver() {
    return overCodes.has(this.code)
  }
}

/** The message about a failure that users see. */
export const failureMessage = (error: unknown): string =>
  error instanceof TemplateRefusal ? error.message : errorMessage(error)

interface ClientOptions {
  /** Address of the mock API, `/prod-api`. */
  base: string
  token: () => string | undefined
  /** Called for every failure that the caller does not handle itself. */
  onFailure: (failure: ApiError | TemplateRefusal) => void
  fetch?: typeof fetch
}

interface CallOptions {
  /** Failures that the caller handles itself; all others are shown. */
  quiet?: boolean | ((failure: ApiError | TemplateRefusal) => boolean)
}

const named = (path: string, payload: object) =>
  path.replace(/:(\w+)/g, (_whole, name: string) =>
    encodeURIComponent(String((payload as Record<string, unknown>)[name])),
  )

const writeQuery = (payload: object) =>
  new URLSearchParams(
    Object.entries(payload).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString()

/** The template part's client: 5 s limit, `X-Token` header; an answer without code 20000 is a failure, shown once. */
export function createTemplateClient({ base, token, onFailure, fetch: send = fetch }: ClientOptions) {
  function toRequest(call: Call, payload: object): Request {
    const current = token()
    const isRead = call.method === 'GET'
    const query = isRead ? writeQuery(payload) : ''
    return new Request(new URL(base + named(call.path, payload) + (query && `?${query}`), location.origin), {
      method: call.method,
      signal: AbortSignal.timeout(templateTimeout),
      headers: {
        ...(!isRead && { 'Content-Type': 'application/json' }),
        ...(current !== undefined && { 'X-Token': current }),
      },
      ...(!isRead && { body: JSON.stringify(payload) }),
    })
  }

  async function fetchAnswer(call: Call, payload: object): Promise<unknown> {
    const response = await send(toRequest(call, payload))
    if (!response.ok) throw await readFailure(response)
    const body = await parseJson(response)
    const { code, message } = body as { code?: unknown; message?: unknown }
    if (code !== templateSuccess) {
      throw new TemplateRefusal(Number(code), typeof message === 'string' ? message : undefined)
    }
    const answer = decode(call, body) as { data: unknown }
    return withUnreadable(answer.data, unreadableRows(answer))
  }

  return {
    /** @returns the answer's `data`. @throws ApiError, TemplateRefusal */
    async call<C extends Call<GenericSchema, GenericSchema<unknown, { data: unknown }>>>(
      call: C,
      payload: CallPayload<C>,
      { quiet = false }: CallOptions = {},
    ): Promise<CallAnswer<C>['data']> {
      const parsed = safeParse(call.payload, payload)
      if (!parsed.success) throw new ApiError('http', { code: 'bad_payload' })
      try {
        return await fetchAnswer(call, parsed.output as object)
      } catch (error) {
        const failure = toFailure(error)
        const handled = typeof quiet === 'function' ? quiet(failure) : quiet
        if (!handled) onFailure(failure)
        throw failure
      }
    },
  }
}

export type TemplateClient = ReturnType<typeof createTemplateClient>

function toFailure(error: unknown): ApiError | TemplateRefusal {
  if (error instanceof ApiError || error instanceof TemplateRefusal) return error
  const isLate = error instanceof DOMException && error.name === 'TimeoutError'
  return new ApiError(isLate ? 'timeout' : 'network')
}
