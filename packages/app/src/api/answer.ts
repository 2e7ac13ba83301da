import { type GenericSchema, safeParse } from 'valibot'
import { ApiError } from './errors.ts'

/** The content type is looked at first: a proxy's HTML page with status 200 is no answer. */
export async function jsonOf(response: Response): Promise<unknown> {
  if (!/\bjson\b/.test(response.headers.get('content-type') ?? '')) throw new ApiError('notJson', response)
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    throw new ApiError('notJson', { status: response.status })
  }
}

/** `Retry-After` in seconds: it comes as such or as a date. */
function secondsToWait(header: string | null): number | undefined {
  if (header === null) return undefined
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1_000
  return seconds > 0 ? Math.ceil(seconds) : undefined
}

/** What the body of a refusal says, whatever it is made of. */
export async function failureOf(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined)
  const text = (name: string) => {
    const value = (body as Record<string, unknown> | null | undefined)?.[name]
    return typeof value === 'string' ? value : undefined
  }
  const code = text('code') ?? ''
  // Only what our own functions raise has a word in `details` and words for people; the database's have internals.
  const ours = code.startsWith('PT')
  return new ApiError('http', {
    status: response.status,
    code: (ours ? text('details') : undefined) ?? code,
    retryAfter: secondsToWait(response.headers.get('retry-after')),
    serviceMessage: ours ? text('message') : undefined,
  })
}

/** @throws ApiError 'shape' where the answer is not the contract's */
export function decode(schema: GenericSchema, body: unknown) {
  const result = safeParse(schema, body)
  if (!result.success) throw new ApiError('shape')
  return result.output
}
