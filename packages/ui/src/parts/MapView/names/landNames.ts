import { laenderTopology } from '@waldkerf/domain/places/landAt'
import type { Feature, MultiPolygon, Polygon, Position } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'

type Land = Feature<Polygon | MultiPolygon, { name: string }>

const topology = laenderTopology as Topology<{ laender: GeometryCollection<{ name: string }> }>

/** City states and other small ones are named only when the map is near enough. */
const small = new Set(['DE-BE', 'DE-HB', 'DE-HH', 'DE-SL', 'AT-WI', 'AT-VO', 'AT-BU'])

/** Where the centre of the area would put the name into a neighbour or onto a border. */
const namePlaces: Readonly<Record<string, [number, number]>> = {
  'DE-BB': [51.95, 13.75],
  'DE-NI': [52.85, 8.75],
  'DE-SH': [54.3, 9.65],
  'AT-SZ': [47.35, 13.3],
}

/** Area (signed) and centre of gravity of a ring, by the shoelace formula in degrees. */
function ringCentre(ring: readonly Position[]) {
  let [area, x, y] = [0, 0, 0]
  for (let i = 1; i < ring.length; i++) {
    const [x0 = 0, y0 = 0] = ring[i - 1]!
    const [x1 = 0, y1 = 0] = ring[i]!
    const cross = x0 * y1 - x1 * y0
    area += cross
    x += (x0 + x1) * cross
    y += (y0 + y1) * cross
  }
  return { area: Math.abs(area), centre: [y / (3 * area), x / (3 * area)] as [number, number] }
}

function namePlace({ id, geometry }: Land): [number, number] {
  const rings = geometry.type === 'Polygon' ? [geometry.coordinates[0]!] : geometry.coordinates.map((part) => part[0]!)
  const largest = rings.map(ringCentre).reduce((best, ring) => (ring.area > best.area ? ring : best))
  return namePlaces[String(id)] ?? largest.centre
}

/** Names of the Länder with the place of each, in [lat, lon]. */
export const landNames = () =>
  feature(topology, topology.objects.laender).features.map((land) => ({
    name: land.properties.name,
    isSmall: small.has(String(land.id)),
    at: namePlace(land as Land),
  }))
