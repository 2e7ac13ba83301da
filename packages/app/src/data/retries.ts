import { ApiError } from '../api/errors.ts'

const tries = 3

/** Reads try again by themselves when the failure can pass; SWR alone would repeat every error, and for ever. */
export const isWorthAnotherTry = (error: unknown) => error instanceof ApiError && error.passing

/**
 * How long to wait before a repeated read: what the service asks for, else longer each time.
 * @param count 1 before the first repeat
 * @returns ms; undefined when it was tried often enough
 */
export function pauseBefore(count: number, error: unknown): number | undefined {
  if (count > tries) return undefined
  const asked = error instanceof ApiError ? error.retryAfter : undefined
  return asked === undefined ? 1_500 * count : asked * 1_000
}
