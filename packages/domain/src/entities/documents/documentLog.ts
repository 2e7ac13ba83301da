import * as v from 'valibot'
import { id, instant, text } from '../wire.ts'

/** The touched part of a document; 'zahlung' and below belong to invoices, 'versand' to both. */
export const loggedParts = ['rechnung', 'angebot', 'position', 'zahlung', 'mahnung', 'versand'] as const

/** w_get_dokument_verlauf: a change of a document, from the database's log. */
export const documentLogEntry = v.object({
  zeit: instant,
  /** E-mail; '' if no person made the change. */
  wer: text,
  teil: v.picklist(loggedParts),
  teil_id: id,
  /** A line item's text, amount of a payment or reminder, address of a mail; '' for the document itself. */
  titel: text,
  vorgang: v.picklist(['angelegt', 'geaendert', 'entfernt']),
  /** By column: before and after, as text; null where there was nothing. */
  aenderungen: v.record(v.string(), v.tuple([v.nullable(v.string()), v.nullable(v.string())])),
})
export type DocumentLogEntry = v.InferOutput<typeof documentLogEntry>
