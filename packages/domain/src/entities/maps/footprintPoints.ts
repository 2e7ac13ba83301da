import * as v from 'valibot'
import { id } from '../wire.ts'

const coordinates = v.array(v.number())

/**
 * The enabled control points of a map, column by column and by their numbers: what its footprint is reckoned from.
 * `punkte` counts the whole points, also those that do not take part in the fit; `unvollstaendig` those that lack a side.
 */
export const mapPoints = v.object({
  karte_id: id,
  punkte: v.number(),
  mapx: coordinates,
  mapy: coordinates,
  pixelx: coordinates,
  pixely: coordinates,
  unvollstaendig: v.number(),
})
export type MapPoints = v.InferOutput<typeof mapPoints>
