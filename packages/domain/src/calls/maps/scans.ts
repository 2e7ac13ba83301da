import * as v from 'valibot'
import { mapScan } from '../../entities/maps/scans.ts'
import { defineProcedure } from '../call.ts'
import { idText } from '../encodings.ts'

/** Scans of a map, the current one and those of before. Bytes come and go by the web server, below /scans. */
export const getMapScans = defineProcedure({
  name: 'w_get_karte_scans',
  payload: v.strictObject({ karte_id: idText }),
  answer: v.array(mapScan),
  effect: 'read',
  usedBy: { hook: 'useMapScans', screen: 'maps' },
  source: 'added: a scan that was replaced stays 90 days',
})

/** Makes a former scan the current one again. */
export const bringBackScan = defineProcedure({
  name: 'w_bring_back_scan',
  payload: v.strictObject({ karte_id: idText, id: idText }),
  answer: v.array(mapScan),
  effect: 'change',
  usedBy: { hook: 'useMapScans', screen: 'maps' },
  source: 'added: a scan that was replaced stays 90 days',
})
