import * as v from 'valibot'
import { amount, day, id, instant } from '../wire.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** w_get_aufgaben: the office's pending work, counted by the rules of the lists. */
export const officeTasks = v.object({
  /** Number of overdue invoices, and their open gross amount. */
  ueberfaellig: count,
  ueberfaellig_betrag: amount,
  /** The earliest of their due dates. */
  faellig_seit: v.nullable(day),
  /** Sent offers whose validity ends soon, and those whose validity has ended. */
  ablaufend: count,
  abgelaufen: count,
  /** The first of them to ask after: the one that ends next, else the one that ended last. `kunde` is '' without a client. */
  angebot: v.nullable(v.object({ id, nummer: v.string(), kunde: v.string() })),
  /** Accepted offers, which have no invoice yet, and invoices that are drafts, each with their gross amount. */
  angenommen: count,
  angenommen_betrag: amount,
  entwuerfe: count,
  entwuerfe_betrag: amount,
  /** Mails with documents that no mail server accepted within an hour, and mails that were refused. */
  mails_offen: count,
  mails_abgelehnt: count,
  /** The document of the first of these mails, refused ones first. */
  mail: v.nullable(v.object({ art: v.picklist(['angebot', 'rechnung']), id })),
  /** All mails, also those without a document, that no mail server accepted within an hour, and since when the oldest waits. */
  post_offen: count,
  post_seit: v.nullable(instant),
  /** Users who were invited and have no account yet; they need no work by the office. */
  eingeladen: v.array(id),
  /** Whether the office has a client, an offer or invoice, an archived invoice. */
  hat_kunden: v.boolean(),
  hat_dokumente: v.boolean(),
  hat_feste: v.boolean(),
})
export type OfficeTasks = v.InferOutput<typeof officeTasks>
