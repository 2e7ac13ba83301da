import * as v from 'valibot'
import { beetle } from './beetles.ts'
import { id } from '../wire.ts'

/** Records of one cell of the map, or a single one. */
export const beetleCluster = v.object({
  /** The record's number when it is alone. */
  id: v.nullable(id),
  /** Their middle, WGS 84 degrees. */
  lat: v.number(),
  lon: v.number(),
  anzahl: v.number(),
  /** How many of each stored status. */
  je_status: v.record(v.string(), v.number()),
  /** West, south, east, north of the cell, in degrees. */
  grenzen: v.tuple([v.number(), v.number(), v.number(), v.number()]),
})
export type BeetleCluster = v.InferOutput<typeof beetleCluster>

/** Of records that have the searched words so many are counted: of more, nobody reads the last ones. */
export const mostCounted = 1_000

/** An answer that is no window has at most so many records. */
export const mostListed = 150_000

/** A part of a filtered and sorted list; `gesamt` is counted with the first window alone, with words up to `mostCounted`. */
export const beetleWindow = v.object({ gesamt: v.nullable(v.number()), zeilen: v.array(beetle) })
export type BeetleWindow = v.InferOutput<typeof beetleWindow>

/** The orders of windows; `art` means the German name, `pruefung` upwards the order of the review's queue. */
export const windowOrders = [
  'gemeldet_am',
  'fund_datum',
  'id',
  'status',
  'bundesland',
  'bilder_anzahl',
  'art',
  'beantwortet',
  'pruefung',
] as const
export type WindowOrder = (typeof windowOrders)[number]
