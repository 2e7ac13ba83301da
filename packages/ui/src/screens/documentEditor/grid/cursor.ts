import { columnNames } from '@waldkerf/domain/entities/columns'
import { lineColumns } from '@waldkerf/domain/entities/documents/positions'
import type { Row } from '@waldkerf/domain/office/editor/document'
import { isUnclear } from '@waldkerf/domain/office/editor/unclear'
import { lineAmount } from '@waldkerf/domain/office/money/amounts'
import { formatMoney } from '@waldkerf/domain/office/money/formatAmount'

const { erl_on: _print, ...cells } = lineColumns
export type GridField = keyof typeof cells

/** In the order in which Tab visits them: heading, text and explanation before all others. */
const gridFields = [...new Set<GridField>(['erl_titel', 'bez', 'erl', ...columnNames(cells)])]

/** Where the keyboard is. The row with the cursor has controls, the others are text. */
export interface Cursor {
  key: string
  field: GridField
}

/** Whether a row shows this field; heading and explanation only where there is one, or where it was asked for. */
export const hasField = (row: Row, field: GridField, opened: Cursor | undefined): boolean =>
  (field !== 'erl' && field !== 'erl_titel') || row[field] !== '' || (opened?.key === row.key && opened.field === field)

/** The same field some rows further; undefined beyond the ends. */
export function rowStep(rows: readonly Row[], { key, field }: Cursor, by: number): Cursor | undefined {
  const next = rows[rows.findIndex((row) => row.key === key) + by]
  if (!next) return undefined
  return { key: next.key, field: hasField(next, field, undefined) ? field : 'bez' }
}

/** The next or previous field; past a row's end that of its neighbour, undefined beyond the ends. */
export function fieldStep(
  rows: readonly Row[],
  cursor: Cursor,
  by: 1 | -1,
  opened: Cursor | undefined,
): Cursor | undefined {
  const at = rows.findIndex((row) => row.key === cursor.key)
  const order = rows
    .slice(Math.max(at - 1, 0), at + 2)
    .flatMap((row) =>
      gridFields.filter((field) => hasField(row, field, opened)).map((field) => ({ key: row.key, field })),
    )
  const place = order.findIndex(({ key, field }) => key === cursor.key && field === cursor.field)
  return order[place + by]
}

/** A line's amount; a dash where a number cannot be read. */
export const amountText = (row: Row): string => (isUnclear(row) ? '–' : formatMoney(lineAmount(row)))
