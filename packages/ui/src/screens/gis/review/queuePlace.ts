/** Where a record stood in the list: its place from 0, and its neighbours there. */
export interface Place {
  id: number | undefined
  at: number
  before: number | undefined
  after: number | undefined
}

/** Whether a record was taken away from its place: the two that it stood between are neighbours now. */
export function hasLeft(rows: readonly { id: number }[], { at, before, after }: Place): boolean {
  if (before === undefined && after === undefined) return false
  return rows[at - 1]?.id === before && rows[at]?.id === after
}
