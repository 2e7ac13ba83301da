import type { calls } from '@waldkerf/domain/calls/contract'
import type { ControlPoint } from '@waldkerf/domain/entities/controlPoints'
import type { Caller } from '../caller.ts'
import type { HandlersOf } from '../door/handler.ts'
import { refuse } from '../door/problem.ts'
import { selectRows } from '../door/rows.ts'
import { columnValue, violates } from '../door/values.ts'
import type { MockState } from '../state.ts'
import { visibleMaps } from './maps.ts'

function visiblePoints(state: MockState, caller: Caller): ControlPoint[] {
  const ids = new Set(visibleMaps(state, caller).map((map) => map.id))
  return state.controlPoints.filter((point) => ids.has(point.karte_id))
}

const required = ['karte_id', 'nr', 'mapx', 'mapy', 'pixelx', 'pixely'] as const
const optional = ['dx', 'dy', 'residual'] as const

/** A point as its columns take it. */
function toPoint(sent: Record<string, unknown>): ControlPoint {
  const typed = (name: string) =>
    columnValue(name === 'nr' || name === 'karte_id' ? 'integer' : 'number', name, sent[name])
  const isMissing = (name: string) => sent[name] === undefined || sent[name] === null
  const row = Object.fromEntries([
    ...required.map((name) => [name, isMissing(name) ? null : typed(name)]),
    ['enable', isMissing('enable') ? true : columnValue('flag', 'enable', sent['enable'])],
    ...optional.map((name) => [name, isMissing(name) ? null : typed(name)]),
  ]) as ControlPoint
  return row
}

/** Points of survey maps: read, added, and removed map by map. */
export const pointHandlers: HandlersOf<typeof calls.controlPoints> = {
  getControlPoints: {
    from: 'ogf_expert',
    answer: ({ state, caller, url }) => selectRows(visiblePoints(state, caller), url),
  },
  addControlPoints: {
    from: 'ogf_expert',
    answer({ state, caller, payload }) {
      const maps = new Set(visibleMaps(state, caller).map((map) => map.id))
      const rows = payload.map(toPoint)
      const taken = new Set(state.controlPoints.map((point) => `${point.karte_id}/${point.nr}`))
      for (const row of rows) {
        if (!maps.has(row.karte_id)) {
          throw refuse(403, 'not_your_map', 'Zu dieser Karte dürfen Sie keine Punkte anlegen.')
        }
        if (required.some((name) => row[name] === null)) throw violates('23502', 'mappoint')
        if (row.nr < 0) throw violates('23514', 'nr')
        if (taken.has(`${row.karte_id}/${row.nr}`)) {
          throw refuse(409, 'point_exists', `Die Karte hat schon einen Punkt mit der Nummer ${row.nr}.`)
        }
        taken.add(`${row.karte_id}/${row.nr}`)
      }
      state.controlPoints.push(...rows)
      return rows
    },
  },
  deleteControlPoints: {
    from: 'ogf_expert',
    answer({ state, caller, url }) {
      const removed = new Set(selectRows(visiblePoints(state, caller), url))
      if (new Set([...removed].map((point) => point.karte_id)).size > 1) {
        throw refuse(400, 'filter_missing', 'Punkte werden je Karte gelöscht.')
      }
      state.controlPoints = state.controlPoints.filter((point) => !removed.has(point))
      return [...removed]
    },
  },
}
