import type { RowKey } from '../tableTypes.ts'

type Keys = ReadonlySet<RowKey>

/** The picked keys with one more, or without it where it was picked. */
export function toggled(picked: Keys, key: RowKey): Keys {
  const next = new Set(picked)
  if (!next.delete(key)) next.add(key)
  return next
}

/** The picked keys and those of all rows from one place to another, both included, whichever comes first. */
export function extended(picked: Keys, from: number, to: number, keyAt: (place: number) => RowKey | undefined): Keys {
  const next = new Set(picked)
  for (let place = Math.min(from, to); place <= Math.max(from, to); place++) {
    const key = keyAt(place)
    if (key !== undefined) next.add(key)
  }
  return next
}

/** So many of the picked rows are among those shown. */
export function countShown(picked: Keys, total: number, keyAt: (place: number) => RowKey | undefined): number {
  let count = 0
  for (let place = 0; place < total && count < picked.size; place++) {
    const key = keyAt(place)
    if (key !== undefined && picked.has(key)) count += 1
  }
  return count
}
