import type { calls } from '@waldkerf/domain/calls/contract'
import { mapColumns, type SurveyMap } from '@waldkerf/domain/entities/maps/maps'
import { emptyMap } from '@waldkerf/domain/maps/exampleMap'
import type { Caller } from '../caller.ts'
import { clientSight, findClient } from '../clients/visible.ts'
import { checkCells, readCells } from '../values/cells.ts'
import type { Handler, AreaHandlers } from '../gateway/handler.ts'
import { payloadRows } from '../gateway/payload.ts'
import { refuse, toId } from '../gateway/problem.ts'
import { byColumns, changeRow, patchRows, selectOne, selectRows } from '../gateway/rows.ts'
import { type MockState, nextId } from '../state.ts'

/** Maps of the caller's clients; all for administrators. */
export function visibleMaps(state: MockState, caller: Caller): SurveyMap[] {
  const isVisible = clientSight(state, caller)
  return state.maps.filter((map) => isVisible(map.client_id))
}

/** A new map from a sent row; absent and null columns get the table's defaults. */
function newMap(state: MockState, caller: Caller, columns: Partial<SurveyMap>): Omit<SurveyMap, 'id'> {
  const given = Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== null))
  const map = { ...emptyMap, ...given }
  if (!clientSight(state, caller)(map.client_id)) throw refuse('not_your_client')
  if (map.client_id !== null) findClient(state, caller, String(map.client_id))
  checkCells(mapColumns, map)
  return map
}

const readMaps: Handler<typeof calls.maps.getMap> = ({ state, caller, url }) =>
  selectRows(visibleMaps(state, caller), url)

/** Sets name, size and resolution from the scan. */
const setScan: Handler<typeof calls.maps.setMapScan> = ({ state, caller, payload: { karte_id, ...sent }, request }) => {
  // A size that was not sent comes as empty text.
  const given = Object.fromEntries(
    Object.entries(sent).filter(([name, value]) => name === 'map_name' || String(value ?? '') !== ''),
  )
  const { map_name, width, height, res } = readCells(mapColumns, given) as Partial<SurveyMap>
  const id = toId(karte_id)
  if (width == null || height == null) throw refuse('size_missing')
  const map = visibleMaps(state, caller).find((one) => one.id === id)
  if (!map) throw refuse('not_found.map')
  const values = { map_name: map_name ?? map.map_name, width, height, res: res ?? null }
  return [changeRow(map, values, request, () => checkCells(mapColumns, values))]
}

/** Survey maps. */
export const mapHandlers = {
  getMapList: ({ state, caller }) => visibleMaps(state, caller).toSorted(byColumns('map_name', 'id')),
  getMap: readMaps,
  addMap({ state, caller, payload }) {
    const sent = payloadRows(payload).map((row) => readCells(mapColumns, row))
    const made = sent
      .map((columns) => newMap(state, caller, columns))
      .map((map) => ({ id: nextId(state, 'maps'), ...map }))
    state.maps.push(...made)
    for (const { id } of made) state.mapTimes[id] = state.now
    return made
  },
  patchMap: (exchange) => patchRows(visibleMaps(exchange.state, exchange.caller), mapColumns, exchange),
  setMapScan: setScan,
  deleteMap({ state, caller, url }) {
    const removed = new Set(selectOne(visibleMaps(state, caller), url))
    const ids = new Set([...removed].map((map) => map.id))
    state.maps = state.maps.filter((map) => !removed.has(map))
    state.mapScans = state.mapScans.filter((scan) => !ids.has(scan.karte_id))
    for (const id of ids) state.mapLayers.delete(id)
    state.controlPoints = state.controlPoints.filter((point) => !ids.has(point.karte_id))
    return [...removed]
  },
} satisfies Partial<AreaHandlers<typeof calls.maps>>
