import type { Placing } from '../canvas/mapCanvas.ts'
import { toLat, toLon, worldX, worldY } from '../sources/marks.ts'
import type { Box, Ground } from './ground.ts'

/** From this zoom on there are places without a name in view: lines of round degrees say where one is. */
export const graticuleFrom = 10

/** px between two lines at least. */
const leastGap = 120
const [labelHeight, margin] = [16, 4] as const

/** A line of the graticule, and where it lies on the canvas in px. */
export interface GraticuleLine {
  axis: 'lat' | 'lon'
  degrees: number
  at: number
}

/** @returns the smallest of 1, 2 or 5 times a power of ten whose lines are far enough from one another */
export function degreeStep(pixelsPerDegree: number): number {
  const least = leastGap / pixelsPerDegree
  const power = 10 ** Math.floor(Math.log10(least))
  return ([1, 2, 5].find((step) => step * power >= least) ?? 10) * power
}

function* multiples(step: number, from: number, to: number) {
  for (let count = Math.ceil(from / step); count * step <= to; count++) yield count * step
}

/** The lines of round degrees that cross the canvas. */
export function graticule({ scale, left, top, width, height }: Placing): { lines: GraticuleLine[]; step: number } {
  const step = degreeStep(scale / 360)
  const lons = [...multiples(step, toLon(left / scale), toLon((left + width) / scale))]
  const lats = [...multiples(step, toLat((top + height) / scale), toLat(top / scale))]
  const lines = [
    ...lons.map((degrees): GraticuleLine => ({ axis: 'lon', degrees, at: worldX(degrees) * scale - left })),
    ...lats.map((degrees): GraticuleLine => ({ axis: 'lat', degrees, at: worldY(degrees) * scale - top })),
  ]
  return { lines, step }
}

/** A label with the left end of its middle line, in px. */
export interface GraticuleLabel {
  text: string
  x: number
  y: number
}

/** Puts the degrees beside their lines, within the view: of each line the first place that is free. */
export function layLabels(
  lines: readonly GraticuleLine[],
  on: { view: Box; ground: Ground; write: (degrees: number) => string; textWidth: (text: string) => number },
): GraticuleLabel[] {
  const { view, ground } = on
  const laid: GraticuleLabel[] = []
  for (const { axis, degrees, at } of lines) {
    const text = on.write(degrees)
    const width = on.textWidth(text)
    const [right, bottom] = [view.right - width - margin, view.bottom - labelHeight]
    const spots =
      axis === 'lat'
        ? [view.left + margin, right].map((x) => ({ x, y: at - labelHeight / 2 - 1 }))
        : [view.top + labelHeight / 2 + margin, bottom].map((y) => ({ x: at + margin, y }))
    for (const { x, y } of spots) {
      const box = { left: x, right: x + width, top: y - labelHeight / 2, bottom: y + labelHeight / 2 }
      const isInView =
        box.left >= view.left && box.right <= view.right && box.top >= view.top && box.bottom <= view.bottom
      if (!isInView || !ground.isFree(box)) continue
      ground.take(box)
      laid.push({ text, x, y })
      break
    }
  }
  return laid
}
