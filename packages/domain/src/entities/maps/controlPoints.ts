import * as v from 'valibot'
import { flag, id } from '../wire.ts'

const coordinate = v.pipe(v.number(), v.finite())
/** Both of a side or none: a point may wait for one of its sides, never for both. */
const side = v.nullable(coordinate)
/** In pixels; null without a fit. */
const residual = v.nullish(coordinate, null)

/**
 * mappoint: a ground control point, in the conventions of the QGIS points file.
 * The points of a map are always replaced as a whole, so they carry no version: their map's is raised.
 */
export const controlPoint = v.object({
  karte_id: id,
  /** Order within the map, from 1. */
  nr: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Easting and northing in `karte.epsg`. */
  mapx: side,
  mapy: side,
  /** Column from the left edge, and the negative row from the top edge. */
  pixelx: side,
  pixely: side,
  /** Takes part in the fit: true is 'vermessen', false 'vermutet'. */
  enable: flag,
  /** Predicted minus measured, positive is further right and further down. */
  dx: residual,
  dy: residual,
  residual,
})
export type ControlPoint = v.InferOutput<typeof controlPoint>
