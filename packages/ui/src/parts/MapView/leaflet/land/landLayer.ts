import { laenderTopology } from '@waldkerf/domain/places/landAt'
import { geoJSON, type LayerGroup, layerGroup, svg } from 'leaflet'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { waterLayers } from './waterLayers.ts'

interface LandProperties {
  name: string
  land: string
}

const topology = laenderTopology as Topology<{ laender: GeometryCollection<LandProperties> }>

/** South-west and north-east corner of all Länder, as [lat, lon]. */
export const landBounds: [[number, number], [number, number]] = [
  [46.38, 5.85],
  [55.07, 17.15],
]

const landCountry = (land: { properties?: object }) => (land.properties as LandProperties | undefined)?.land

/**
 * The Länder of Germany and Austria with built-up areas, lakes and rivers, from within the product: it needs no server.
 * Colours come from the style sheet. The map needs the pane `land`, below all tiles; names are a layer of their own.
 */
export function landLayer(): LayerGroup {
  const options = { interactive: false, pane: 'land', renderer: svg({ pane: 'land', padding: 0.5 }) }
  const { features } = feature(topology, topology.objects.laender)
  const frontier = mesh(topology, topology.objects.laender, (a, b) => a === b || landCountry(a) !== landCountry(b))
  return layerGroup([
    geoJSON(features, { ...options, style: { className: 'land', stroke: false } }),
    ...waterLayers(options),
    geoJSON(features, { ...options, style: { className: 'land-border', weight: 1, fill: false } }),
    geoJSON(frontier, { ...options, style: { className: 'frontier', weight: 1.5, fill: false } }),
  ])
}
