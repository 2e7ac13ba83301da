import * as v from 'valibot'
import { amount, day, id } from '../wire.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** w_get_aufgaben: what waits in the office, counted as the lists count it. */
export const officeTasks = v.object({
  /** Invoices of which something is open after their day, and how much, gross. */
  ueberfaellig: count,
  ueberfaellig_betrag: amount,
  /** The oldest of those days. */
  faellig_seit: v.nullable(day),
  /** Offers with clients whose validity ends soon, and those whose has ended. */
  ablaufend: count,
  abgelaufen: count,
  /** Mails with documents that no mail server has taken within an hour, and those that one refuses. */
  mails_offen: count,
  mails_abgelehnt: count,
  /** The first document of those, the refused ones before the others. */
  mail: v.nullable(v.object({ art: v.picklist(['angebot', 'rechnung']), id })),
  /** Who was invited and has no account: these people wait for nobody. */
  eingeladen: v.array(id),
  /** How far the office has begun: a client, an offer or invoice, an invoice that is fixed. */
  hat_kunden: v.boolean(),
  hat_dokumente: v.boolean(),
  hat_feste: v.boolean(),
})
export type OfficeTasks = v.InferOutput<typeof officeTasks>
