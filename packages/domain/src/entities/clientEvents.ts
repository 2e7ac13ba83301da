import * as v from 'valibot'
import { wordsColumn } from './columns.ts'
import { id, instant, text } from './wire.ts'

/** Written by `w_add_kunde_notiz`. */
export const noteColumns = { text: wordsColumn(2_000) }

/** Kinds of what happens with a client. */
export const eventKinds = ['angebot', 'rechnung', 'zahlung', 'mahnung', 'versand', 'karte', 'notiz'] as const
export type EventKind = (typeof eventKinds)[number]

/** w_get_kunde_verlauf: something that happened with a client. */
export const clientEvent = v.object({
  client_id: id,
  /** Names it among all of the client's. */
  schluessel: v.string(),
  /** Of a document and a payment the beginning of the day, in UTC. */
  zeit: instant,
  art: v.picklist(eventKinds),
  id,
  /** Where it leads; '' for nowhere. */
  ziel: v.picklist(['angebot', 'rechnung', 'karte', '']),
  ziel_id: v.nullable(id),
  /** Number of the document, subject of the mail, name of the map, or text of the note. */
  titel: text,
  /** Of a payment, or what a reminder asks for; '' for none. */
  betrag: text,
  /** Address of a mail. */
  an: text,
  /** E-mail of whoever did it; '' where nobody is told. */
  wer: text,
  /** How a payment came; whether a mail `wartet`, is `zugestellt`, `abgelehnt` or `beendet`. */
  stand: text,
})
export type ClientEvent = v.InferOutput<typeof clientEvent>
