import * as v from 'valibot'
import { day, id, instant, text } from '../wire.ts'

/** Published records per ISO calendar week of the find, the same for everyone. */
export const weekCount = v.object({ jahr: v.number(), woche: v.number(), anzahl: v.number() })
export type WeekCount = v.InferOutput<typeof weekCount>

/** The columns of a record in a short list: `art` is kaeferarten.id, `name` its German name. */
const brief = { id, art: id, name: text, bundesland: text, fund_datum: v.nullable(day), gemeldet_am: instant }

/** The nearest place in German words, '' where none is near; `placeWordsIn` says it in the reader's language. */
const ort = text

/** A published record with its first picture: bilder.id, null for those who may see no pictures. */
export const latestBeetle = v.object({ ...brief, ort, bild: v.nullable(id) })
export type LatestBeetle = v.InferOutput<typeof latestBeetle>

/** How many of a person's records name their place, newest first; more would exceed the time limit of a call. */
export const mostPlaced = 1_000

/** A record of the caller's own, with what was decided about it. */
export const ownBeetle = v.object({
  ...brief,
  ort,
  status: v.string(),
  message: text,
  bilder_anzahl: v.number(),
  bild: v.nullable(id),
  /** A question waits for the reporter's answer. */
  antwort_offen: v.nullish(v.boolean(), false),
  /** WGS 84 degrees, both or none. */
  lat: v.nullish(v.number(), null),
  lon: v.nullish(v.number(), null),
})
export type OwnBeetle = v.InferOutput<typeof ownBeetle>

/** The reporter has answered the open question, and nobody has decided or asked since. */
export const isAnswered = ({ status, antwort_offen }: Pick<OwnBeetle, 'status' | 'antwort_offen'>) =>
  status === 'query' && !antwort_offen

/** Statuses that wait for a decision, in the order of the work. */
export const waitingStatuses = ['new', 'in_review', 'query'] as const

/**
 * How many records of a status have waited for so many days (0 is today), and how many of them the reporter answered.
 */
export const waitingCount = v.object({
  status: v.string(),
  tage: v.number(),
  anzahl: v.number(),
  beantwortet: v.nullish(v.number(), 0),
})
export type WaitingCount = v.InferOutput<typeof waitingCount>

/** A record that waits for review, with its first picture, and for how many days; answered questions come first. */
export const waitingBeetle = v.object({
  ...brief,
  status: v.string(),
  tage: v.number(),
  beantwortet: v.nullish(v.boolean(), false),
  /** bilder.id */
  bild: v.nullish(id, null),
})
export type WaitingBeetle = v.InferOutput<typeof waitingBeetle>
