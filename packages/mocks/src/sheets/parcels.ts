import type { Random } from '../seed/random.ts'
import { mapPart, type Sheet, type Spot } from '../seed/maps/sheet.ts'
import { between, type Pen } from './pen.ts'

const columns = 5
const rows = 4

/**
 * Corners of parcels, row by row. Each mark replaces the nearest corner, so that boundary stones stand on boundaries.
 */
export function parcelCorners({ width, height }: Sheet, marks: readonly Spot[], random: Random): Spot[] {
  const { left, top, right, bottom } = mapPart
  const cell = [((right - left) * width) / (columns - 1), ((bottom - top) * height) / (rows - 1)] as const
  const jitter = () => 0.36 * (random.next() - 0.5)
  const corners = Array.from({ length: columns * rows }, (_, at): Spot => {
    const [column, row] = [at % columns, Math.floor(at / columns)]
    const isInner = column > 0 && column < columns - 1
    return [
      left * width + cell[0] * (column + (isInner ? jitter() : 0)),
      top * height + cell[1] * (row + (row > 0 && row < rows - 1 ? jitter() : 0)),
    ]
  })
  const free = new Set(corners.keys())
  for (const mark of marks) {
    const near = [...free].map((at) => ({ at, away: distance(corners[at] ?? mark, mark) }))
    const best = near.toSorted((one, other) => one.away - other.away)[0]
    if (!best || best.away > 0.85 * Math.min(...cell)) continue
    corners[best.at] = mark
    free.delete(best.at)
  }
  return corners
}

const distance = ([x, y]: Spot, [otherX, otherY]: Spot) => Math.hypot(x - otherX, y - otherY)

/** Boundaries of the parcels, their stones and numbers. */
export function drawParcels(pen: Pen, corners: readonly Spot[]) {
  for (const [at, corner] of corners.entries()) {
    const beside = (at + 1) % columns === 0 ? undefined : corners[at + 1]
    const below = corners[at + columns]
    if (beside) pen.path([corner, beside], 'sepia', pen.fine * 1.2)
    if (below) pen.path([corner, below], 'sepia', pen.fine * 1.2)
  }
  for (const corner of corners) drawStone(pen, corner)
}

/** A boundary stone; the dot in its centre marks the place. */
export function drawStone(pen: Pen, at: Spot) {
  pen.clear(at, pen.fine * 4.5)
  pen.ring(at, pen.fine * 4.5, 'sepia', pen.fine * 1.2)
  pen.disc(at, pen.fine * 1.7, 'sepia')
}

/** A survey point away from boundaries: a triangle around its dot. */
export function drawTrigPoint(pen: Pen, at: Spot) {
  const size = pen.fine * 8
  const corner = (turn: number): Spot => [at[0] + size * Math.sin(turn), at[1] - size * Math.cos(turn)]
  pen.clear(at, pen.fine * 4.5)
  pen.path([corner(0), corner(2.094), corner(4.189), corner(0)], 'sepia', pen.fine * 1.2)
  pen.disc(at, pen.fine * 1.7, 'sepia')
}

/** Drains of two thirds of the parcels: laterals in blue, their collector, and its manhole. */
export function drawDrains(pen: Pen, corners: readonly Spot[], random: Random) {
  for (let at = 0; at + columns + 1 < corners.length; at += 1) {
    const [a, b, c, d] = [corners[at], corners[at + 1], corners[at + columns], corners[at + columns + 1]]
    if (!a || !b || !c || !d || (at + 1) % columns === 0) continue
    const parcel = (across: number, down: number) => between(between(a, b, across), between(c, d, across), down)
    pen.text(`${100 + at * 7}/${random.integer(1, 9)}`, parcel(0.08, 0.06), pen.fine * 9)
    if (!random.chance(0.72)) continue
    const laterals = Math.max(4, Math.round(distance(a, c) / (pen.fine * 26)))
    for (let nr = 0; nr < laterals; nr += 1) {
      const down = 0.22 + (0.62 * nr) / laterals
      pen.path([parcel(0.1, down), parcel(0.84, down + 0.07)], 'blue', pen.fine)
    }
    drawCollector(pen, parcel, random.integer(1, 60))
  }
}

function drawCollector(pen: Pen, parcel: (across: number, down: number) => Spot, nr: number) {
  const [start, end] = [parcel(0.84, 0.25), parcel(0.84, 0.93)]
  pen.path([start, end], 'blue', pen.fine * 2.4)
  // An arrow downstream.
  const tip = between(start, end, 0.55)
  const back = between(start, end, 0.51)
  const across: Spot = [(end[1] - start[1]) * 0.02, (start[0] - end[0]) * 0.02]
  pen.path(
    [[back[0] + across[0], back[1] + across[1]], tip, [back[0] - across[0], back[1] - across[1]]],
    'blue',
    pen.fine * 1.6,
  )
  pen.clear(end, pen.fine * 5)
  pen.ring(end, pen.fine * 5, 'blue', pen.fine * 1.6)
  pen.path(
    [
      [end[0] - pen.fine * 3, end[1]],
      [end[0] + pen.fine * 3, end[1]],
    ],
    'blue',
    pen.fine,
  )
  pen.text(`S${nr}`, [end[0] + pen.fine * 7, end[1] - pen.fine * 4], pen.fine * 8, 'blue')
}
