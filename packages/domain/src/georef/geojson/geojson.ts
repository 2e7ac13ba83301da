import type { SheetSize } from '../sheet/pixels.ts'
import type { Fit } from '../solver/fit.ts'
import type { FitPoint, Mapping, Position } from '../solver/types.ts'

/** Points per edge, because most types bend the straight edges of a scan. */
const steps = 16

/**
 * Outline of the warped sheet, against the clock from its bottom left corner and closed. `place` leads from the fit's
 * coordinates to those wanted, e.g. longitude and latitude. Null where the sheet has parts without a place.
 */
export function sheetFootprint(forward: Mapping, { width, height }: SheetSize, place: Mapping): Position[] | null {
  const along = Array.from({ length: steps }, (_, at) => at / steps)
  const pixels: Position[] = [
    ...along.map((part) => [width * part, -height] as const),
    ...along.map((part) => [width, -height * (1 - part)] as const),
    ...along.map((part) => [width * (1 - part), 0] as const),
    ...along.map((part) => [0, -height * part] as const),
    [0, -height],
  ]
  const ring = pixels.map((pixel) => place(forward(pixel)))
  return ring.every(([x, y]) => Number.isFinite(x) && Number.isFinite(y)) ? ring : null
}

export type GeoJsonOrder = {
  name: string
  points: readonly FitPoint[]
  fit: Fit
  sheet: SheetSize | null
  /** From the map's system to longitude and latitude (`converter(epsg, 4326)`). */
  toGeographic: Mapping
}

/** In degrees: a tenth of a millimetre. */
const decimals = 9

/**
 * GeoJSON (RFC 7946: WGS 84, longitude first) of the warped sheet and its control points, residuals in pixels. Points
 * without a place are left out, as is the sheet without a fit or size. Ends with a line break.
 */
export function geoJsonText({ name, points, fit, sheet, toGeographic }: GeoJsonOrder): string {
  const ring = fit.ok && sheet ? sheetFootprint(fit.forward, sheet, toGeographic) : null
  const outline =
    fit.ok && ring && toFeature({ type: 'Polygon', coordinates: [ring.map(rounded)] }, sheetProperties(name, fit))
  const residuals = new Map(fit.ok ? fit.residuals.map((residual) => [residual.nr, residual]) : [])
  const marks = points.flatMap((point) => {
    const { nr, pixelx, pixely, mapx, mapy, enable } = point
    const place = toGeographic([mapx, mapy])
    if (!place.every(Number.isFinite)) return []
    const { dx = null, dy = null, residual = null } = residuals.get(nr) ?? {}
    const properties = { nr, pixelx, pixely, mapx, mapy, enable, dx, dy, residual }
    return toFeature({ type: 'Point', coordinates: rounded(place) }, properties)
  })
  const collection = { type: 'FeatureCollection', features: [...(outline ? [outline] : []), ...marks] }
  return `${JSON.stringify(collection, null, 2)}\n`
}

function sheetProperties(name: string, { type, meanError }: Extract<Fit, { ok: true }>) {
  return { name, georef_typ: type, meanError }
}

function toFeature(geometry: object, properties: object) {
  return { type: 'Feature', geometry, properties }
}

function rounded([x, y]: Position): Position {
  return [Number(x.toFixed(decimals)), Number(y.toFixed(decimals))]
}
