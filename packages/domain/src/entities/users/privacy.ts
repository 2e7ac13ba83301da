import * as v from 'valibot'
import { id, instant, text } from '../wire.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Reasons for keeping a row, with or without the name. */
const keptReasons = [
  'veroeffentlicht',
  'gespraech',
  'wiederholung',
  'bearbeitet',
  'karten',
  'buero',
  'kunde',
  'dokument',
] as const
export type KeptReason = (typeof keptReasons)[number]

/** '' where nothing stays. */
const grund = v.picklist([...keptReasons, ''])
/** An erasure deletes a row, removes the name from it, or leaves it as it is. */
const umgang = v.picklist(['geht', 'namenlos', 'bleibt'])

/** All stored data of a person, as rows of their tables. */
export const personReport = v.object({
  stand: instant,
  teile: v.array(
    v.object({
      grund,
      /** The column that names the person. */
      spalte: text,
      umgang,
      zeilen: v.array(v.record(v.string(), v.unknown())),
      tabelle: text,
    }),
  ),
  /** Own pictures, by bilder.id. */
  bilder: v.array(id),
  user_id: id,
})
export type PersonReport = v.InferOutput<typeof personReport>

/** An erasure, planned or done: how many rows of each table are deleted, made anonymous or kept. */
export const erasureList = v.object({
  teile: v.array(v.object({ grund, anzahl: count, umgang, tabelle: text })),
  user_id: id,
  /** When the person requested it; null without a request. */
  beantragt: v.nullable(instant),
})
export type ErasureList = v.InferOutput<typeof erasureList>
export type ErasurePart = ErasureList['teile'][number]

/** Names of retention terms; pages describe each in a sentence of its own. */
const name = v.picklist(['ablehnungen', 'aenderungen', 'dokumente', 'mails'])
export type TermName = v.InferOutput<typeof name>

/** Retention terms, recent runs of the nightly job, and requests for erasure. */
export const privacyOverview = v.object({
  /** The newest first. */
  laeufe: v.array(v.object({ am: instant, name, anzahl: count })),
  /** Either years or days. */
  fristen: v.array(v.object({ name, tage: v.nullable(count), jahre: v.nullable(count) })),
  /** The oldest first. */
  antraege: v.array(v.object({ name: text, seit: instant, email: text, user_id: id })),
  /** How many people were erased so far. */
  geloescht: count,
})
export type PrivacyOverview = v.InferOutput<typeof privacyOverview>
