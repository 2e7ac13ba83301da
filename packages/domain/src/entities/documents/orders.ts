import * as v from 'valibot'
import { amount, day, decimal, id, text } from '../wire.ts'
import { paymentStates } from './paymentStates.ts'

/**
 * An invoice's part in an order, which is an accepted offer: '' stands for itself, 'abschlag' asks for a part of the
 * order, 'schluss' settles the whole.
 */
export const invoiceParts = ['', 'abschlag', 'schluss'] as const
export type InvoicePart = (typeof invoiceParts)[number]

/** The ways to ask for an instalment: a net amount, per cent of the whole, or the progress of each line item so far. */
export const instalmentWays = ['betrag', 'anteil', 'stand'] as const
export type InstalmentWay = (typeof instalmentWays)[number]

/** The deduction of a final invoice for an instalment; with the other sign in the invoice that cancels it. */
export const deduction = v.object({
  nummer: v.string(),
  datum: day,
  /** Rate and tax case of the instalment, which may differ from the final invoice's. */
  ust_satz: decimal,
  steuerfall: text,
  /** The amount received and the Skonto granted: net, the tax in it, gross. */
  netto: amount,
  ust: amount,
  brutto: amount,
  /** The gross amount that the instalment asked for. */
  berechnet: amount,
  /** The part of the gross amount that is Skonto. */
  skonto: v.optional(amount),
})
export type Deduction = v.InferOutput<typeof deduction>

const orderInvoice = v.object({
  id,
  nummer: v.string(),
  teil: v.picklist(invoiceParts),
  datum: day,
  netto: amount,
  ust_satz: decimal,
  ust: amount,
  brutto: amount,
  /** The amount that it claims; of a draft what fixing it would add to the claims. */
  gefordert: amount,
  bezahlt: amount,
  offen: amount,
  ueberzahlt: amount,
  zustand: v.picklist(paymentStates),
  /** Granted, and claimed no more. */
  skonto: v.optional(amount),
})
export type OrderInvoice = v.InferOutput<typeof orderInvoice>

/** w_get_auftrag: an offer as an order, with its instalments and final invoices, cancelled ones among them. */
export const order = v.object({
  angebot_id: id,
  /** The words of an order that came without an offer, else ''. */
  auftrag: v.optional(text),
  netto: amount,
  ust: amount,
  brutto: amount,
  /** The progress that was invoiced last, in per cent, by the ids of the offer's line items. */
  staende: v.record(v.string(), decimal),
  rechnungen: v.array(orderInvoice),
})
export type Order = v.InferOutput<typeof order>
