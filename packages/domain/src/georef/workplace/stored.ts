import type { ControlPoint } from '@waldkerf/domain/entities/maps/controlPoints'
import { isWithin } from '../points/limits/pointLimits.ts'
import type { Fit } from '../solver/fit.ts'
import type { FitPoint, Position } from '../solver/types.ts'
import type { Side } from './workplace.ts'
import { isWhole, type NewPoint, type WorkPoint } from './workPoint.ts'

/** A stored point with both pixel and map coordinates. */
export type WholeControlPoint = ControlPoint & FitPoint

/** Points of the data service in the order of their numbers. */
export function fromStored(points: readonly ControlPoint[]): NewPoint[] {
  return points
    .toSorted((one, other) => one.nr - other.nr)
    .map(({ pixelx, pixely, mapx, mapy, enable, dx, dy }) => ({
      pixel: toPosition(pixelx, pixely),
      map: toPosition(mapx, mapy),
      enable,
      row: null,
      stored: { dx, dy },
    }))
}

const toPosition = (x: number | null, y: number | null): Position | null => (x === null || y === null ? null : [x, y])

/**
 * Rows for the data service, numbered from 1 in their order: missing coordinates are null, residuals of the fit in
 * pixels, null without a fit.
 */
export function toStored(karte_id: number, points: readonly WorkPoint[], fit: Fit): ControlPoint[] {
  const residuals = new Map(fit.ok ? fit.residuals.map((residual) => [residual.nr, residual]) : [])
  return points.map(({ pixel, map, enable }, at) => {
    const { dx = null, dy = null, residual = null } = residuals.get(at + 1) ?? {}
    const [[pixelx, pixely], [mapx, mapy]] = [pixel ?? missing, map ?? missing]
    return {
      karte_id,
      nr: at + 1,
      pixelx,
      pixely,
      mapx,
      mapy,
      enable,
      dx: finite(dx),
      dy: finite(dy),
      residual: finite(residual),
    }
  })
}

const missing = [null, null] as const

/** Points that have only one of their two places, by number: they are stored, but part of no fit, file or script. */
export function halfPoints(points: readonly WorkPoint[]): { id: number; nr: number; missing: Side }[] {
  return points.flatMap((point, at) =>
    isWhole(point) ? [] : { id: point.id, nr: at + 1, missing: point.pixel ? ('map' as const) : ('pixel' as const) },
  )
}

/** Near a horizon or a fold a prediction can be arbitrarily far away; such residuals exceed what the data service accepts. */
function finite(value: number | null): number | null {
  return value !== null && isWithin('dx', value) ? value : null
}

/** Whether two lists have equal rows, in any order. */
export function sameRows(sent: readonly ControlPoint[], read: readonly ControlPoint[]): boolean {
  const byNr = new Map(read.map((row) => [row.nr, row]))
  if (sent.length !== read.length || new Set(sent.map(({ nr }) => nr)).size !== byNr.size) return false
  return sent.every((row) => {
    const other = byNr.get(row.nr)
    return other !== undefined && compared.every((name) => row[name] === other[name])
  })
}

const compared = ['pixelx', 'pixely', 'mapx', 'mapy', 'enable', 'dx', 'dy', 'residual'] as const
