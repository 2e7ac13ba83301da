import * as v from 'valibot'
import { dateWindow, invoice, invoiceColumns, newInvoiceColumns } from '@waldkerf/domain/entities/documents/invoices'
import { day } from '@waldkerf/domain/entities/wire'
import { rpc } from '../call.ts'
import { idText, noPayload, optionalId, sentColumns } from '../encodings.ts'

export const getInvoices = rpc.read('a_get_invoices', noPayload, v.array(invoice))

export const getInvoiceDetails = rpc.read('a_get_invoice_details', v.object({ invoice_id: idText }), v.array(invoice))

/** The server assigns the number. */
export const addInvoice = rpc.create(
  'a_add_invoice',
  v.object({ client_id: idText, ...sentColumns(newInvoiceColumns) }),
  invoice,
)

/** 409: archived, or the date leaves the year of the number or the order of the numbers. */
export const updateInvoiceDetails = rpc.change(
  'a_update_invoice_details',
  v.object({ id: idText, ...sentColumns(invoiceColumns), client_id: optionalId }),
  invoice,
)

export const setClientForInvoice = rpc.change(
  'a_set_client_for_invoice',
  v.object({ client_id: idText, rechnung_id: idText }),
  invoice,
)

/** Fixes the invoice: nothing of it changes afterwards. */
export const archiveInvoice = rpc.change('a_set_archive_for_rn', v.object({ invoice_id: idText }), invoice)

/** Dates of the invoices before and after one with this date. */
export const getInvoiceDateWindow = rpc.read('a_get_minmax_rn_datum', v.object({ rn_datum: day }), v.array(dateWindow))

/** The greatest date of the newest series; null if there is none. */
export const getFirstDateForNewInvoice = rpc.read('a_get_min_rn_datum_for_new_invoice', noPayload, v.nullable(day))
