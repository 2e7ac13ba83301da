import * as v from 'valibot'
import { id, instant, text } from '../wire.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Why something stays, or stays without the name. */
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
/** A row goes when its person is erased, loses the name, or stays. */
const umgang = v.picklist(['geht', 'namenlos', 'bleibt'])

/** All that is kept of a person, as rows of the tables that have it. */
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

/** An erasure beforehand, or as it was done: how many rows of each table go, lose the name or stay. */
export const erasureList = v.object({
  teile: v.array(v.object({ grund, anzahl: count, umgang, tabelle: text })),
  user_id: id,
  /** Since when the person asks for it; null where nobody asks. */
  beantragt: v.nullable(instant),
})
export type ErasureList = v.InferOutput<typeof erasureList>
export type ErasurePart = ErasureList['teile'][number]

/** Names of terms, each with a sentence of its own. */
const name = v.picklist(['ablehnungen', 'aenderungen', 'dokumente', 'mails'])
export type TermName = v.InferOutput<typeof name>

/** Terms, what the last nights ended, and who asks for an erasure. */
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
