import * as v from 'valibot'
import { invoiceStanding, payment, paymentKinds } from '../../entities/documents/payments.ts'
import { day } from '../../entities/wire.ts'
import { defineProcedure } from '../call.ts'
import { decimalText, idText, nullToEmpty } from '../encodings.ts'

const perhapsId = v.optional(v.union([idText, v.literal('')]), '')

/**
 * A payment of an archived invoice, entered by hand; it is never changed. `zu` is the payment that it takes back, with the
 * opposite amount. 400: no amount, another kind; 409: the invoice is not archived or cancelled, more would be paid back
 * than came in, the reference is taken, or the payment is taken back already. Without `bestaetigt` 409 as well for an
 * amount above ten times what is open, a day before the invoice's and one to come. `bank` is the identity of the entry of a
 * bank statement that it comes from, `bank_betrag` all that this one comes to: it is booked once, to one invoice or to several
 * (409). What takes a payment back frees its entry again.
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
    bestaetigt: v.optional(v.boolean(), false),
    bank: v.optional(v.string(), ''),
    bank_betrag: v.optional(v.union([decimalText, v.literal('')]), ''),
  }),
  answer: payment,
  effect: 'create',
  usedBy: { hook: 'usePaymentChanges', screen: 'invoices' },
  source: 'added: the specification has invoices, and no call that says what was paid',
})

/**
 * Books over what came in for a replaced invoice to the one that stands for it: two payments, each naming the other
 * invoice. The answer is the one that went away. 409: no fixed invoice stands for it, or nothing is owed back.
 */
export const addTransfer = defineProcedure({
  name: 'w_add_umbuchung',
  payload: v.object({ rechnung_id: idText }),
  answer: payment,
  effect: 'create',
  usedBy: { hook: 'useTransfer', screen: 'invoices' },
  source: 'added: a cancelled invoice may be paid already, and its money belongs to the one written for it',
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
