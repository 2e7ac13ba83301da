import * as v from 'valibot'
import { controlPoint, mapPoints } from '@waldkerf/domain/entities/maps/controlPoints'
import { version } from '@waldkerf/domain/entities/wire'
import { rpc } from '../call.ts'
import { tableCall } from '../tableCall.ts'
import { idText, noPayload } from '../encodings.ts'

/** The points of all maps that the caller sees, by the map's number; a map without points has no row. */
export const getMapPoints = rpc.read('w_get_karten_punkte', noPayload, v.array(mapPoints))

/** Includes incomplete points (without pixel or map coordinates) in reads, replacements and deletions. */
const prefer = 'punkte=alle, return=representation'

export const getControlPoints = tableCall('GET /mappoint', noPayload, v.array(controlPoint), {
  filters: ['karte_id'],
  order: 'nr.asc',
  prefer,
  rows: 'whole',
})

/** The first points of a map, whose version they raise. A repeat with the same key answers the stored rows. */
export const addControlPoints = tableCall('POST /mappoint', v.array(controlPoint), v.array(controlPoint), { prefer })

/** All points of a map go at once; its version rises. */
export const deleteControlPoints = tableCall('DELETE /mappoint', noPayload, v.array(controlPoint), {
  filters: ['karte_id'],
  prefer,
})

/**
 * Replaces the points of a map by these, all of them or none, and raises the map's version; points equal to the stored
 * ones change nothing. A refused value is named in the answer's `hint`: `{"nr": 3, "column": "pixelx"}`. 413: more than
 * 20,000. Without the preference for all points, incomplete ones stay as they are.
 */
export const setControlPoints = rpc.change(
  'w_set_mappoints',
  v.strictObject({ karte_id: idText, points: v.array(v.omit(controlPoint, ['karte_id'])) }),
  v.object({ version, points: v.array(controlPoint) }),
  { prefer },
)
