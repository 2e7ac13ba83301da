import * as v from 'valibot'
import { wordsColumn } from './columns.ts'
import { id, instant, text } from './wire.ts'

/** Written by `w_add_kunde_notiz`. */
export const noteColumns = { text: wordsColumn(2_000) }

/** Kinds of events in a client's history. */
export const eventKinds = ['angebot', 'rechnung', 'zahlung', 'mahnung', 'versand', 'karte', 'notiz'] as const
export type EventKind = (typeof eventKinds)[number]

/** w_get_kunde_verlauf: an event in a client's history. */
export const clientEvent = v.object({
  client_id: id,
  /** Unique among the client's events. */
  schluessel: v.string(),
  /** For a document and a payment the beginning of the day, in UTC. */
  zeit: instant,
  art: v.picklist(eventKinds),
  id,
  /** Kind of the linked record; '' for none. */
  ziel: v.picklist(['angebot', 'rechnung', 'karte', '']),
  ziel_id: v.nullable(id),
  /** Number of the document, subject of the mail, name of the map, or text of the note. */
  titel: text,
  /** Amount of a payment, or claimed by a reminder; '' for none. */
  betrag: text,
  /** Address of a mail. */
  an: text,
  /** E-mail of the person who did it; '' where that is not shown. */
  wer: text,
  /** Kind of a payment; of a mail `wartet`, `zugestellt`, `abgelehnt` or `beendet`. */
  stand: text,
})
export type ClientEvent = v.InferOutput<typeof clientEvent>
