import * as v from 'valibot'
import { mapPoints } from '../../entities/maps/footprintPoints.ts'
import { defineProcedure } from '../call.ts'
import { noPayload } from '../encodings.ts'

/** The points of all maps that the caller sees, by the map's number; a map without points has no row. */
export const getMapPoints = defineProcedure({
  name: 'w_get_karten_punkte',
  payload: noPayload,
  answer: v.array(mapPoints),
  effect: 'read',
  usedBy: { hook: 'useMapPoints', screen: 'maps' },
  source: 'added: the overview shows the footprints of all maps, and GET /mappoint answers one map at a time',
})
