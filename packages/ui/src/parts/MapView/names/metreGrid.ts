import type { Placing } from '../canvas/mapCanvas.ts'
import { toLat, toLon, worldX, worldY } from '../sources/marks.ts'
import type { Box, Ground } from './ground.ts'
import { fromUtm, toUtm, utmZone } from './utm.ts'

/** px between two lines at least. */
const leastGap = 86
/** A line is drawn through so many places: it is bent a little. */
const parts = 8
const [labelHeight, margin] = [16, 4] as const
/** Metres around the equator of the world's projection. */
const around = 2 * Math.PI * 6_378_137

type Spot = readonly [x: number, y: number]

/** A line of the grid: of one easting, or one northing, in metres; where it lies on the canvas in px. */
export interface GridLine {
  axis: 'east' | 'north'
  metres: number
  path: readonly Spot[]
}

/** @returns the smallest of 1, 2 or 5 times a power of ten metres whose lines are far enough from one another */
export function gridStep(metresPerPixel: number): number {
  const least = leastGap * metresPerPixel
  const power = 10 ** Math.floor(Math.log10(least))
  return ([1, 2, 5].find((step) => step * power >= least) ?? 10) * power
}

function* multiples(step: number, from: number, to: number) {
  for (let count = Math.ceil(from / step); count * step <= to; count++) yield count * step
}

const shares = Array.from({ length: parts + 1 }, (_, at) => at / parts)

/** The lines of round metres that cross the canvas, in the UTM zone of its middle. */
export function metreGrid({ scale, left, top, width, height }: Placing) {
  const degrees = (x: number, y: number) => [toLon((left + x) / scale), toLat((top + y) / scale)] as const
  const [lon, lat] = degrees(width / 2, height / 2)
  const zone = utmZone(lon)
  const step = gridStep((Math.cos((lat * Math.PI) / 180) * around) / scale)
  const edge = shares.flatMap((part) => [
    degrees(part * width, 0),
    degrees(part * width, height),
    degrees(0, part * height),
    degrees(width, part * height),
  ])
  const metres = edge.map((place) => toUtm(zone, place))
  const [easts, norths] = [metres.map(([east]) => east), metres.map(([, north]) => north)]
  const [west, east, south, north] = [Math.min(...easts), Math.max(...easts), Math.min(...norths), Math.max(...norths)]
  const spot = (place: Spot): Spot => {
    const [atLon, atLat] = fromUtm(zone, place)
    return [worldX(atLon) * scale - left, worldY(atLat) * scale - top]
  }
  const along = (from: number, to: number) => shares.map((part) => from + part * (to - from))
  const lines = [
    ...[...multiples(step, west, east)].map((at): GridLine => ({
      axis: 'east',
      metres: at,
      path: along(south, north).map((one) => spot([at, one])),
    })),
    ...[...multiples(step, south, north)].map((at): GridLine => ({
      axis: 'north',
      metres: at,
      path: along(west, east).map((one) => spot([one, at])),
    })),
  ]
  return { lines, step, zone }
}

/** Where a line crosses a row of the canvas (of one easting), or a column (of one northing); undefined beside its ends. */
function crossing({ axis, path }: GridLine, at: number): number | undefined {
  const [along, across] = axis === 'east' ? [1, 0] : [0, 1]
  for (let nr = 1; nr < path.length; nr += 1) {
    const [from, to] = [path[nr - 1]!, path[nr]!]
    const part = (at - from[along]!) / (to[along]! - from[along]!)
    if (part >= 0 && part <= 1) return from[across]! + part * (to[across]! - from[across]!)
  }
  return undefined
}

/** A label with the left end of its middle line, in px. */
export interface GridLabel {
  text: string
  x: number
  y: number
}

/** @param isFirst no other label of its axis stands yet */
export type WriteLine = (line: GridLine, isFirst: boolean) => string

interface LabelPlace {
  view: Box
  ground: Ground
  write: WriteLine
  textWidth: (text: string) => number
}

/** Puts the metres beside their lines, within the view: of each line the first place that is free. */
export function layLabels(lines: readonly GridLine[], { view, ground, write, textWidth }: LabelPlace): GridLabel[] {
  const laid: GridLabel[] = []
  const begun = new Set<GridLine['axis']>()
  for (const line of lines) {
    const text = write(line, !begun.has(line.axis))
    const width = textWidth(text)
    const [right, bottom] = [view.right - width - margin, view.bottom - labelHeight]
    const spots =
      line.axis === 'north'
        ? [view.left + margin, right].map((x) => ({ x, y: (crossing(line, x) ?? NaN) - labelHeight / 2 - 1 }))
        : [view.top + labelHeight / 2 + margin, bottom].map((y) => ({ x: (crossing(line, y) ?? NaN) + margin, y }))
    for (const { x, y } of spots) {
      const box = { left: x, right: x + width, top: y - labelHeight / 2, bottom: y + labelHeight / 2 }
      const isInView =
        box.left >= view.left && box.right <= view.right && box.top >= view.top && box.bottom <= view.bottom
      if (!isInView || !ground.isFree(box)) continue
      ground.take(box)
      begun.add(line.axis)
      laid.push({ text, x, y })
      break
    }
  }
  return laid
}
