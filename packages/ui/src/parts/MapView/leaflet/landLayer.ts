import { geoJSON, type Layer, type Map as LeafletMap, svg } from 'leaflet'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { laenderTopology } from '@waldkerf/domain/places/landAt'
import { watersTopology } from '@waldkerf/domain/places/waters'
import { yieldToPage } from '@waldkerf/ui/browser/yieldToPage'
import { untilStanding } from './untilStanding.ts'

interface Rank {
  rank: number
}
type Ranked = GeometryCollection<Rank>

const waters = watersTopology as Topology<{ fluesse: Ranked; seen: Ranked; siedlung: Ranked }>

/** px of a river's line: the Rhine (4) is wider than the Lippe (12). */
const riverWidth = (rank: number) => (rank <= 5 ? 2.25 : rank <= 8 ? 1.75 : 1.25)

interface LandProperties {
  name: string
  land: string
}

const lands = laenderTopology as Topology<{ laender: GeometryCollection<LandProperties> }>

/** South-west and north-east corner of all Länder, as [lat, lon]. */
export const landBounds: [[number, number], [number, number]] = [
  [46.38, 5.85],
  [55.07, 17.15],
]

const landCountry = (land: { properties?: object }) => (land.properties as LandProperties | undefined)?.land

/** Unfolded once for all maps of a page. */
const once = <Shape>(unfold: () => Shape) => {
  let shape: Shape | undefined
  return () => (shape ??= unfold())
}
const { siedlung, fluesse, seen } = waters.objects
const shapes = {
  laender: once(() => feature(lands, lands.objects.laender)),
  siedlung: once(() => feature(waters, siedlung)),
  fluesse: once(() => feature(waters, fluesse)),
  seen: once(() => feature(waters, seen)),
  frontier: once(() => mesh(lands, lands.objects.laender, (a, b) => a === b || landCountry(a) !== landCountry(b))),
}

/** The layers from the lowest up, each made when it is its turn. */
function* landLayers(): Generator<Layer> {
  const options = { interactive: false, pane: 'land', renderer: svg({ pane: 'land', padding: 0.5 }) }
  yield geoJSON(shapes.laender(), { ...options, style: { className: 'land', stroke: false } })
  yield geoJSON(shapes.siedlung(), { ...options, style: { className: 'built-up', stroke: false } })
  yield geoJSON(shapes.fluesse(), {
    ...options,
    style: (river) => ({
      className: 'river',
      fill: false,
      weight: riverWidth((river?.properties as Rank | undefined)?.rank ?? 12),
    }),
  })
  yield geoJSON(shapes.seen(), { ...options, style: { className: 'lake', weight: 0.75 } })
  yield geoJSON(shapes.laender(), { ...options, style: { className: 'land-border', weight: 1, fill: false } })
  yield geoJSON(shapes.frontier(), { ...options, style: { className: 'frontier', weight: 1.5, fill: false } })
}

/**
 * The Länder of Germany and Austria with built-up areas, lakes and rivers, from within the product: it needs no server.
 * Colours come from the style sheet. The map needs the pane `land`, below all tiles; names are a layer of their own. Two
 * thousand outlines at once would hold the page up, so each layer comes by itself.
 */
export async function addLand(map: LeafletMap): Promise<void> {
  let isGone = false
  map.on('unload', () => (isGone = true))
  await untilStanding()
  for (const layer of landLayers()) {
    if (isGone) return
    layer.addTo(map)
    await yieldToPage()
  }
}
