import * as v from 'valibot'
import { day, id, text } from '../wire.ts'
import { weekCount } from './beetleOverviews.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Sightings of the year and, in the same weeks, of the one before; without those rejected. */
const compared = { anzahl: count, vorjahr: count }

/** Decisions of a month. `median`, `p90`: after so many days half, and nine of ten of them, were made. */
export const decisionMonth = v.object({
  p90: count,
  /** 1 to 12; 0 for the whole year. */
  monat: count,
  median: count,
  abgelehnt: count,
  veroeffentlicht: count,
})
export type DecisionMonth = v.InferOutput<typeof decisionMonth>

/** How many accounts reported at least `ab` sightings in the year, and fewer than the next class begins with. */
export const reporterClass = v.object({
  ab: count,
  melder: count,
  /** Accounts of the class in the year before. */
  vorjahr: count,
  /** Sightings that these have reported. */
  meldungen: count,
})
export type ReporterClass = v.InferOutput<typeof reporterClass>

/** The classes of reporters begin with these numbers of sightings. */
export const reporterClasses = [1, 2, 6, 21] as const

/** The figures of an ISO year, for experts and administrators; nobody is named. */
export const yearReport = v.object({
  /** `name` is the German one. */
  arten: v.array(v.object({ art: id, name: text, ...compared })),
  /** The years that have sightings, the newest first. */
  jahre: v.array(v.number()),
  melder: v.array(reporterClass),
  /** Of the year, all of them. */
  status: v.array(v.object({ anzahl: count, status: v.string() })),
  /** Of the year and the five before, without those rejected. */
  wochen: v.array(weekCount),
  laender: v.array(v.object({ ...compared, bundesland: text })),
  entscheidungen: v.array(decisionMonth),
})
export type YearReport = v.InferOutput<typeof yearReport>

/** A cell of the map with sightings; its row and column count from the equator and from Greenwich. */
export const yearCell = v.object({ y: v.number(), x: v.number(), ...compared })
export type YearCell = v.InferOutput<typeof yearCell>

/** Width and height of a cell in degrees. */
export const cellSize = { width: 360 / 1024, height: 225 / 1024 } as const

/** So many decisions of a month were made after so many days; species 0 is all of them together. */
export const decisionCount = v.object({
  /** Its first day. */
  monat: day,
  art: id,
  bundesland: text,
  status: v.string(),
  tage: count,
  anzahl: count,
})
export type DecisionCount = v.InferOutput<typeof decisionCount>
