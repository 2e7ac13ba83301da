import { columnNames, emptyRow } from '@waldkerf/domain/entities/columns'
import { lineColumns, type Position, unclearColumns } from '@waldkerf/domain/entities/documents/positions'

/** The columns of a line item that the editor changes. */
export const editedColumns = { ...lineColumns, ...unclearColumns }
export type PositionValues = Pick<Position, keyof typeof editedColumns>

/** A line item on the page. The key is the page's own: the server's id comes late, and changes when a delete is undone. */
export interface Row extends PositionValues {
  key: string
}

/** The head of an offer or an invoice, without the fields that only the server sets; all text, as sent. */
export type Header = Readonly<Record<string, string>>

/** An offer or an invoice in the editor; rows are in the document's order. */
export interface EditedDocument {
  header: Header
  rows: readonly Row[]
}

/** The values of a new, empty row. */
export const blankValues: PositionValues = { ...emptyRow(editedColumns), anzahl: '1' }

/** Whether the row is still empty: such a row exists on the page only and is never stored. */
export const isBlank = (values: PositionValues): boolean =>
  positionFields.every((field) => values[field] === blankValues[field])

export const positionFields = columnNames(editedColumns)

export const rowValues = ({ key: _key, ...values }: Row): PositionValues => values
