import type { Call } from '@waldkerf/domain/calls/call'
import { readAnswer } from '@waldkerf/domain/calls/readAnswer'
import type { ConflictError } from '@waldkerf/domain/editing/ConflictError'
import { logLater } from '@waldkerf/app/platform/failures/logLater'
import { ApiError, conflict, loadFailureWords } from '@waldkerf/app/platform/errors/errors'

/** The content type is checked first: a proxy may send an HTML page with status 200. */
export async function parseJson(response: Response): Promise<unknown> {
  if (!/\bjson\b/.test(response.headers.get('content-type') ?? '')) throw new ApiError('notJson', response)
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    throw new ApiError('notJson', { status: response.status })
  }
}

/** `Retry-After` in seconds; the header has seconds or a date. */
function secondsToWait(header: string | null): number | undefined {
  if (header === null) return undefined
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1_000
  return seconds > 0 ? Math.ceil(seconds) : undefined
}

/**
 * The failure that a refusal's body describes.
 * @param effect of the call: the same status has another meaning for another effect
 */
export async function readFailure(response: Response, effect?: Call['effect']): Promise<ApiError | ConflictError> {
  const body: unknown = await response.json().catch(() => undefined)
  const text = (name: string) => {
    const value = (body as Record<string, unknown> | null | undefined)?.[name]
    return typeof value === 'string' ? value : undefined
  }
  const said = text('code') ?? ''
  // A conflict on creation means that the row exists already; on a change, that somebody else's value is stored.
  const code = said === '23505' && effect === 'change' ? 'value_taken' : said
  // Only our own functions put a code in `details` and a sentence for people in the message; the database's own
  // messages are internals.
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

/**
 * The number of rows that were left out of this data because they could not be read. 0 for data that was derived from
 * an answer.
 */
export const unreadableRows = (data: unknown): number =>
  typeof data === 'object' && data !== null ? (leftOut.get(data) ?? 0) : 0

/** Associates data with the number of their rows that were left out. @returns the data */
export function withUnreadable<T>(data: T, rows: number): T {
  if (rows > 0 && typeof data === 'object' && data !== null) leftOut.set(data, rows)
  return data
}

/** Notes in the list of recent errors that rows were left out. The texts may still be loading. */
export async function reportUnreadable() {
  await loadFailureWords()
  await logLater(new ApiError('rows'))
}

/**
 * An answer by the contract, without the rows that do not fit it; if there were some, the list of recent errors says
 * so.
 * @throws ApiError 'shape' where the answer does not fit the contract
 */
export function decode(call: Call, body: unknown): unknown {
  const read = readAnswer(call, body)
  if (!read) throw new ApiError('shape')
  if (read.unreadable > 0) void reportUnreadable()
  return withUnreadable(read.answer, read.unreadable)
}
