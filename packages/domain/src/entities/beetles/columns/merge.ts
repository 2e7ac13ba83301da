import type { Beetle } from '../beetles.ts'

/** The order in which columns travel; instants in UTC are in the order of their texts. */
const isNewer = (a: Beetle, b: Beetle) =>
  a.gemeldet_am === b.gemeldet_am ? a.id > b.id : a.gemeldet_am > b.gemeldet_am

/**
 * Applies later changes to records: changed ones are sorted in again, deleted ones removed. Unchanged records stay the
 * same objects.
 * @param before newest first, as `changes` are
 * @param gone ids, `weg` of the answer that brought the changes
 */
export function mergeBeetles(
  before: readonly Beetle[],
  changes: readonly Beetle[],
  gone: readonly number[],
): readonly Beetle[] {
  const left = new Set(gone)
  for (const { id } of changes) left.add(id)
  const merged: Beetle[] = []
  let next = 0
  for (const row of before) {
    if (left.has(row.id)) continue
    for (let change = changes[next]; change && isNewer(change, row); change = changes[++next]) merged.push(change)
    merged.push(row)
  }
  return [...merged, ...changes.slice(next)]
}
