import type { Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { SWRResponse } from 'swr'
import { unreadableRows } from '../gateway/answer.ts'
import { errorMessage } from '@waldkerf/app/platform/errors/errors'

/**
 * SWR's answer as the union that screens use. A failure keeps the former data. Whether it is read again is left out: who
 * asks for that is rendered at the beginning and at the end of each read, as often as the data stay the same.
 */
export function toLoadable<T>({ data, error, mutate }: SWRResponse<T, unknown>): Loadable<T> {
  const unreadable = unreadableRows(data)
  const missing = unreadable > 0 && { unreadable }
  if (error !== undefined) {
    const retry = () => void mutate()
    return { status: 'failed', message: errorMessage(error), retry, ...(data !== undefined && { data }), ...missing }
  }
  return data === undefined ? { status: 'loading' } : { status: 'ready', data, ...missing }
}
