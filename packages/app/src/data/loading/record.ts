import { ApiError } from '@waldkerf/app/platform/errors/errors'
import type { Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { SWRResponse } from 'swr'
import { toLoadable } from './loadable.ts'

/** The service knows no such record, or none that the caller may see; an id too large for it is a 400. */
export const saysNone = (error: unknown) => error instanceof ApiError && [400, 404].includes(error.status)

/** As `toLoadable`, of one record that an address names: tells whether it is missing. */
export function toRecord<T>(answer: SWRResponse<T, unknown>): Loadable<T> {
  const state = toLoadable(answer)
  return state.status === 'failed' && saysNone(answer.error) ? { ...state, isMissing: true } : state
}
