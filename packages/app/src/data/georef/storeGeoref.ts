import { ConflictError } from '@waldkerf/domain/editing/ConflictError'
import type { ControlPoint } from '@waldkerf/domain/entities/maps/controlPoints'
import type { SurveyMap } from '@waldkerf/domain/entities/maps/maps'
import { sameRows } from '@waldkerf/domain/georef/workplace/stored'
import type { GeorefCalls } from './georefCalls.ts'
import { ApiError } from '@waldkerf/app/platform/errors/errors'

/** A map and its points as they are stored. */
export interface StoredGeoref {
  map: SurveyMap
  points: readonly ControlPoint[]
}

export type PointCalls = Pick<GeorefCalls, 'map' | 'points' | 'setPoints' | 'addPoints' | 'removePoints'>

/** Whether a write was refused because the stored state has changed. */
const isOutdated = (error: unknown): error is ConflictError | ApiError =>
  error instanceof ConflictError || (error instanceof ApiError && error.status === 409)

/** Somebody else has changed points, type or system meanwhile; nothing was stored. */
const changedBy = (error: Error, now: StoredGeoref) => new ConflictError(error.message, now)

/** Whether the outcome of a request is unknown. */
const isUnknown = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.kind !== 'http' || error.status >= 500)

/**
 * Replaces the points of a map in one transaction: all are stored, or nothing changes. After a request without an
 * answer the stored state is read to find out its outcome.
 * @param base map and points as the work began with them
 * @param idempotencyKey the same for every try with the same rows
 * @returns the stored state afterwards, with the map's new version
 * @throws ConflictError with map and points, ApiError
 */
export async function storePoints(
  calls: PointCalls,
  base: StoredGeoref,
  rows: ControlPoint[],
  idempotencyKey: string,
): Promise<StoredGeoref> {
  try {
    return await write(calls, base, rows, idempotencyKey)
  } catch (error) {
    if (!isOutdated(error) && !isUnknown(error)) throw error
    const now = await read(calls, base.map.id).catch(() => undefined)
    if (!now) throw error
    if (sameRows(rows, now.points)) return now
    if (isUnknown(error)) throw error
    if (!isSameWork(base, now)) throw changedBy(error, now)
    // Only another column of the map or another set of points was changed: no conflict with this work.
    return write(calls, now, rows, crypto.randomUUID())
  }
}

async function write(
  calls: PointCalls,
  { map, points }: StoredGeoref,
  rows: ControlPoint[],
  idempotencyKey: string,
): Promise<StoredGeoref> {
  if (rows.length > 0 && points.length > 0) {
    const stored = await calls.setPoints(map, rows)
    return { map: { ...map, version: stored.version }, points: stored.points }
  }
  if (rows.length > 0) await calls.addPoints(map, rows, idempotencyKey)
  else if (points.length > 0) await calls.removePoints(map)
  else return { map, points }
  return { map: await calls.map(map.id), points: rows }
}

async function read(calls: Pick<GeorefCalls, 'map' | 'points'>, id: number): Promise<StoredGeoref> {
  const [map, points] = await Promise.all([calls.map(id), calls.points(id)])
  return { map, points }
}

const isSameWork = (one: StoredGeoref, other: StoredGeoref) =>
  sameRows(one.points, other.points) && one.map.georef_typ === other.map.georef_typ && one.map.epsg === other.map.epsg

export type FieldCalls = Pick<GeorefCalls, 'map' | 'points' | 'change'>

/**
 * Stores one field of the map, also if another field was changed meanwhile.
 * @throws ConflictError with map and points if this field was changed, ApiError
 */
export async function storeField(
  calls: FieldCalls,
  { map, points }: StoredGeoref,
  field: Parameters<GeorefCalls['change']>[1],
): Promise<StoredGeoref> {
  try {
    return { map: await calls.change(map, field), points }
  } catch (error) {
    if (!isOutdated(error)) throw error
    const now = await read(calls, map.id)
    const isTheirs = (Object.keys(field) as (keyof typeof field)[]).some((name) => now.map[name] !== map[name])
    if (isTheirs || !sameRows(points, now.points)) throw changedBy(error, now)
    return { map: await calls.change(now.map, field), points }
  }
}
