import type { Section } from '@waldkerf/ui/parts/MapView/mapTypes.ts'
import { worldX, worldY } from '@waldkerf/ui/parts/MapView/sources/marks.ts'

/** An area on the map: a closed ring of [lon, lat] in WGS 84. */
export interface Outline {
  id: number
  ring: readonly (readonly [lon: number, lat: number])[]
  /** Dashed: nobody knows exactly where it ends. */
  dashed?: boolean
}

/** Where the map stands: px per world, and the view's upper left corner. */
export interface Standing {
  scale: number
  left: number
  top: number
}

/** A place as shares of the world's width and height in Web Mercator. */
type WorldPlace = readonly [x: number, y: number]

/** An outline as it is drawn: its ring in the world, and the box around it. */
export interface PlacedOutline {
  id: number
  dashed: boolean
  ring: readonly WorldPlace[]
  box: { left: number; right: number; top: number; bottom: number }
}

/** Takes degrees into the world, once. */
export function placed({ id, dashed = false, ring }: Outline): PlacedOutline {
  const world = ring.map(([lon, lat]) => [worldX(lon), worldY(lat)] as const)
  const [xs, ys] = [world.map(([x]) => x), world.map(([, y]) => y)]
  const box = { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
  return { id, dashed, ring: world, box }
}

/** The section that covers all outlines, in degrees; undefined without any. */
export function outlinesExtent(outlines: readonly Outline[]): Section | undefined {
  if (outlines.length === 0) return undefined
  const section = { west: Infinity, east: -Infinity, south: Infinity, north: -Infinity }
  for (const [lon, lat] of outlines.flatMap(({ ring }) => ring)) {
    section.west = Math.min(section.west, lon)
    section.east = Math.max(section.east, lon)
    section.south = Math.min(section.south, lat)
    section.north = Math.max(section.north, lat)
  }
  return section
}

/** Smaller than this in px an area is shown as a mark: it would be a speck, or lie under one. */
const leastArea = 20
export const isMark = ({ box }: PlacedOutline, { scale }: Standing) =>
  Math.max(box.right - box.left, box.bottom - box.top) * scale < leastArea

/** The middle of an outline's box in the view. */
export function outlineMiddle({ box }: PlacedOutline, { scale, left, top }: Standing): readonly [number, number] {
  return [((box.left + box.right) / 2) * scale - left, ((box.top + box.bottom) / 2) * scale - top]
}

/** Whether the place lies in the ring, by how often a line to the right crosses it. */
function holds(ring: readonly WorldPlace[], x: number, y: number): boolean {
  let isInside = false
  let [x0, y0] = ring.at(-1) ?? [0, 0]
  for (const [x1, y1] of ring) {
    if (y0 > y !== y1 > y && x < x0 + ((y - y0) / (y1 - y0)) * (x1 - x0)) isInside = !isInside
    ;[x0, y0] = [x1, y1]
  }
  return isInside
}

const boxArea = ({ box }: PlacedOutline) => (box.right - box.left) * (box.bottom - box.top)

/** The area under the pointer, the smallest first: a small one within a large one can be reached. */
export function areaAt(
  outlines: readonly PlacedOutline[],
  standing: Standing,
  [x, y]: readonly [number, number],
): PlacedOutline | undefined {
  const { scale, left, top } = standing
  return outlines
    .filter((outline) => !isMark(outline, standing) && holds(outline.ring, (x + left) / scale, (y + top) / scale))
    .toSorted((a, b) => boxArea(a) - boxArea(b))[0]
}
