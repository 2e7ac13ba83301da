import * as v from 'valibot'
import { paymentStates } from './paymentStates.ts'
import { amount, day, id, instant, text } from '../wire.ts'

/** How something was paid; `ausgleich` settles what will not come, or was overpaid. */
export const paymentKinds = ['ueberweisung', 'bar', 'gutschrift', 'ausgleich'] as const
export type PaymentKind = (typeof paymentKinds)[number]

/** w_get_zahlungen: a payment of an archived invoice. Below zero it was paid back, or takes another one back. */
export const payment = v.object({
  id,
  rechnung_id: id,
  betrag: amount,
  datum: day,
  art: v.picklist(paymentKinds),
  /** The bank's reference or the like, '' for none; none is given twice by hand. Of an entry of the bank its purpose. */
  referenz: text,
  /** The payment that it takes back. */
  zu: v.nullable(id),
  /** The payment that takes it back. */
  zurueckgenommen_durch: v.nullable(id),
  erfasst_am: instant,
  /** E-mail of whoever entered it; '' for an import. */
  erfasst_von: text,
  /** The other side, where what came in for a replaced invoice went over to the one that stands for it. */
  gegenrechnung_id: v.nullish(id, null),
  gegenrechnung_nummer: v.nullish(v.string(), null),
  /** The identity of the entry of a bank statement that it comes from. */
  bank: v.optional(v.nullable(v.string())),
})
export type Payment = v.InferOutput<typeof payment>

/** w_get_rechnung_stand: what of an invoice is paid and open. */
export const invoiceStanding = v.object({
  rechnung_id: id,
  brutto: amount,
  bezahlt: amount,
  offen: amount,
  /** The part that the client gets back. */
  ueberzahlt: amount,
  /** As it was printed; of a draft as it would be. */
  faellig: day,
  /** The state in the words of release 0.1.0, whose pages know no others; nothing here reads it. */
  stand: v.optional(v.string()),
  zustand: v.picklist(paymentStates),
  /** How often it was reminded of, and when for the last time. */
  erinnert: v.optional(v.number()),
  zuletzt_erinnert: v.optional(v.nullable(day)),
})
export type InvoiceStanding = v.InferOutput<typeof invoiceStanding>
