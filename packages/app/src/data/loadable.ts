import type { Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { SWRResponse } from 'swr'
import { messageOf } from '../api/errors.ts'

/** SWR's answer as the union that screens take. A failure keeps what was there. */
export function toLoadable<T>({ data, error, isValidating, mutate }: SWRResponse<T, unknown>): Loadable<T> {
  if (error !== undefined) {
    const retry = () => void mutate()
    return { status: 'failed', message: messageOf(error), retry, ...(data !== undefined && { data }) }
  }
  return data === undefined ? { status: 'loading' } : { status: 'ready', data, refreshing: isValidating }
}
