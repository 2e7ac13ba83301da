import type { calls } from '@waldkerf/domain/calls/contract'
import type { CallAnswer } from '@waldkerf/domain/calls/call'
import type { ControlPoint } from '@waldkerf/domain/entities/maps/controlPoints'
import {
  isWithin,
  mostPoints,
  type PointColumn,
  pointColumns,
  pointLimits,
} from '@waldkerf/domain/georef/points/limits/pointLimits'
import { sameRows } from '@waldkerf/domain/georef/workplace/stored'
import type { Exchange } from '../gateway/handler.ts'
import { refuse, toId } from '../gateway/problem.ts'
import { requireVersion } from '../gateway/rows.ts'
import { isIncomplete, knowsIncompletePoints, makeRoom } from './incompletePoints.ts'
import { visibleMaps } from './maps.ts'

type SetPoints = typeof calls.controlPoints.setControlPoints

/** Columns that may be null: without a fit there are no residuals. */
const nullable: ReadonlySet<string> = new Set(['dx', 'dy', 'residual'] satisfies PointColumn[])
/** Columns that may be null only together, each with its partner. */
const others: Readonly<Record<string, PointColumn>> = { mapx: 'mapy', mapy: 'mapx', pixelx: 'pixely', pixely: 'pixelx' }
const known: ReadonlySet<string> = new Set([...pointColumns, 'enable'])
/** Larger numbers fit no type of the database. */
const largest = 1e15

/** Makes the refusal, as `app.refuse_point` does. */
function refusePoint(nr: unknown, column: PointColumn | 'enable') {
  const number = JSON.stringify(nr ?? null)
  const said = typeof nr === 'string' ? nr : number.replace('null', '?')
  return refuse(`point_value.${column}`, `{"nr": ${number}, "column": "${column}"}`, said)
}

/** @throws Problem 413 */
export function limitPoints(count: number): void {
  if (count > mostPoints) throw refuse('too_many_points')
}

/** Refuses values that fit no column. @throws Problem 400 */
function checkPoint(point: unknown): void {
  if (typeof point !== 'object' || point === null || Object.keys(point).some((name) => !known.has(name))) {
    throw refuse('bad_point')
  }
  const columns = point as Record<string, unknown>
  const isMissing = (name: string) => (columns[name] ?? null) === null
  const wrong = pointColumns.find((name) => {
    const [value, other] = [columns[name] ?? null, others[name]]
    if (name === 'pixelx' && isMissing('mapx') && isMissing('pixelx')) return true
    if (value === null) return !nullable.has(name) && (other === undefined || !isMissing(other))
    if (typeof value !== 'number' || Math.abs(value) > largest) return true
    return name === 'nr' && (!Number.isInteger(value) || Math.abs(value) > pointLimits.nr.most)
  })
  const refused = wrong ?? (typeof columns['enable'] === 'boolean' ? undefined : 'enable')
  if (refused !== undefined) throw refusePoint(columns['nr'], refused)
}

/** Refuses rows that the table refuses. @throws Problem 400 */
function checkRows(rows: readonly ControlPoint[]): void {
  for (const [at, row] of rows.entries()) {
    const wrong = pointColumns.find((name) => row[name] !== null && !isWithin(name, row[name]))
    if (wrong !== undefined) throw refusePoint(row.nr, wrong)
    if (rows[at - 1]?.nr === row.nr) throw refusePoint(row.nr, 'nr')
  }
}

/** Replaces the points of a map, all or none; points equal to the stored ones are no change. */
export function savePoints({ state, caller, payload, request }: Exchange<SetPoints>): CallAnswer<SetPoints> {
  const id = toId(payload.karte_id)
  const sent: unknown = payload.points
  if (!Array.isArray(sent)) throw refuse('points_missing')
  limitPoints(sent.length)
  for (const point of sent) checkPoint(point)
  const map = visibleMaps(state, caller).find((one) => one.id === id)
  if (!map) throw refuse('not_found.map')
  const empty = { mapx: null, mapy: null, pixelx: null, pixely: null, dx: null, dy: null, residual: null }
  const rows = sent
    .map((point) => ({ karte_id: id, ...empty, ...(point as Omit<ControlPoint, 'karte_id'>) }))
    .toSorted((a, b) => a.nr - b.nr)
  const all = knowsIncompletePoints(request)
  const stored = state.controlPoints.filter((point) => point.karte_id === id && (all || !isIncomplete(point)))
  if (!sameRows(rows, stored)) {
    requireVersion(map, request)
    checkRows(rows)
    state.controlPoints = state.controlPoints.filter((point) => !stored.includes(point))
    makeRoom(state, rows, request)
    state.controlPoints.push(...rows)
    map.version += 1
  }
  return { version: map.version, points: all ? rows : rows.filter((row) => !isIncomplete(row)) }
}
