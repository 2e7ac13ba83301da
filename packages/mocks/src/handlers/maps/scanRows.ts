import type { calls } from '@waldkerf/domain/calls/contract'
import type { MapScan } from '@waldkerf/domain/entities/maps/scans'
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

/** Scans of the maps that the caller sees. */
export const mapScanHandlers = {
  getMapScans({ state, caller, payload }) {
    const id = toId(payload.karte_id)
    const isSeen = visibleMaps(state, caller).some((map) => map.id === id)
    return isSeen ? state.mapScans.filter((one) => one.karte_id === id) : []
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
