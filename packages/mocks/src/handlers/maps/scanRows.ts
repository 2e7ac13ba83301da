import type { calls } from '@waldkerf/domain/calls/contract'
import type { SurveyMap } from '@waldkerf/domain/entities/maps/maps'
import type { MapLayer, MapScan } from '@waldkerf/domain/entities/maps/scans'
import type { AreaHandlers } from '../gateway/handler.ts'
import { refuse, toId } from '../gateway/problem.ts'
import { findRow, requireVersion } from '../gateway/rows.ts'
import type { MockState } from '../state.ts'
import { visibleMaps } from './maps.ts'

/** Adds a scan as the current one of its map. */
export function makeScanCurrent(state: MockState, scan: Omit<MapScan, 'id' | 'seit' | 'bis' | 'aktuell'>): void {
  for (const one of state.mapScans) {
    if (one.karte_id === scan.karte_id && one.aktuell) Object.assign(one, { aktuell: false, bis: state.now })
  }
  const id = Math.max(0, ...state.mapScans.map((one) => one.id)) + 1
  state.mapScans.push({ ...scan, id, seit: state.now, bis: null, aktuell: true })
}

/** The state of a map that its layer is made of, like app.layer_state. */
const layerState = (state: MockState, { id, epsg, georef_typ }: SurveyMap) =>
  JSON.stringify([epsg, georef_typ, state.controlPoints.filter((point) => point.karte_id === id)])

/** Makes a stored file the layer of a map. */
export function keepLayer(
  state: MockState,
  map: SurveyMap,
  file: Pick<MapLayer, 'objekt' | 'sha256' | 'bytes' | 'von'>,
) {
  state.mapLayers.set(map.id, { ...file, seit: state.now, state: layerState(state, map) })
}

/** Scans of the maps that the caller sees. */
export const mapScanHandlers = {
  getMapScans({ state, caller, payload }) {
    const id = toId(payload.karte_id)
    const isSeen = visibleMaps(state, caller).some((map) => map.id === id)
    return isSeen ? state.mapScans.filter((one) => one.karte_id === id) : []
  },
  getMapLayers({ state, caller }) {
    return visibleMaps(state, caller).flatMap((map) => {
      const layer = state.mapLayers.get(map.id)
      if (!layer) return []
      const { map_name, gemarkung, gemeinde, kreis, jahr } = map
      const { state: made, ...file } = layer
      const veraltet = made !== layerState(state, map)
      return [{ karte_id: map.id, map_name, gemarkung, gemeinde, kreis, jahr, ...file, veraltet }]
    })
  },
  bringBackScan({ state, caller, payload, request }) {
    const wanted = toId(payload.id)
    const map = findRow(visibleMaps(state, caller), payload.karte_id, 'not_found.map')
    requireVersion(map, request)
    const former = state.mapScans.find((one) => one.id === wanted && one.karte_id === map.id)
    if (!former) throw refuse('not_found.scan')
    if (!former.aktuell) makeScanCurrent(state, { ...former, von: caller.email })
    return state.mapScans.filter((one) => one.karte_id === map.id && one.aktuell)
  },
} satisfies Partial<AreaHandlers<typeof calls.maps>>
