import * as v from 'valibot'
import { documentSums } from '../../entities/office/documentSums.ts'
import { defineProcedure } from '../call.ts'
import { noPayload } from '../encodings.ts'

/** Of all offers, reckoned like the editor does. */
export const getOfferSums = defineProcedure({
  name: 'w_get_angebot_summen',
  payload: noPayload,
  answer: v.array(documentSums),
  rows: 'whole',
  effect: 'read',
  usedBy: { hook: 'useOfferList', screen: 'offers' },
  source: 'added: a list would have to read the line items of all documents to say what they come to',
})

/** Of all invoices, reckoned like the editor does. */
export const getInvoiceSums = defineProcedure({
  name: 'w_get_rechnung_summen',
  payload: noPayload,
  answer: v.array(documentSums),
  rows: 'whole',
  effect: 'read',
  usedBy: { hook: 'useInvoiceList', screen: 'invoices' },
  source: 'added: a list would have to read the line items of all documents to say what they come to',
})
