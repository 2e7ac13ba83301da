import * as v from 'valibot'
import { dayColumn } from '../columns.ts'
import { documentEntries, letterColumns } from './documents.ts'
import { day, instant } from '../wire.ts'

const dayColumns = {
  rn_datum: dayColumn(),
  /** The date of supply. */
  le_date: dayColumn(),
}

/** Columns of a new invoice, written by `a_add_invoice`. */
export const newInvoiceColumns = { ...dayColumns, ust_satz: letterColumns.ust_satz }

/** Written, with the client, by `a_update_invoice_details`. */
export const invoiceColumns = { ...letterColumns, ...dayColumns }

/** Rechnung. Once `archiviert_am` is set nothing of the invoice changes any more. */
export const invoice = v.object({
  ...documentEntries,
  ...dayColumns,
  archiviert_am: v.nullish(instant, null),
})
export type Invoice = v.InferOutput<typeof invoice>

/** a_get_minmax_…: the dates that keep dates in the order of numbers; null at an end of the series. */
export const dateWindow = v.object({ min: v.nullable(day), max: v.nullable(day) })
export type DateWindow = v.InferOutput<typeof dateWindow>
