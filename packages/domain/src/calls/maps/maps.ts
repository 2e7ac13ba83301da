import * as v from 'valibot'
import { mapColumns, patchedColumns, surveyMap } from '@waldkerf/domain/entities/maps/maps'
import { rpc } from '../call.ts'
import { tableCall } from '../tableCall.ts'
import { cellColumns, exactlyOne, idText, noPayload } from '../encodings.ts'
import { mapLayer, mapScan } from '@waldkerf/domain/entities/maps/scans'

/** Scans of a map, the current and the former ones. Their bytes are sent and read at the web server, below /scans. */
export const getMapScans = rpc.read('w_get_karte_scans', v.strictObject({ karte_id: idText }), v.array(mapScan))

/** Makes a former scan the current one again. */
export const bringBackScan = rpc.change(
  'w_bring_back_scan',
  v.strictObject({ karte_id: idText, id: idText }),
  v.array(mapScan),
)

/** Layers of the maps that the caller sees. They are stored and read at the web server, at /scans/{karte_id}/layer.tif. */
export const getMapLayers = rpc.read('w_get_ebenen', noPayload, v.array(mapLayer))

/** Maps of the clients that the caller is connected to; all for an administrator. */
export const getMapList = rpc.read('a_get_map_list_from_db', noPayload, v.array(surveyMap))

export const getMap = tableCall('GET /karte', noPayload, v.array(surveyMap), { filters: ['id'] })

/** Every column that may be written; `georef_bash` is the administrators' alone, also here. */
export const addMap = tableCall('POST /karte', v.partial(v.strictObject(cellColumns(mapColumns))), v.array(surveyMap))

/** One field at a time. */
export const patchMap = tableCall('PATCH /karte', exactlyOne(cellColumns(patchedColumns)), v.array(surveyMap), {
  filters: ['id'],
})

/** With its points. Administrators alone. */
export const deleteMap = tableCall('DELETE /karte', noPayload, v.array(surveyMap), { filters: ['id'] })

/** Name, size and resolution of a map by its scan; without a name the stored one stays. */
export const setMapScan = rpc.change(
  'w_set_karte_scan',
  v.strictObject({
    karte_id: idText,
    map_name: v.nullable(v.string()),
    width: v.number(),
    height: v.number(),
    res: v.nullable(v.number()),
  }),
  v.array(surveyMap),
)
