import * as v from 'valibot'
import { patchableMapColumns, surveyMap } from '../../entities/maps/maps.ts'
import { defineCall, defineProcedure } from '../call.ts'
import { exactlyOne, idText, noPayload } from '../encodings.ts'

/** Maps of the clients that the caller is connected to; all for an administrator. */
export const getMapList = defineProcedure({
  name: 'a_get_map_list_from_db',
  payload: noPayload,
  answer: v.array(surveyMap),
  effect: 'read',
  usedBy: { hook: 'useMaps', screen: 'maps' },
})

export const getMap = defineCall({
  name: 'GET /karte',
  method: 'GET',
  path: '/karte',
  filters: ['id'],
  payload: noPayload,
  answer: v.array(surveyMap),
  effect: 'read',
  usedBy: { hook: 'useMap', screen: 'maps' },
  source: 'spec 7, table calls',
})

const nullableNumber = v.nullable(v.number())

/** Every column that may be written; `georef_bash` is the administrators' alone, also here. */
export const addMap = defineCall({
  name: 'POST /karte',
  method: 'POST',
  path: '/karte',
  payload: v.partial(
    v.strictObject({
      map_name: v.string(),
      width: nullableNumber,
      height: nullableNumber,
      din: v.string(),
      client_id: v.number(),
      ...v.entriesFromList(patchableMapColumns, v.string()),
      epsg: nullableNumber,
      res: nullableNumber,
      scale: nullableNumber,
      jahr: nullableNumber,
      show_client: v.boolean(),
    }),
  ),
  answer: v.array(surveyMap),
  effect: 'create',
  usedBy: { hook: 'useNewMap', screen: 'maps' },
  source: 'spec 7, table calls',
})

/** One field at a time. */
export const patchMap = defineCall({
  name: 'PATCH /karte',
  method: 'PATCH',
  path: '/karte',
  filters: ['id'],
  payload: exactlyOne({
    ...v.entriesFromList(patchableMapColumns, v.string()),
    epsg: nullableNumber,
    res: nullableNumber,
    scale: nullableNumber,
    jahr: nullableNumber,
    show_client: v.boolean(),
  }),
  answer: v.array(surveyMap),
  effect: 'change',
  usedBy: { hook: 'useMapEditor', screen: 'maps' },
  source: 'spec 7, table calls',
})

/** With its points. Administrators alone. */
export const deleteMap = defineCall({
  name: 'DELETE /karte',
  method: 'DELETE',
  path: '/karte',
  filters: ['id'],
  payload: noPayload,
  answer: v.array(surveyMap),
  effect: 'idempotent',
  usedBy: { hook: 'useMapEditor', screen: 'maps' },
  source: 'spec 7, table calls',
})

/** Name, size and resolution of a map by its scan; without a name the stored one stays. */
export const setMapScan = defineProcedure({
  name: 'w_set_karte_scan',
  payload: v.strictObject({
    karte_id: idText,
    map_name: v.nullable(v.string()),
    width: v.number(),
    height: v.number(),
    res: nullableNumber,
  }),
  answer: v.array(surveyMap),
  effect: 'change',
  usedBy: { hook: 'useMapScan', screen: 'maps' },
  source: 'added: PATCH /karte takes one field at a time, and neither the name nor the size that a scan brings',
})
