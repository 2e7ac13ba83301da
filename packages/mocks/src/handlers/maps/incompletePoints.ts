import type { ControlPoint } from '@waldkerf/domain/entities/maps/controlPoints'
import { Problem } from '../gateway/problem.ts'
import type { MockState } from '../state.ts'

/** Whether the request includes incomplete points, as in `app.knows_incomplete_points`. */
export const knowsIncompletePoints = (request: Request) => (request.headers.get('prefer') ?? '').includes('punkte=alle')

export const isIncomplete = ({ mapx, pixelx }: ControlPoint) => mapx === null || pixelx === null

/** As in `app.make_room`: incomplete points whose numbers are taken move behind all others. */
export function makeRoom(state: MockState, taken: readonly ControlPoint[], request: Request): void {
  if (knowsIncompletePoints(request)) return
  for (const { karte_id, nr } of taken) {
    const known = state.controlPoints.filter((point) => point.karte_id === karte_id)
    const last = Math.max(0, ...[...known, ...taken].map((point) => point.nr))
    const moved = known.find((point) => point.nr === nr && isIncomplete(point))
    if (moved) moved.nr = last + 1
  }
}

/** The table's check: a pair of coordinates is complete or null, and one pair is there. @throws Problem 400 */
export function checkSides({ mapx, mapy, pixelx, pixely }: ControlPoint): void {
  const isHalf = (mapx === null) !== (mapy === null) || (pixelx === null) !== (pixely === null)
  if (isHalf || (mapx === null && pixelx === null)) {
    throw new Problem(400, 'new row violates check constraint "mappoint_sides"', { code: '23514' })
  }
}
