import type { Feature, Geometry, MultiPolygon, Polygon, Position as LonLat } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { laenderTopology } from '@waldkerf/domain/places/landAt'
import type { PlaceRow } from '@waldkerf/domain/places/nearestPlace'
import { cityRows } from '@waldkerf/domain/places/places'
import { watersTopology } from '@waldkerf/domain/places/waters'
import { worldX, worldY } from '../sources/marks.ts'
import type { MapName, NameLook } from './layNames.ts'

type Land = Feature<Polygon | MultiPolygon, { name: string }>

const lands = laenderTopology as Topology<{ laender: GeometryCollection<{ name: string }> }>

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
function ringCentre(ring: readonly LonLat[]) {
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
const landNames = () =>
  feature(lands, lands.objects.laender).features.map((land) => ({
    name: land.properties.name,
    isSmall: small.has(String(land.id)),
    at: namePlace(land as Land),
  }))

const always = Infinity

/** From this zoom on all places are known, nearer than the cities alone need. */
export const placesFrom = 7.5

/** From this zoom on a mark stands for a spot in a landscape, not in a country. */
const nearestFrom = 9.5

/** How many people a place needs for its name, by zoom: the country has room for a few, a valley for all. */
const people: readonly (readonly [people: number, zoom: number])[] = [
  [500_000, 0],
  [250_000, 5.5],
  [100_000, 6.5],
  [40_000, placesFrom],
  [15_000, 8.5],
  [5_000, 9.5],
  [2_000, 10.5],
  [0, 11.5],
]

const firstZoom = (count: number) => people.find(([least]) => count >= least)?.[1] ?? 0

const placeLook = (count: number): NameLook => (count >= 100_000 ? 'city' : count >= 5_000 ? 'town' : 'village')

/** Names of settlements, in the order of the rows: the largest first. */
export const placeNames = (rows: readonly PlaceRow[]): MapName[] =>
  rows.map(([text, lon, lat, count]) => ({
    text,
    look: placeLook(count),
    spots: [[worldX(lon), worldY(lat)]],
    from: firstZoom(count),
    to: always,
  }))

/** The place nearest to a spot, whatever its size. */
export function nearestName(rows: readonly PlaceRow[], { lat, lon }: { lat: number; lon: number }): MapName[] {
  const [x, y] = [worldX(lon), worldY(lat)]
  let best: { row: PlaceRow; far: number } | undefined
  for (const row of rows) {
    const far = Math.hypot(worldX(row[1]) - x, worldY(row[2]) - y)
    if (!best || far < best.far) best = { row, far }
  }
  return best ? placeNames([best.row]).map((name) => ({ ...name, from: nearestFrom, isNearest: true })) : []
}

interface WaterProperties {
  name?: string
  rank: number
}
type Waters = GeometryCollection<WaterProperties>
const waters = watersTopology as Topology<{ fluesse: Waters; seen: Waters }>

const flat = ({ type, coordinates }: Extract<Geometry, { coordinates: unknown }>): LonLat[] =>
  type === 'Point' ? [coordinates] : (coordinates.flat(Infinity) as number[]).reduce(toPlaces, [])

function toPlaces(places: LonLat[], value: number, at: number): LonLat[] {
  if (at % 2 === 0) places.push([value])
  else places.at(-1)?.push(value)
  return places
}

/** The middle of a lake, by its box. */
function middle(places: readonly LonLat[]): LonLat {
  const [lons, lats] = [places.map(([lon = 0]) => lon), places.map(([, lat = 0]) => lat)]
  return [(Math.min(...lons) + Math.max(...lons)) / 2, (Math.min(...lats) + Math.max(...lats)) / 2]
}

/** Of rivers each spot of all their parts, of lakes their middle; large ones first. */
function waterNames(): MapName[] {
  const found = new Map<string, { rank: number; places: LonLat[] }>()
  for (const kind of ['fluesse', 'seen'] as const)
    for (const { geometry, properties } of feature(waters, waters.objects[kind]).features) {
      if (!properties.name || !geometry || !('coordinates' in geometry)) continue
      const places = flat(geometry)
      const known = found.get(properties.name) ?? { rank: properties.rank, places: [] }
      known.rank = Math.min(known.rank, properties.rank)
      known.places.push(...(kind === 'seen' ? [middle(places)] : places))
      found.set(properties.name, known)
    }
  return [...found]
    .toSorted(([, one], [, other]) => one.rank - other.rank)
    .map(([text, { rank, places }]) => ({
      text,
      look: 'water',
      spots: places.map(([lon = 0, lat = 0]) => [worldX(lon), worldY(lat)] as const),
      from: rank <= 8 ? 7 : 8.5,
      to: always,
    }))
}

const laender = (): MapName[] =>
  landNames().map(({ name, isSmall, at: [lat, lon] }) => ({
    text: name,
    look: 'land',
    spots: [[worldX(lon), worldY(lat)]],
    from: isSmall ? 7 : 5.75,
    to: 10,
  }))

let first: readonly MapName[] | undefined

/** The names that come with the map, in the order in which they get their room. */
export const firstNames = () => (first ??= [...laender(), ...placeNames(cityRows), ...waterNames()])
