import { isBlank, positionFields, type PositionValues, type Row, rowValues } from './document.ts'

/** A line item as the data service has it. */
export interface SavedRow {
  id: number
  version: number
  /** Its order in the document, from 1. */
  lfd_nr: number
  values: PositionValues
}

/** A write that brings the data service to the state of the page. */
export type Write =
  | { kind: 'insert'; key: string; lfd_nr: number; values: PositionValues }
  | { kind: 'update'; key: string; lfd_nr: number; values: PositionValues; id: number; version: number }
  | { kind: 'delete'; key: string; id: number }

/** The stored rows, by the page's keys. */
export type Saved = ReadonlyMap<string, SavedRow>

export const sameValues = (one: PositionValues, other: PositionValues): boolean =>
  positionFields.every((field) => one[field] === other[field])

/**
 * The writes that turn the stored rows into the shown ones, in the document's order, deletes last. Undo needs no code of
 * its own: it changes what is shown, and a delete that was not sent yet is simply no longer planned.
 */
export function planWrites(rows: readonly Row[], saved: Saved): Write[] {
  const kept = rows.filter((row) => saved.has(row.key) || !isBlank(row))
  const writes = kept.flatMap((row, index) => toWrites(row, index + 1, saved.get(row.key)))
  return [...writes, ...deletes(rows, saved)]
}

/** Runs with each keystroke: if every stored row is shown, no row has to be compared. */
function deletes(rows: readonly Row[], saved: Saved): Write[] {
  if (rows.filter(({ key }) => saved.has(key)).length === saved.size) return []
  const shown = new Set(rows.map(({ key }) => key))
  return [...saved].flatMap(([key, { id }]): Write[] => (shown.has(key) ? [] : [{ kind: 'delete', key, id }]))
}

const nothing: readonly Write[] = []

function toWrites(row: Row, lfd_nr: number, saved: SavedRow | undefined): readonly Write[] {
  // Runs for each row with each keystroke, so rows that are stored unchanged allocate nothing.
  if (saved?.lfd_nr === lfd_nr && sameValues(saved.values, row)) return nothing
  const values = rowValues(row)
  if (!saved) return [{ kind: 'insert', key: row.key, lfd_nr, values }]
  return [{ kind: 'update', key: row.key, lfd_nr, values, id: saved.id, version: saved.version }]
}

/** The stored state once this write has been answered. @param answer the stored row; undefined after a delete */
export function withAnswer(saved: Saved, { key }: Write, answer: SavedRow | undefined): Saved {
  const next = new Map(saved)
  if (answer) next.set(key, answer)
  else next.delete(key)
  return next
}
