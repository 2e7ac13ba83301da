import * as v from 'valibot'
import { flagColumn, realColumn, wholeColumn } from '../columns.ts'
import { id } from '../wire.ts'

const coordinates = v.array(v.number())

/**
 * The enabled control points of a map, column by column, ordered by number: its footprint is computed from them.
 * `punkte` counts all complete points, disabled ones included; `unvollstaendig` those without pixel or map coordinates.
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

/**
 * Map units, wider than any known system. A pair is complete or null; of pixel and map coordinates one may be missing.
 */
const coordinate = realColumn(-100_000_000, 100_000_000)
const pixel = realColumn(-10_000_000, 10_000_000)
/** In pixels; null without a fit. */
const residual = realColumn(-1e12, 1e12)

/** Written by POST /mappoint and `w_set_mappoints`; numbers are checked in this order. */
export const pointColumns = {
  /** Order within the map, from 1. */
  nr: wholeColumn(0, 2 ** 31 - 1),
  /** Easting and northing in `karte.epsg`. */
  mapx: coordinate,
  mapy: coordinate,
  /** Column from the left edge, and the negative row from the top edge. */
  pixelx: pixel,
  pixely: pixel,
  /** Takes part in the fit: true is 'vermessen', false 'vermutet'. */
  enable: flagColumn(true),
  /** Predicted minus measured, in pixels; positive is further right and further down. */
  dx: residual,
  dy: residual,
  residual: realColumn(0, 1e12),
}

/**
 * mappoint: a ground control point, in the conventions of the QGIS points file.
 * The points of a map are always replaced as a whole, so they have no version of their own: the map's is raised.
 */
export const controlPoint = v.object({ karte_id: id, ...pointColumns })
export type ControlPoint = v.InferOutput<typeof controlPoint>
