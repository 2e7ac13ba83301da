import laender from './laender-de-at.topo.json' with { type: 'json' }

/** A line of the outlines: a place on their grid, then steps from one to the next. */
type Line = readonly (readonly number[])[]

/** The Länder of Germany and Austria as TopoJSON: neighbours share a line. */
export const laenderTopology: object = laender

/** Degrees to the outlines' grid. */
function toGrid(lat: number, lon: number): readonly [x: number, y: number] {
  const { scale, translate } = laender.transform
  const [[width = 1, height = 1], [west = 0, south = 0]] = [scale, translate]
  return [(lon - west) / width, (lat - south) / height]
}

/** How often whoever goes east from here crosses the line. */
function crossings(line: Line, x: number, y: number): number {
  let [x1, y1, count] = [0, 0, 0]
  for (const [index, [dx = 0, dy = 0]] of line.entries()) {
    const [x2, y2] = [x1 + dx, y1 + dy]
    if (index > 0 && y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) count += 1
    ;[x1, y1] = [x2, y2]
  }
  return count
}

/** Numbers of the lines around a Land; one that is walked the other way round is `~number`. */
const linesAround = (arcs: unknown): number[] =>
  Array.isArray(arcs) ? arcs.flatMap(linesAround) : [Number(arcs) < 0 ? ~Number(arcs) : Number(arcs)]

const lands = laender.objects.laender.geometries.map(({ arcs, properties: { name } }) => ({
  name,
  lines: linesAround(arcs),
}))

/**
 * The Land at this coordinate (WGS 84, degrees); '' beyond all of them. Whoever goes east from within a Land crosses its
 * lines an odd number of times, islands and enclaves included. `app.land_at` in SQL says the same.
 */
export function landAt(lat: number, lon: number): string {
  const [x, y] = toGrid(lat, lon)
  const counts = laender.arcs.map((line) => crossings(line, x, y))
  const isAround = ({ lines }: { lines: readonly number[] }) =>
    lines.reduce((sum, line) => sum + (counts[line] ?? 0), 0) % 2 === 1
  return lands.find(isAround)?.name ?? ''
}
