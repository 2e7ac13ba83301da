import type { MapPoints } from '../entities/maps/controlPoints.ts'
import type { SurveyMap } from '../entities/maps/maps.ts'
import { converter } from '../georef/coordinates/convert.ts'
import { parseTransformType } from '../georef/labels/typeLabels.ts'
import { rowsCountDown, withRowsTurned } from '../georef/points/rowSense.ts'
import { judgeSheet } from '../georef/quality/judgeSheet.ts'
import type { Judgement } from '../georef/quality/verdict.ts'
import { fit } from '../georef/solver/fit.ts'
import type { FitPoint, Mapping, Position } from '../georef/solver/types.ts'

/** A map's outline: a closed ring of [lon, lat] in WGS 84. */
export interface MapFootprint {
  id: number
  ring: readonly Position[]
  /** Only the extent of the points, because the edges of the sheet are unknown. */
  dashed: boolean
  /** How good its georeferencing is, as the workplace says it. */
  judgement: Judgement
}

/** As much of a map as its outline follows from, with its points. */
export type MapSheet = Pick<SurveyMap, 'epsg' | 'georef_typ' | 'width' | 'height'>

/** How far a sheet may reach beyond its points: a footprint further out comes from a spline that diverges. */
const mostTimesWider = 8

const converters = new Map<number, Mapping | null>()

function toWorld(epsg: number): Mapping | null {
  if (!converters.has(epsg)) converters.set(epsg, converter(epsg, 4326))
  return converters.get(epsg) ?? null
}

export function toFitPoints({ mapx, mapy, pixelx, pixely }: MapPoints): FitPoint[] {
  const points = mapx.map((east, at) => ({
    nr: at + 1,
    mapx: east,
    mapy: mapy[at] ?? NaN,
    pixelx: pixelx[at] ?? NaN,
    pixely: pixely[at] ?? NaN,
    enable: true,
  }))
  return rowsCountDown(points) ? withRowsTurned(points) : points
}

const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values)

const ownType = ({ georef_typ }: MapSheet) => parseTransformType(georef_typ) ?? 'helmert'

function judgeMap(map: SurveyMap, points: readonly FitPoint[]): Judgement {
  const { width, height, epsg, din, res: resolution, scale } = map
  const size = width && height ? { width, height } : null
  return judgeSheet(ownType(map), points, { epsg, size, din, resolution, scale })
}

/** The corners of the sheet by its own type, or by the simplest one; null where neither is determined. */
function sheetRing(map: MapSheet, points: readonly FitPoint[]): Position[] | null {
  const { width, height } = map
  if (!width || !height) return null
  const own = fit(ownType(map), points)
  const found = own.ok ? own : fit('helmert', points)
  if (!found.ok) return null
  const corners: Position[] = [[0, -height], [width, -height], [width, 0], [0, 0]] // prettier-ignore
  const ring = corners.map(found.forward)
  const room = mostTimesWider * Math.max(spread(points.map(({ mapx }) => mapx)), spread(points.map(({ mapy }) => mapy)))
  const isSane = spread(ring.map(([x]) => x)) <= room && spread(ring.map(([, y]) => y)) <= room
  return isSane ? ring : null
}

function extentRing(points: readonly FitPoint[]): Position[] {
  const [xs, ys] = [points.map(({ mapx }) => mapx), points.map(({ mapy }) => mapy)]
  const [west, east, south, north] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  return [[west, south], [east, south], [east, north], [west, north]] // prettier-ignore
}

/** The outline alone. Null without points, and in an unknown system. */
export function mapOutline(map: MapSheet, points: readonly FitPoint[]): Pick<MapFootprint, 'ring' | 'dashed'> | null {
  const place = map.epsg === null ? null : toWorld(map.epsg)
  if (!place || points.length === 0) return null
  const sheet = sheetRing(map, points)
  const corners = (sheet ?? extentRing(points)).map(place)
  const first = corners[0]
  if (!first || !corners.every(([lon, lat]) => Number.isFinite(lon) && Number.isFinite(lat))) return null
  return { ring: [...corners, first], dashed: sheet === null }
}

/** Null without points, and in an unknown system. */
export function footprintOfMap(map: SurveyMap, columns: MapPoints | undefined): MapFootprint | null {
  const points = columns ? toFitPoints(columns) : []
  const outline = mapOutline(map, points)
  return outline && { id: map.id, ...outline, judgement: judgeMap(map, points) }
}
