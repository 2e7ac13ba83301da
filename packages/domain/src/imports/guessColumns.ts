import { folded } from '@waldkerf/domain/search/folded'
import type { ImportTable } from './importTable.ts'

/** The column of each field, by its place; undefined where there is none. */
export type ImportColumns<Field extends string> = { readonly [F in Field]?: number | undefined }

/** How the column of a field is told. */
export interface FieldSigns {
  /** Heads as `folded` makes them, the preferred ones first. */
  heads: readonly RegExp[]
  /** A column whose head says nothing is told by its cells. */
  cell?: (cell: string) => boolean
}

export const sampleSize = 50

/** The first filled cells of a column. */
function sample({ rows }: ImportTable, column: number): string[] {
  const found: string[] = []
  for (const row of rows) {
    const cell = row[column]?.trim()
    if (cell) found.push(cell)
    if (found.length === sampleSize) break
  }
  return found
}

const mostly = (cells: readonly string[], test: (cell: string) => boolean) =>
  cells.length > 0 && cells.filter(test).length >= cells.length * 0.6

/** Guesses which column is what, by the heads first and by the cells where these say nothing. */
export function guessColumns<Field extends string>(
  table: ImportTable,
  signs: Readonly<Record<Field, FieldSigns>>,
): ImportColumns<Field> {
  const fields = Object.entries<FieldSigns>(signs) as [Field, FieldSigns][]
  const names = table.head.map(folded)
  const taken = new Map<Field, number>()
  const isFree = (column: number) => ![...taken.values()].includes(column)
  const take = (field: Field, find: (column: number) => boolean) => {
    const column = taken.has(field) ? -1 : names.findIndex((_, at) => isFree(at) && find(at))
    if (column >= 0) taken.set(field, column)
  }
  for (const [field, { heads }] of fields)
    for (const pattern of heads)
      take(field, (column) => pattern.test(names[column] ?? '') && sample(table, column).length > 0)
  for (const [field, { cell }] of fields) if (cell) take(field, (column) => mostly(sample(table, column), cell))
  return Object.fromEntries(taken) as ImportColumns<Field>
}

/** By which a choice of columns is remembered: the same source has the same heads. */
export const headKey = (head: readonly string[]): string => head.map(folded).toSorted().join('|')

/** Reads the cells of a row by what they are; '' where there is no such column. */
export const cellReader =
  <Field extends string>(columns: ImportColumns<Field>) =>
  (row: readonly string[], field: Field): string => {
    const column = columns[field]
    return column === undefined ? '' : (row[column]?.trim() ?? '')
  }
