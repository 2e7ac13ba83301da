import type { calls } from '@waldkerf/domain/calls/contract'
import { referenceColumn } from '@waldkerf/domain/entities/columns'
import { type ControlPoint, pointColumns } from '@waldkerf/domain/entities/maps/controlPoints'
import type { Caller } from '../caller.ts'
import { checkCells, readCells } from '../values/cells.ts'
import type { AreaHandlers } from '../gateway/handler.ts'
import { refuse } from '../gateway/problem.ts'
import { requireVersion, selectRows } from '../gateway/rows.ts'
import type { MockState } from '../state.ts'
import { checkSides, isIncomplete, knowsIncompletePoints, makeRoom } from './incompletePoints.ts'
import { visibleMaps } from './maps.ts'
import { limitPoints, savePoints } from './savePoints.ts'

function visiblePoints(state: MockState, caller: Caller, request: Request): ControlPoint[] {
  const ids = new Set(visibleMaps(state, caller).map((map) => map.id))
  const all = knowsIncompletePoints(request)
  return state.controlPoints.filter((point) => ids.has(point.karte_id) && (all || !isIncomplete(point)))
}

const rowColumns = { karte_id: referenceColumn(), ...pointColumns }
const empty = Object.fromEntries(Object.keys(rowColumns).map((name) => [name, null]))

const pointKey = ({ karte_id, nr }: ControlPoint) => `${karte_id}/${nr}`

/** @throws Problem 400 */
function requireOneMap(points: readonly ControlPoint[]): void {
  if (points.every((point) => point.karte_id === points[0]?.karte_id)) return
  throw refuse('filter_missing.points')
}

/** New points from sent rows, checked one after the other. @throws Problem 400, 403, 409 */
function newPoints(state: MockState, caller: Caller, sent: readonly object[], request: Request): ControlPoint[] {
  const maps = new Set(visibleMaps(state, caller).map((map) => map.id))
  const rows = sent.map((columns) => readCells(rowColumns, columns))
  const points = rows.map((columns) => ({ ...empty, ...columns, enable: columns['enable'] ?? true }) as ControlPoint)
  makeRoom(
    state,
    points.filter(({ karte_id }) => maps.has(karte_id)),
    request,
  )
  const taken = new Set(state.controlPoints.map(pointKey))
  return points.map((point) => {
    if (!maps.has(point.karte_id)) throw refuse('not_your_map')
    requireOneMap([points[0] ?? point, point])
    checkCells(rowColumns, point)
    checkSides(point)
    if (taken.has(pointKey(point))) throw refuse('point_exists', undefined, point.nr)
    taken.add(pointKey(point))
    return point
  })
}

/** A change of points raises the version of their maps. @throws Problem 412 */
function raiseVersions(state: MockState, points: readonly ControlPoint[], request: Request): void {
  const ids = new Set(points.map((point) => point.karte_id))
  const maps = state.maps.filter((map) => ids.has(map.id))
  for (const map of maps) requireVersion(map, request)
  for (const map of maps) map.version += 1
}

/** Points of survey maps: read, added, removed map by map, and saved as a whole. */
export const pointHandlers: AreaHandlers<typeof calls.controlPoints> = {
  getControlPoints: ({ state, caller, url, request }) => selectRows(visiblePoints(state, caller, request), url),
  addControlPoints({ state, caller, payload, request }) {
    const rows = newPoints(state, caller, payload, request)
    raiseVersions(state, rows, request)
    for (const ofMap of Map.groupBy([...state.controlPoints, ...rows], (point) => point.karte_id).values()) {
      limitPoints(ofMap.length)
    }
    state.controlPoints.push(...rows)
    return rows
  },
  deleteControlPoints({ state, caller, url, request }) {
    const removed = new Set(selectRows(visiblePoints(state, caller, request), url))
    requireOneMap([...removed])
    raiseVersions(state, [...removed], request)
    state.controlPoints = state.controlPoints.filter((point) => !removed.has(point))
    return [...removed]
  },
  setControlPoints: savePoints,
  getMapPoints({ state, caller }) {
    const seen = new Set(visibleMaps(state, caller).map((map) => map.id))
    const ofMaps = Map.groupBy(
      state.controlPoints.filter((point) => seen.has(point.karte_id)),
      (point) => point.karte_id,
    )
    return [...ofMaps]
      .toSorted(([a], [b]) => a - b)
      .map(([karte_id, points]) => {
        const whole = points.filter((point) => !isIncomplete(point))
        const enabled = whole.filter((point) => point.enable).toSorted((a, b) => a.nr - b.nr)
        const column = (name: 'mapx' | 'mapy' | 'pixelx' | 'pixely') => enabled.map((point) => point[name] ?? 0)
        return {
          karte_id,
          punkte: whole.length,
          mapx: column('mapx'),
          mapy: column('mapy'),
          pixelx: column('pixelx'),
          pixely: column('pixely'),
          unvollstaendig: points.length - whole.length,
        }
      })
  },
}
