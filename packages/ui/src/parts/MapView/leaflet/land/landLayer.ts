import { laenderTopology } from '@waldkerf/domain/places/landAt'
import type { Feature, MultiPolygon, Polygon, Position } from 'geojson'
import { divIcon, geoJSON, type LayerGroup, layerGroup, marker, svg } from 'leaflet'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'

interface LandProperties {
  name: string
  land: string
}
type Land = Feature<Polygon | MultiPolygon, LandProperties>

const topology = laenderTopology as Topology<{ laender: GeometryCollection<LandProperties> }>

/** South-west and north-east corner of all Länder, as [lat, lon]. */
export const landBounds: [[number, number], [number, number]] = [
  [46.38, 5.85],
  [55.07, 17.15],
]

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

function nameMarker(land: Land) {
  const element = document.createElement('span')
  element.textContent = land.properties.name
  const className = small.has(String(land.id)) ? 'land-name land-name-small' : 'land-name'
  const icon = divIcon({ html: element, className, iconSize: [0, 0] })
  return marker(namePlace(land), { icon, interactive: false, keyboard: false, pane: 'names' })
}

const landCountry = (land: { properties?: object }) => (land.properties as LandProperties | undefined)?.land

/**
 * The Länder of Germany and Austria, from within the product: it needs no server. Colours come from the style sheet.
 * The map needs the panes `land`, below all tiles, and `names`.
 */
export function landLayer(): LayerGroup {
  const options = { interactive: false, pane: 'land', renderer: svg({ pane: 'land', padding: 0.5 }) }
  const { features } = feature(topology, topology.objects.laender)
  const frontier = mesh(topology, topology.objects.laender, (a, b) => a === b || landCountry(a) !== landCountry(b))
  return layerGroup([
    geoJSON(features, { ...options, style: { className: 'land', weight: 1 } }),
    geoJSON(frontier, { ...options, style: { className: 'frontier', weight: 1.5, fill: false } }),
    ...features.map((land) => nameMarker(land as Land)),
  ])
}
