import type { Area } from '@waldkerf/domain/georef/coordinates/systems'

/** The outline of an area or of a hole in it: longitude, latitude, longitude, … in WGS 84 degrees. */
export type Ring = Float64Array

/** A compartment, or another place of one's own. */
export interface OwnArea {
  /** As its people call it: '12 b'; '' where the file does not say. */
  name: string
  /** Outlines and holes alike; a waypoint has none. */
  rings: readonly Ring[]
  /** Where its name stands. */
  lon: number
  lat: number
}

/** A file of areas that somebody keeps on the device. */
export interface OwnLayer {
  key: string
  /** The file's name. */
  name: string
  areas: readonly OwnArea[]
}

/** Twice the area that a ring encloses, with its centre of gravity; by the shoelace formula in degrees. */
function ringCentre(ring: Ring) {
  const [x0 = 0, y0 = 0] = ring
  let [size, x, y] = [0, 0, 0]
  for (let at = 2; at < ring.length; at += 2) {
    // From its own corner, since the products of whole degrees would leave no digits for a few metres.
    const [x1, y1] = [ring[at - 2]! - x0, ring[at - 1]! - y0]
    const [x2, y2] = [ring[at]! - x0, ring[at + 1]! - y0]
    const cross = x1 * y2 - x2 * y1
    size += cross
    x += (x1 + x2) * cross
    y += (y1 + y2) * cross
  }
  return size === 0
    ? { size: 0, lon: x0, lat: y0 }
    : { size: Math.abs(size), lon: x0 + x / (3 * size), lat: y0 + y / (3 * size) }
}

/** An area with its name in the middle of its largest part. */
export function makeArea(name: string, rings: readonly Ring[]): OwnArea {
  const largest = rings.map(ringCentre).reduce((best, ring) => (ring.size > best.size ? ring : best))
  return { name, rings, lon: largest.lon, lat: largest.lat }
}

/** Whether a ray from the point to the east crosses the rings an odd number of times; holes count by themselves. */
function isWithin({ rings }: OwnArea, lon: number, lat: number): boolean {
  let inside = false
  for (const ring of rings) {
    for (let at = 2; at < ring.length; at += 2) {
      const [x1, y1, x2, y2] = [ring[at - 2]!, ring[at - 1]!, ring[at]!, ring[at + 1]!]
      if (y1 > lat !== y2 > lat && lon < ((x2 - x1) * (lat - y1)) / (y2 - y1) + x1) inside = !inside
    }
  }
  return inside
}

/** The name of the area that holds the place (WGS 84, degrees); undefined where none does, or it has none. */
export function areaNameAt(layers: readonly OwnLayer[], lat: number, lon: number): string | undefined {
  for (const { areas } of layers) {
    const found = areas.find((area) => area.name !== '' && isWithin(area, lon, lat))
    if (found) return found.name
  }
  return undefined
}

/** The section that has all of them in view; undefined without any. */
export function areasExtent(areas: readonly OwnArea[]): Area | undefined {
  if (areas.length === 0) return undefined
  const all = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity }
  const take = (lon: number, lat: number) => {
    all.west = Math.min(all.west, lon)
    all.east = Math.max(all.east, lon)
    all.south = Math.min(all.south, lat)
    all.north = Math.max(all.north, lat)
  }
  for (const { rings, lon, lat } of areas) {
    take(lon, lat)
    for (const ring of rings) for (let at = 0; at < ring.length; at += 2) take(ring[at]!, ring[at + 1]!)
  }
  return all
}
