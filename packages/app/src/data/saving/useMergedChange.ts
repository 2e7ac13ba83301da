import type { Arguments } from 'swr'
import { type MergedSave, saveMerged } from '@waldkerf/domain/editing/saveMerged'
import { useRefreshed } from './useRefreshed.ts'

type Merging<Row, Values extends object> = Omit<MergedSave<Row, Values, Row>, 'base' | 'mine'> & {
  /** Of the row in the cache. */
  key: Arguments
}

/**
 * A change of one stored row, merged with what others have stored meanwhile. What is stored is shown before it counts as
 * done.
 * @returns the change; it throws ConflictError with the row as it is stored, ApiError
 */
export function useMergedChange<Row, Values extends object>({ key, ...merging }: Merging<Row, Values>) {
  const refreshed = useRefreshed()
  return (base: Row, mine: Values) => refreshed(saveMerged<Row, Values>({ ...merging, base, mine }), { first: [key] })
}
