import type { Area } from '../georef/coordinates/systems.ts'
import laender from './laender-de-at.topo.json' with { type: 'json' }

/** A line of the outlines: a grid point, then the steps from one point to the next. */
type Line = readonly (readonly number[])[]

/** The Länder of Germany and Austria as TopoJSON: neighbours share a line. */
export const laenderTopology: object = laender

/** The outlines, each line once. */
export const landLines: readonly Line[] = laender.arcs

/** Degrees to the outlines' grid. */
function toGrid(lat: number, lon: number): readonly [x: number, y: number] {
  const { scale, translate } = laender.transform
  const [[width = 1, height = 1], [west = 0, south = 0]] = [scale, translate]
  return [(lon - west) / width, (lat - south) / height]
}

/** How often a ray from the point to the east crosses the outline: an odd number means that the point is inside. */
function crossings(line: Line, x: number, y: number): number {
  let x1 = 0
  let y1 = 0
  let count = 0
  // By places, not by an iterator: ten thousand points are asked before a map stands.
  for (let index = 0; index < line.length; index += 1) {
    const step = line[index]
    const x2 = x1 + (step?.[0] ?? 0)
    const y2 = y1 + (step?.[1] ?? 0)
    if (index > 0 && y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) count += 1
    x1 = x2
    y1 = y2
  }
  return count
}

/** Indices of the lines around a Land; TopoJSON writes a reversed line as `~index`. */
const linesAround = (arcs: unknown): number[] =>
  Array.isArray(arcs) ? arcs.flatMap(linesAround) : [Number(arcs) < 0 ? ~Number(arcs) : Number(arcs)]

/** Each Land with the indices of its lines. */
export const lands = laender.objects.laender.geometries.map(({ arcs, properties: { name } }) => ({
  name,
  lines: linesAround(arcs),
}))

/**
 * The Land at this coordinate (WGS 84, degrees); '' outside of all. From a point within a Land a ray to the east
 * crosses its lines an odd number of times, islands and enclaves included. `app.land_at` in SQL has the same rule.
 */
export function landAt(lat: number, lon: number): string {
  const [x, y] = toGrid(lat, lon)
  const counts = laender.arcs.map((line) => crossings(line, x, y))
  const isAround = ({ lines }: { lines: readonly number[] }) =>
    lines.reduce((sum, line) => sum + (counts[line] ?? 0), 0) % 2 === 1
  return lands.find(isAround)?.name ?? ''
}

/** The smallest and the largest grid coordinate of a line along an axis. */
function lineRange(line: Line, axis: 0 | 1): readonly [least: number, most: number] {
  let [at, least, most] = [0, Infinity, -Infinity]
  for (const step of line) {
    at += step[axis] ?? 0
    least = Math.min(least, at)
    most = Math.max(most, at)
  }
  return [least, most]
}

/** The smallest section that contains a Land; undefined for an unknown name. */
export function landSection(name: string): Area | undefined {
  const land = lands.find((one) => one.name === name)
  if (!land) return undefined
  const edges = ([0, 1] as const).map((axis) => {
    const ranges = land.lines.map((line) => lineRange(laender.arcs[line] ?? [], axis))
    const [step = 1, start = 0] = [laender.transform.scale[axis], laender.transform.translate[axis]]
    const [least, most] = [Math.min(...ranges.map(([low]) => low)), Math.max(...ranges.map(([, high]) => high))]
    return [start + least * step, start + most * step] as const
  })
  const [[west, east] = [0, 0], [south, north] = [0, 0]] = edges
  return { west, south, east, north }
}
