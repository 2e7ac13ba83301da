import * as v from 'valibot'
import { controlPoint } from '../../entities/maps/controlPoints.ts'
import { version } from '../../entities/wire.ts'
import { defineCall, defineProcedure } from '../call.ts'
import { idText, noPayload } from '../encodings.ts'

const source = 'spec 7, table calls'

/** Points that lack a side come along, and are replaced and removed with the others. */
const prefer = 'punkte=alle, return=representation'

export const getControlPoints = defineCall({
  name: 'GET /mappoint',
  method: 'GET',
  path: '/mappoint',
  filters: ['karte_id'],
  order: 'nr.asc',
  payload: noPayload,
  answer: v.array(controlPoint),
  prefer,
  rows: 'whole',
  effect: 'read',
  usedBy: { hook: 'useControlPoints', screen: 'maps' },
  source,
})

/** The first points of a map, whose version they raise. A repeat with the same key answers the stored rows. */
export const addControlPoints = defineCall({
  name: 'POST /mappoint',
  method: 'POST',
  path: '/mappoint',
  payload: v.array(controlPoint),
  answer: v.array(controlPoint),
  prefer,
  effect: 'create',
  usedBy: { hook: 'useControlPointEditor', screen: 'maps' },
  source,
})

/** All points of a map go at once; its version rises. */
export const deleteControlPoints = defineCall({
  name: 'DELETE /mappoint',
  method: 'DELETE',
  path: '/mappoint',
  filters: ['karte_id'],
  payload: noPayload,
  answer: v.array(controlPoint),
  prefer,
  effect: 'idempotent',
  usedBy: { hook: 'useControlPointEditor', screen: 'maps' },
  source,
})

/**
 * Replaces the points of a map by these, all of them or none, and raises the map's version. The stored ones once more
 * are no change. A refused value is named in the answer's `hint`: `{"nr": 3, "column": "pixelx"}`. 413: more than
 * 20,000. Who does not prefer all points leaves incomplete ones as they are.
 */
export const setControlPoints = defineProcedure({
  name: 'w_set_mappoints',
  payload: v.strictObject({ karte_id: idText, points: v.array(v.omit(controlPoint, ['karte_id'])) }),
  answer: v.object({ version, points: v.array(controlPoint) }),
  prefer,
  effect: 'change',
  usedBy: { hook: 'useControlPointEditor', screen: 'maps' },
  source: 'added: DELETE and POST are two calls, and a map whose insert is refused would be left without points',
})
