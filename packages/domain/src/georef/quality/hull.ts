import type { Position } from '../solver/types.ts'

/** Area of the convex hull, by Andrew's chains from left to right and back. */
export function hullArea(positions: readonly Position[]): number {
  const sorted = positions.toSorted(([x, y], [otherX, otherY]) => x - otherX || y - otherY)
  const around = [...chain(sorted), ...chain(sorted.toReversed())]
  const twice = around.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = around[(at + 1) % around.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)
  return Math.abs(twice) / 2
}

/** One side of the hull without its last position, which begins the other. */
function chain(sorted: readonly Position[]): Position[] {
  const kept: Position[] = []
  for (const position of sorted) {
    while (kept.length >= 2 && turn(kept.at(-2), kept.at(-1), position) <= 0) kept.pop()
    kept.push(position)
  }
  return kept.slice(0, -1)
}

/** Positive for a turn to the left. */
function turn([ax, ay]: Position = [0, 0], [bx, by]: Position = [0, 0], [cx, cy]: Position): number {
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
}
