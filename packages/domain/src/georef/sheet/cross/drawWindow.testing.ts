import type { Position } from '@waldkerf/domain/georef/solver/types'
import type { GreyWindow } from './greyWindow.ts'

/** A straight stroke with square ends: from and to along it, from a point on it. */
export interface Stroke {
  at: Position
  /** Clockwise, in degrees. */
  turn: number
  span: readonly [from: number, to: number]
  width: number
}

export const stroke = (at: Position, turn: number, span: Stroke['span'], width: number): Stroke => ({
  at,
  turn,
  span,
  width,
})

export interface Drawing {
  side: number
  paper: number
  ink: number
  /** The paper grows lighter to the right, by so much a pixel. */
  slope: number
  /** Standard deviation. */
  noise: number
  strokes: readonly Stroke[]
}

/** Numbers from 0 to 1, the same for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed * 0x9e3779b9
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** How much of a pixel, from its middle half a pixel to both sides, lies between two bounds. */
const overlap = (middle: number, from: number, to: number) =>
  Math.max(0, Math.min(middle + 0.5, to) - Math.max(middle - 0.5, from))

/** The part of a pixel that a stroke covers. */
function coverage({ at, turn, span, width }: Stroke): (x: number, y: number) => number {
  const angle = (turn * Math.PI) / 180
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)]
  return (x, y) => {
    const [right, down] = [x - at[0], y - at[1]]
    const along = overlap(right * cosine + down * sine, span[0], span[1])
    return along * overlap(down * cosine - right * sine, -width / 2, width / 2)
  }
}

/** A piece of a scan, drawn with the noise of a scanner. */
export function drawWindow({ side, paper, ink, slope, noise, strokes }: Drawing, seed: number): GreyWindow {
  const random = seeded(seed + 1_000)
  const covers = strokes.map(coverage)
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  const grey = Float32Array.from({ length: side * side }, (_, at) => {
    const [column, row] = [at % side, Math.floor(at / side)]
    const part = Math.max(0, ...covers.map((cover) => cover(column + 0.5, row + 0.5)))
    const value = paper + slope * (column - side / 2)
    return Math.max(0, Math.min(255, value + (ink - value) * part + noise * normal()))
  })
  return { width: side, height: side, grey }
}
