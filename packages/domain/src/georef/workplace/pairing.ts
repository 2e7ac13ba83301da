import type { Position } from '../solver/types.ts'
import type { Change, Side } from './workplace.ts'
import { isWhole, newPoint, type WorkPoint } from './workPoint.ts'

/**
 * A click on the scan or the map. A point that lacks this place gets it, the selected one before others, so that pairs
 * cannot be mixed up; a new point begins only if no point lacks it. There are no modes to switch.
 */
export function clicked(points: readonly WorkPoint[], selected: number | undefined, side: Side, at: Position): Change {
  const waiting = waitingFor(points, selected, side)
  if (waiting) return { kind: 'place', id: waiting.id, side, at }
  return { kind: 'add', points: [side === 'pixel' ? newPoint(at, null) : newPoint(null, at)] }
}

/** The point that the next click on a side sets: the selected half point, even if to correct it, else the first one. */
function waitingFor(points: readonly WorkPoint[], selected: number | undefined, side: Side): WorkPoint | undefined {
  const chosen = points.find(({ id }) => id === selected)
  return chosen && !isWhole(chosen) ? chosen : points.find((point) => point[side] === null)
}
