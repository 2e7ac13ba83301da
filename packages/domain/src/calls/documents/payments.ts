import * as v from 'valibot'
import { invoiceStanding, payment, paymentKinds } from '@waldkerf/domain/entities/documents/payments'
import { day } from '@waldkerf/domain/entities/wire'
import { rpc } from '../call.ts'
import { decimalText, idText, nullToEmpty, perhapsId } from '../encodings.ts'

/**
 * A payment of an archived invoice, entered by hand; it is never changed. `zu` is the payment that it takes back, with
 * the opposite amount. 400: no amount, another kind; 409: the invoice is not archived or cancelled, more would be paid
 * back than came in, the reference is taken, or the payment is taken back already. Without `bestaetigt` 409 as well for
 * an amount above ten times the open one, a day before the invoice's and a future day. `bank` identifies the bank
 * statement entry that it comes from, `bank_betrag` is that entry's whole amount, which is booked once, to one or
 * several invoices (409). Taking the payment back frees the entry again.
 */
export const addPayment = rpc.create(
  'w_add_zahlung',
  v.object({
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
  payment,
)

/**
 * Transfers the money paid for a replaced invoice to its successor: two payments, each naming the other invoice.
 * Answers the outgoing one. 409: there is no fixed successor, or nothing is owed back.
 */
export const addTransfer = rpc.create('w_add_umbuchung', v.object({ rechnung_id: idText }), payment)

/** Without an id those of all invoices. */
export const getPayments = rpc.read('w_get_zahlungen', v.object({ rechnung_id: perhapsId }), v.array(payment), {
  rows: 'whole',
})

/** Without an id all invoices. */
export const getInvoiceStandings = rpc.read(
  'w_get_rechnung_stand',
  v.object({ rechnung_id: perhapsId }),
  v.array(invoiceStanding),
  { rows: 'whole' },
)
