import { pauseBefore } from '@waldkerf/domain/repetition/rounds'
import type { SWRConfiguration } from 'swr'
import { ApiError } from '../../platform/errors/errors.ts'
import { logLater } from '../../platform/failures/logLater.ts'

/** Reads try again by themselves when the failure can pass; SWR alone would repeat every error, and for ever. */
const isWorthAnotherTry = (error: unknown) => error instanceof ApiError && error.passing

/** How reads are repeated. Who reads shows the failure meanwhile, with a button that asks at once. */
export const retries = {
  shouldRetryOnError: isWorthAnotherTry,
  onError: (error: unknown) => {
    if (!isWorthAnotherTry(error)) void logLater(error)
  },
  onErrorRetry: (error: unknown, _key, _config, revalidate, { retryCount }) => {
    const wait = pauseBefore(retryCount, error instanceof ApiError ? error.retryAfter : undefined)
    if (wait === undefined) void logLater(error)
    else setTimeout(() => void revalidate({ retryCount }), wait)
  },
} satisfies SWRConfiguration
