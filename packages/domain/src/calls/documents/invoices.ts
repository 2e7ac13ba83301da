import * as v from 'valibot'
import { dateWindow, invoice } from '../../entities/documents/invoices.ts'
import { day } from '../../entities/wire.ts'
import { defineProcedure } from '../call.ts'
import { decimalText, idText, noPayload, nullToEmpty, optionalId } from '../encodings.ts'

export const getInvoices = defineProcedure({
  name: 'a_get_invoices',
  payload: noPayload,
  answer: v.array(invoice),
  effect: 'read',
  usedBy: { hook: 'useInvoices', screen: 'invoices' },
})

export const getInvoiceDetails = defineProcedure({
  name: 'a_get_invoice_details',
  payload: v.object({ invoice_id: idText }),
  answer: v.array(invoice),
  effect: 'read',
  usedBy: { hook: 'useStoredDocument', screen: 'invoices' },
})

/** The server gives the number. */
export const addInvoice = defineProcedure({
  name: 'a_add_invoice',
  payload: v.object({ client_id: idText, rn_datum: day, le_date: day, ust_satz: decimalText }),
  answer: invoice,
  effect: 'create',
  usedBy: { hook: 'useConversion', screen: 'invoices' },
})

/** 409: archived, or the date leaves the year of the number or the order of the numbers. */
export const updateInvoiceDetails = defineProcedure({
  name: 'a_update_invoice_details',
  payload: v.object({
    id: idText,
    bearbeiter: nullToEmpty,
    le_date: day,
    rn_datum: day,
    anrede: nullToEmpty,
    anschreiben: nullToEmpty,
    zuerl: nullToEmpty,
    ust_satz: decimalText,
    client_id: optionalId,
  }),
  answer: invoice,
  effect: 'change',
  usedBy: { hook: 'useEditorSession', screen: 'invoices' },
})

export const setClientForInvoice = defineProcedure({
  name: 'a_set_client_for_invoice',
  payload: v.object({ client_id: idText, rechnung_id: idText }),
  answer: invoice,
  effect: 'change',
  usedBy: { hook: 'useEditorSession', screen: 'invoices' },
})

/** Fixes the invoice: after it nothing of it changes. */
export const archiveInvoice = defineProcedure({
  name: 'a_set_archive_for_rn',
  payload: v.object({ invoice_id: idText }),
  answer: invoice,
  effect: 'change',
  usedBy: { hook: 'useArchiving', screen: 'invoices' },
})

/** Dates of the neighbours of an invoice with this date. */
export const getInvoiceDateWindow = defineProcedure({
  name: 'a_get_minmax_rn_datum',
  payload: v.object({ rn_datum: day }),
  answer: v.array(dateWindow),
  effect: 'read',
  usedBy: { hook: 'useDateWindow', screen: 'invoices' },
})

/** The greatest date of the newest series; null if there is none. */
export const getFirstDateForNewInvoice = defineProcedure({
  name: 'a_get_min_rn_datum_for_new_invoice',
  payload: noPayload,
  answer: v.nullable(day),
  effect: 'read',
  usedBy: { hook: 'useFirstDay', screen: 'invoices' },
})
