import type { Position } from '@waldkerf/domain/georef/solver/types'
import { type GreyWindow, halved, noiseLevel, smoothed } from './greyWindow.ts'
import { refineCross } from './refineCross.ts'
import { searchCross } from './searchCross.ts'

export interface CrossSearch {
  /** Where somebody has pressed, and how far from it a cross may lie, in pixels. */
  near: Position
  reach: number
  /** Corners, where two lines end, are taken as well. */
  corners?: boolean
}

/** Lines are at least so much darker or lighter than the paper beside them, of 255. */
const leastContrast = 10
/** Noise itself stands out by less, at least in four arms at once. */
const leastOverNoise = 2.2
/** A search is never wider than this, in pixels of its own scale: its time grows with the square. */
const widest = 48
/** A line of 40 px is a bar: nobody means its middle. */
const scales = [1, 2, 4] as const

/**
 * The centre of the cross of two lines that is nearest to a press, to a fraction of a pixel: thin or thick, dark or light,
 * turned by some degrees. First every pixel around is asked whether four arms leave it, on small copies where lines are
 * thick; then each line is laid through the middles of its own profile, and both are made to meet.
 * @returns null where there is none
 */
export function findCross(window: GreyWindow, { near, reach, corners = false }: CrossSearch): Position | null {
  let image = window
  for (const scale of scales) {
    if (scale > 1) image = halved(image)
    if (reach / scale > widest) continue
    const soft = smoothed(image)
    const least = Math.max(leastContrast, leastOverNoise * noiseLevel(soft))
    const rough = searchCross(soft, {
      near: scaled(near, 1 / scale),
      reach: Math.max(4, reach / scale),
      least,
      corners,
    })
    const found = rough && refineCross(window, { ...rough, at: scaled(rough.at, scale), scale, least: least / 2 })
    if (found && Math.hypot(found[0] - near[0], found[1] - near[1]) <= reach + scale) return found
  }
  return null
}

const scaled = ([x, y]: Position, by: number): Position => [x * by, y * by]
