import * as v from 'valibot'
import { paymentStates } from './paymentStates.ts'
import { amount, day, id, instant, text } from '../wire.ts'

/** How something was paid; `ausgleich` settles an amount that will not be paid, or was overpaid. */
export const paymentKinds = ['ueberweisung', 'bar', 'gutschrift', 'ausgleich'] as const
export type PaymentKind = (typeof paymentKinds)[number]

/** w_get_zahlungen: a payment of an archived invoice. A negative one was paid back, or takes another one back. */
export const payment = v.object({
  id,
  rechnung_id: id,
  betrag: amount,
  datum: day,
  art: v.picklist(paymentKinds),
  /** A reference such as the bank's, '' for none; unique if entered by hand. For a bank statement entry its purpose. */
  referenz: text,
  /** The payment that it takes back. */
  zu: v.nullable(id),
  /** The payment that takes it back. */
  zurueckgenommen_durch: v.nullable(id),
  erfasst_am: instant,
  /** E-mail of the person who entered it; '' for an import. */
  erfasst_von: text,
  /** The other invoice of a transfer from a replaced invoice to its successor. */
  gegenrechnung_id: v.nullish(id, null),
  gegenrechnung_nummer: v.nullish(v.string(), null),
  /** Identity of the bank statement entry that it comes from. */
  bank: v.optional(v.nullable(v.string())),
})
export type Payment = v.InferOutput<typeof payment>

/** w_get_rechnung_stand: the paid and open amounts of an invoice. */
export const invoiceStanding = v.object({
  rechnung_id: id,
  brutto: amount,
  bezahlt: amount,
  offen: amount,
  /** The part that the client gets back. */
  ueberzahlt: amount,
  /** The due date as printed; for a draft as it would be printed. */
  faellig: day,
  /** The state in the words of release 0.1.0, for its pages only. */
  stand: v.optional(v.string()),
  zustand: v.picklist(paymentStates),
  /** Number of reminders, and the day of the last one. */
  erinnert: v.optional(v.number()),
  zuletzt_erinnert: v.optional(v.nullable(day)),
  /** Each mail of the last reminder was refused or given up. */
  erinnerung_gescheitert: v.optional(v.boolean()),
  /** The amount that it claims, where that is not `brutto`; of a draft what fixing it would add to the claims. */
  gefordert: v.optional(amount),
  /** The fixed final invoice that an instalment has gone over into. */
  schluss_id: v.optional(v.nullable(id)),
  /** Skonto that is granted. */
  skonto: v.optional(amount),
  /** The amount that may be left out until the last day; '0.00' and null without Skonto. */
  skonto_abzug: v.optional(amount),
  skonto_bis: v.optional(v.nullable(day)),
  /** The day of the payment that Skonto was granted with. */
  skonto_am: v.optional(v.nullable(day)),
})
export type InvoiceStanding = v.InferOutput<typeof invoiceStanding>
