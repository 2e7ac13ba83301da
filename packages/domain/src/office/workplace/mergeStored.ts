import { mergeFields, type MergeRules, pickFields } from '@waldkerf/domain/editing/mergeFields'
import type { Command } from '../editor/commands.ts'
import type { EditedDocument, Header, PositionValues, Row } from '../editor/document.ts'
import { type Saved, type SavedRow, sameValues } from '../editor/plan.ts'
import { cells } from '../editor/unclear.ts'

/** The head as it is stored. */
export interface SavedHead {
  version: number
  header: Header
}

/** A field that both sides changed to different values. */
export interface Conflict {
  /** Of the row, or `headKey`. */
  key: string
  fields: readonly { field: string; mine: string | boolean; theirs: string | boolean }[]
}

/** The key that names the head beside the keys of rows. */
export const headKey = 'head'

export interface MergeInput {
  shown: EditedDocument
  head: SavedHead
  saved: Saved
  stored: { head: SavedHead; rows: readonly SavedRow[] }
  /** Makes the key of a stored row that is new here. */
  keyFor: (row: SavedRow) => string
}

export interface MergedState {
  /** Changes to show on the page, outside the undo history. */
  commands: Command[]
  head: SavedHead
  saved: Saved
  /** The page keeps its own values of these until the user chooses. */
  conflicts: Conflict[]
}

/**
 * Merges what others have stored, field by field: a field changed on one side takes that value, one changed on both is a
 * conflict for the user. Rows that others removed disappear unless they were changed here; then they are inserted again.
 */
export function mergeStored({ shown, head, saved, stored, keyFor }: MergeInput): MergedState {
  const commands: Command[] = []
  const conflicts: Conflict[] = []
  const next = new Map<string, SavedRow>()
  const keyById = new Map([...saved].map(([key, { id }]) => [id, key]))
  const mineByKey = new Map(shown.rows.map((row) => [row.key, row]))
  const order = stored.rows.map((row) => ({ row, key: keyById.get(row.id) ?? keyFor(row) }))

  for (const { row, key } of order) {
    next.set(key, row)
    const base = saved.get(key)
    const mine = mineByKey.get(key)
    if (base && mine) {
      const { changes, conflict } = mergedChanges(key, [base.values, valuesIn(mine), row.values], { together: cells })
      if (changes) commands.push({ kind: 'change', key, changes })
      if (conflict) conflicts.push(conflict)
    } else if (!mine && (!base || !sameValues(base.values, row.values))) {
      // New here, or removed here while somebody else changed it.
      commands.push({ kind: 'insert', items: [{ at: findPlace(shown.rows, order, key), row: { ...row.values, key } }] })
    }
  }
  const gone = [...saved].filter(([key, base]) => {
    const mine = mineByKey.get(key)
    return !next.has(key) && mine !== undefined && sameValues(base.values, mine)
  })
  if (gone.length > 0) commands.push({ kind: 'remove', keys: gone.map(([key]) => key) })
  commands.push(...movesTo(shown.rows, saved, order))

  const { changes, conflict } = mergedChanges<Header>(headKey, [head.header, shown.header, stored.head.header])
  if (changes) commands.push({ kind: 'header', changes: changes as Header })
  if (conflict) conflicts.push(conflict)
  return { commands, head: stored.head, saved: next, conflicts }
}

const valuesIn = ({ key: _key, ...values }: Row): PositionValues => values

/** The stored changes to take over here, and the conflicts that the user must resolve. */
function mergedChanges<T extends object>(key: string, [base, mine, theirs]: readonly [T, T, T], rules?: MergeRules<T>) {
  const { merged, conflicts } = mergeFields<T>(base, mine, theirs, rules)
  const taken = (Object.keys(mine) as (keyof T)[]).filter((field) => field in theirs && merged[field] !== mine[field])
  const asked = conflicts.map((field) => ({
    field,
    mine: mine[field] as string | boolean,
    theirs: theirs[field] as string | boolean,
  }))
  return {
    changes: taken.length > 0 ? pickFields(merged, taken) : undefined,
    conflict: asked.length > 0 ? { key, fields: asked } : undefined,
  }
}

type Ordered = readonly { key: string }[]

/** The index to insert a row at: after the row that precedes it in the stored order. */
function findPlace(rows: readonly Row[], order: Ordered, key: string): number {
  const place = order.findIndex((each) => each.key === key)
  const before = order[place - 1]
  if (!before) return 0
  const at = rows.findIndex((row) => row.key === before.key)
  return at < 0 ? Math.min(place, rows.length) : at + 1
}

/** Takes over the others' order unless it was changed here. */
function movesTo(rows: readonly Row[], saved: Saved, order: Ordered): Command[] {
  const known = rows.filter(({ key }) => saved.has(key)).map(({ key }) => key)
  const before = known.toSorted((a, b) => (saved.get(a)?.lfd_nr ?? 0) - (saved.get(b)?.lfd_nr ?? 0))
  if (known.some((key, at) => key !== before[at])) return []
  const wanted = order.map(({ key }) => key).filter((key) => saved.has(key) && known.includes(key))
  if (wanted.every((key, at) => key === known[at]) || wanted.length !== known.length) return []
  return wanted.map((key, to) => ({ kind: 'move', key, to }))
}
