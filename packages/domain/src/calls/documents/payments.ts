import * as v from 'valibot'
import { invoiceStanding, payment, paymentKinds } from '../../entities/documents/payments.ts'
import { day } from '../../entities/wire.ts'
import { defineProcedure } from '../call.ts'
import { decimalText, idText, nullToEmpty } from '../encodings.ts'

const perhapsId = v.optional(v.union([idText, v.literal('')]), '')

/**
 * A payment of an archived invoice, entered by hand; it is never changed. `zu` is the payment that it takes back, with the
 * opposite amount. 400: no amount, another kind, a day to come; 409: the invoice is not archived, the reference is taken,
 * or the payment is taken back already.
 */
export const addPayment = defineProcedure({
  name: 'w_add_zahlung',
  payload: v.object({
    rechnung_id: idText,
    betrag: decimalText,
    datum: day,
    art: v.picklist(paymentKinds),
    referenz: nullToEmpty,
    zu: perhapsId,
  }),
  answer: payment,
  effect: 'create',
  usedBy: { hook: 'usePaymentChanges', screen: 'invoices' },
  source: 'added: the specification has invoices, and no call that says what was paid',
})

/** Without an id those of all invoices. */
export const getPayments = defineProcedure({
  name: 'w_get_zahlungen',
  payload: v.object({ rechnung_id: perhapsId }),
  answer: v.array(payment),
  rows: 'whole',
  effect: 'read',
  usedBy: { hook: 'useInvoicePayments', screen: 'invoices' },
  source: 'added: the specification has invoices, and no call that says what was paid',
})

/** Without an id all invoices. */
export const getInvoiceStandings = defineProcedure({
  name: 'w_get_rechnung_stand',
  payload: v.object({ rechnung_id: perhapsId }),
  answer: v.array(invoiceStanding),
  rows: 'whole',
  effect: 'read',
  usedBy: { hook: 'useInvoiceStandings', screen: 'forecast' },
  source: 'added: a list would have to read positions, payments and archives of all invoices to say what is open',
})
