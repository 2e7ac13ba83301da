import type { ShownMark } from '../mapTypes.ts'

export type Direction = 'left' | 'right' | 'up' | 'down'

interface Spot {
  x: number
  y: number
}

/** How far a mark lies along a direction, and how far beside it, in px. */
const split: Readonly<Record<Direction, (dx: number, dy: number) => { along: number; beside: number }>> = {
  left: (dx, dy) => ({ along: -dx, beside: Math.abs(dy) }),
  right: (dx, dy) => ({ along: dx, beside: Math.abs(dy) }),
  up: (dx, dy) => ({ along: -dy, beside: Math.abs(dx) }),
  down: (dx, dy) => ({ along: dy, beside: Math.abs(dx) }),
}

/** Distance beside the way counts double; beyond `widest` times the distance along it, a mark lies in another direction. */
const besideWeight = 2
const widest = 1.5

/** @returns the mark that an arrow key leads to from a spot; undefined when none lies there. */
export function nextMark(marks: readonly ShownMark[], from: Spot, direction: Direction): ShownMark | undefined {
  let [best, least]: [ShownMark | undefined, number] = [undefined, Infinity]
  for (const mark of marks) {
    const { along, beside } = split[direction](mark.x - from.x, mark.y - from.y)
    if (along < 1 || beside > along * widest) continue
    const cost = along + beside * besideWeight
    if (cost >= least) continue
    best = mark
    least = cost
  }
  return best
}

/** @returns the mark nearest to a spot. */
export function nearestMark(marks: readonly ShownMark[], { x, y }: Spot): ShownMark | undefined {
  const far = (mark: ShownMark) => Math.hypot(mark.x - x, mark.y - y)
  return marks.reduce<ShownMark | undefined>((best, mark) => (!best || far(mark) < far(best) ? mark : best), undefined)
}
