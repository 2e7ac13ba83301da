import type { EditedDocument, Header, PositionValues, Row } from './document.ts'

/** A change of the document that can be undone. Rows are named by key; indices count from 0. */
export type Command =
  | { kind: 'header'; changes: Header }
  | { kind: 'change'; key: string; changes: Partial<PositionValues> }
  /** The index of each row after all are inserted, ascending. */
  | { kind: 'insert'; items: readonly { at: number; row: Row }[] }
  | { kind: 'move'; key: string; to: number }
  | { kind: 'remove'; keys: readonly string[] }

export interface Applied {
  document: EditedDocument
  /** Undoes it. */
  inverse: Command
}

type Apply<K extends Command['kind']> = (
  document: EditedDocument,
  command: Extract<Command, { kind: K }>,
) => Applied | undefined

const table: { readonly [K in Command['kind']]: Apply<K> } = {
  header(document, { changes }) {
    const before = formerValues<Header>(document.header, changes) as Header | undefined
    return (
      before && {
        document: { ...document, header: { ...document.header, ...changes } },
        inverse: { kind: 'header', changes: before },
      }
    )
  },
  change(document, { key, changes }) {
    const row = document.rows.find((each) => each.key === key)
    const before = row && formerValues(row, changes)
    if (!before) return undefined
    const rows = document.rows.map((each) => (each === row ? { ...row, ...changes } : each))
    return { document: { ...document, rows }, inverse: { kind: 'change', key, changes: before } }
  },
  insert(document, { items }) {
    if (items.length === 0) return undefined
    const rows = [...document.rows]
    for (const { at, row } of items) rows.splice(at, 0, row)
    return { document: { ...document, rows }, inverse: { kind: 'remove', keys: items.map(({ row }) => row.key) } }
  },
  move(document, { key, to }) {
    const from = document.rows.findIndex((row) => row.key === key)
    const place = Math.min(Math.max(to, 0), document.rows.length - 1)
    const row = document.rows[from]
    if (!row || place === from) return undefined
    return {
      document: { ...document, rows: document.rows.toSpliced(from, 1).toSpliced(place, 0, row) },
      inverse: { kind: 'move', key, to: from },
    }
  },
  remove(document, { keys }) {
    const gone = new Set(keys)
    const items = document.rows.flatMap((row, at) => (gone.has(row.key) ? [{ at, row }] : []))
    if (items.length === 0) return undefined
    const rows = document.rows.filter((row) => !gone.has(row.key))
    return { document: { ...document, rows }, inverse: { kind: 'insert', items } }
  },
}

/** The old values of the fields that really change; undefined if none does. */
function formerValues<T extends object>(current: T, changes: Partial<T>): Partial<T> | undefined {
  const fields = (Object.keys(changes) as (keyof T)[]).filter((field) => changes[field] !== current[field])
  if (fields.length === 0) return undefined
  return Object.fromEntries(fields.map((field) => [field, current[field]])) as Partial<T>
}

/** @returns undefined when the command changes nothing: no such row, the same values, the same place */
export function apply<K extends Command['kind']>(
  document: EditedDocument,
  command: Extract<Command, { kind: K }>,
): Applied | undefined {
  const change: Apply<K> = table[command.kind]
  return change(document, command)
}
