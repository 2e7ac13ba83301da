import type { Call } from '@waldkerf/domain/calls/call'
import { readAnswer } from '@waldkerf/domain/calls/readAnswer'
import type { ConflictError } from '@waldkerf/domain/editing/ConflictError'
import { logLater } from '../../platform/failures/logLater.ts'
import { ApiError, conflict, loadFailureWords } from '../../platform/errors/errors.ts'

/** The content type is looked at first: a proxy's HTML page with status 200 is no answer. */
export async function parseJson(response: Response): Promise<unknown> {
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

/** The failure that a refusal's body tells of, whatever it is made of. @param effect of the call: the same refusal means another thing */
export async function readFailure(response: Response, effect?: Call['effect']): Promise<ApiError | ConflictError> {
  const body: unknown = await response.json().catch(() => undefined)
  const text = (name: string) => {
    const value = (body as Record<string, unknown> | null | undefined)?.[name]
    return typeof value === 'string' ? value : undefined
  }
  const said = text('code') ?? ''
  // Only what is being made can be there already; of a change a value is somebody else's.
  const code = said === '23505' && effect === 'change' ? 'value_taken' : said
  // Only what our own functions raise has a word in `details` and words for people; the database's have internals.
  const ours = code.startsWith('PT')
  const details = {
    status: response.status,
    code: (ours ? text('details') : undefined) ?? code,
    retryAfter: secondsToWait(response.headers.get('retry-after')),
    serviceMessage: ours ? text('message') : undefined,
    hint: ours ? text('hint') : undefined,
    saving: effect !== undefined && effect !== 'read',
  }
  return response.status === 412 ? conflict(details) : new ApiError('http', details)
}

const leftOut = new WeakMap<object, number>()

/** So many rows were left out of these data, since they could not be read. Of what was made from an answer it is 0. */
export const unreadableRows = (data: unknown): number =>
  typeof data === 'object' && data !== null ? (leftOut.get(data) ?? 0) : 0

/** Keeps with the data how many of their rows were left out. @returns the data */
export function withUnreadable<T>(data: T, rows: number): T {
  if (rows > 0 && typeof data === 'object' && data !== null) leftOut.set(data, rows)
  return data
}

/** Says in the list of recent errors that rows were left out; in its own words, which may still be on their way. */
export async function reportUnreadable() {
  await loadFailureWords()
  await logLater(new ApiError('rows'))
}

/**
 * An answer by the contract, without the rows that do not fit it; the list of recent errors says that there were some.
 * @throws ApiError 'shape' where the answer is not the contract's
 */
export function decode(call: Call, body: unknown): unknown {
  const read = readAnswer(call, body)
  if (!read) throw new ApiError('shape')
  if (read.unreadable > 0) void reportUnreadable()
  return withUnreadable(read.answer, read.unreadable)
}
