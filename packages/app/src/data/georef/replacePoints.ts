import type { ControlPoint } from '@waldkerf/domain/entities/controlPoints'
import { sameRows } from '@waldkerf/domain/georef/workplace/stored'
import type { GeorefApi } from '../../api/georef/georef.ts'

export interface Replacement {
  mapId: number
  /** What the map's points are to be. */
  rows: ControlPoint[]
  /** What they were when the work began: anything else is somebody's work. */
  base: readonly ControlPoint[]
  /** Replace also what somebody has changed since. */
  overwrite: boolean
  idempotencyKey: string
}

/** `changed`: the stored points are neither what the work began with nor what is to be; nothing was touched. */
export type Replaced = 'saved' | 'changed' | 'different'

/**
 * Replaces the points of a map: the data service deletes them and takes the new ones in two calls. Whatever fails in
 * between, the same call again goes on from there, since it looks first. Nothing counts as saved until it was read back
 * as it was sent; the caller keeps the rows until then.
 * @returns `different`: what was read back is not what was sent
 * @throws ApiError
 */
export async function replacePoints(
  api: Pick<GeorefApi, 'points' | 'removePoints' | 'addPoints'>,
  { mapId, rows, base, overwrite, idempotencyKey }: Replacement,
): Promise<Replaced> {
  const stored = await api.points(mapId)
  // An earlier try came through, though its answer did not.
  if (sameRows(rows, stored)) return 'saved'
  if (!overwrite && stored.length > 0 && !sameRows(base, stored)) return 'changed'
  if (stored.length > 0) await api.removePoints(mapId)
  if (rows.length > 0) await api.addPoints(rows, idempotencyKey)
  return sameRows(rows, await api.points(mapId)) ? 'saved' : 'different'
}
