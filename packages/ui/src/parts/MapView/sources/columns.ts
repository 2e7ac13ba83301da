import type { MapPoints, Place, Section } from '../mapTypes.ts'

/** @returns the smallest section that holds all points, or the wanted ones; undefined when there are none. */
export function pointsExtent({ ids, lats, lons }: MapPoints, wanted?: ReadonlySet<number>): Section | undefined {
  const section = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity }
  for (let row = 0; row < ids.length; row++) {
    if (Number.isNaN(lats[row]) || (wanted && !wanted.has(ids[row]!))) continue
    section.west = Math.min(section.west, lons[row]!)
    section.east = Math.max(section.east, lons[row]!)
    section.south = Math.min(section.south, lats[row]!)
    section.north = Math.max(section.north, lats[row]!)
  }
  return section.west === Infinity ? undefined : section
}

/** @returns where the wanted points are. */
export function pickPlaces(
  { ids, lats, lons }: MapPoints,
  wanted: ReadonlySet<number>,
): Pick<MapPoints, 'lats' | 'lons'> {
  const rows = Array.from(ids.keys()).filter((row) => wanted.has(ids[row]!))
  return { lats: Float64Array.from(rows, (row) => lats[row]!), lons: Float64Array.from(rows, (row) => lons[row]!) }
}

/** Whether a ray from the place to the east crosses the ring's edges an odd number of times. */
function isEnclosed(ring: readonly Place[], lon: number, lat: number): boolean {
  let inside = false
  let [fromLon, fromLat] = ring.at(-1)!
  for (const [toLon, toLat] of ring) {
    const crosses = toLat > lat !== fromLat > lat
    if (crosses && lon < ((fromLon - toLon) * (lat - toLat)) / (fromLat - toLat) + toLon) inside = !inside
    fromLon = toLon
    fromLat = toLat
  }
  return inside
}

/** @returns the numbers of the points within a ring, which need not be closed. */
export function pointsWithin({ ids, lats, lons }: MapPoints, ring: readonly Place[]): number[] {
  if (ring.length < 3) return []
  const found: number[] = []
  for (let row = 0; row < ids.length; row++) {
    if (isEnclosed(ring, lons[row]!, lats[row]!)) found.push(ids[row]!)
  }
  return found
}

/** @returns the section's corners as a ring. */
export const sectionRing = ({ west, south, east, north }: Section): Place[] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
]
