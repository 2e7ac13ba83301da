import type { PlaceRow } from '@waldkerf/domain/places/placeRow'
import { cityRows } from '@waldkerf/domain/places/places'
import { watersTopology } from '@waldkerf/domain/places/waters'
import type { Geometry, Position } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { worldX, worldY } from '../sources/marks.ts'
import { landNames } from './landNames.ts'
import type { MapName, NameLook } from './layNames.ts'

const always = Infinity

/** From this zoom on all places are known, nearer than the cities alone need. */
export const placesFrom = 7.5

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

interface WaterProperties {
  name?: string
  rank: number
}
type Waters = GeometryCollection<WaterProperties>
const topology = watersTopology as Topology<{ fluesse: Waters; seen: Waters }>

const flat = ({ type, coordinates }: Extract<Geometry, { coordinates: unknown }>): Position[] =>
  type === 'Point' ? [coordinates] : (coordinates.flat(Infinity) as number[]).reduce(toPositions, [])

function toPositions(places: Position[], value: number, at: number): Position[] {
  if (at % 2 === 0) places.push([value])
  else places.at(-1)?.push(value)
  return places
}

/** The middle of a lake, by its box. */
function middle(places: readonly Position[]): Position {
  const [lons, lats] = [places.map(([lon = 0]) => lon), places.map(([, lat = 0]) => lat)]
  return [(Math.min(...lons) + Math.max(...lons)) / 2, (Math.min(...lats) + Math.max(...lats)) / 2]
}

/** Of rivers each spot of all their parts, of lakes their middle; large ones first. */
function waterNames(): MapName[] {
  const found = new Map<string, { rank: number; places: Position[] }>()
  for (const kind of ['fluesse', 'seen'] as const)
    for (const { geometry, properties } of feature(topology, topology.objects[kind]).features) {
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

/** The names that come with the map, in the order in which they get their room. */
export const firstNames = (): MapName[] => [...laender(), ...placeNames(cityRows), ...waterNames()]
