import type { Arguments } from 'swr'
import { type MergedSave, saveMerged } from '@waldkerf/domain/editing/saveMerged'
import { useRefreshed } from './useRefreshed.ts'

type Merging<Row, Values extends object> = Omit<MergedSave<Row, Values, Row>, 'base' | 'mine'> & {
  /** Cache key of the row. */
  key: Arguments
}

/**
 * A change of one stored row, merged with changes that others stored meanwhile. The stored row is shown before the
 * change counts as done.
 * @returns makes the change; throws ConflictError with the stored row, ApiError
 */
export function useMergedChange<Row, Values extends object>({ key, ...merging }: Merging<Row, Values>) {
  const refreshed = useRefreshed()
  return (base: Row, mine: Values) => refreshed(saveMerged<Row, Values>({ ...merging, base, mine }), { first: [key] })
}
