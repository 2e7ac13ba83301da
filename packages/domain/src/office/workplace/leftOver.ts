import { type EditedDocument, type Header, isBlank, positionFields, type PositionValues } from '../editor/document.ts'
import { sameValues, type Saved } from '../editor/plan.ts'
import { headKey } from './mergeStored.ts'

/** Typed values that are not stored, and no longer can be once the document is closed. */
export interface LeftOver {
  /** Of the row, or `headKey`. */
  key: string
  kind: 'changed' | 'added' | 'removed'
  /** The typed values; for a removed row its stored text. */
  fields: readonly { field: string; value: string | boolean }[]
}

/**
 * Everything on the page that differs from the stored state, in the document's order; a changed order alone is left
 * out.
 */
export function leftOvers({ header, rows }: EditedDocument, storedHeader: Header, saved: Saved): LeftOver[] {
  const fields = differing(Object.keys(header), header, storedHeader)
  const head: LeftOver[] = fields.length > 0 ? [{ key: headKey, kind: 'changed', fields }] : []
  const changed = rows.flatMap((row): LeftOver[] => {
    const stored = saved.get(row.key)
    if (!stored) return isBlank(row) ? [] : [{ key: row.key, kind: 'added', fields: filled(row) }]
    if (sameValues(stored.values, row)) return []
    return [{ key: row.key, kind: 'changed', fields: differing(positionFields, row, stored.values) }]
  })
  const shown = new Set(rows.map(({ key }) => key))
  const removed = [...saved].flatMap(([key, { values }]): LeftOver[] =>
    shown.has(key) ? [] : [{ key, kind: 'removed', fields: [{ field: 'bez', value: values.bez }] }],
  )
  return [...head, ...changed, ...removed]
}

function differing<T extends object>(names: readonly (keyof T)[], mine: T, theirs: T): LeftOver['fields'] {
  const changed = names.filter((field) => (mine[field] ?? '') !== (theirs[field] ?? ''))
  return changed.map((field) => ({ field: String(field), value: mine[field] as string | boolean }))
}

const filled = (row: PositionValues): LeftOver['fields'] =>
  positionFields
    .filter((field) => row[field] !== '' && field !== 'erl_on')
    .map((field) => ({ field, value: row[field] }))
