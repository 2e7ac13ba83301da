import { watersTopology } from '@waldkerf/domain/places/waters'
import { geoJSON, type Layer, type PathOptions } from 'leaflet'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'

interface Rank {
  rank: number
}
type Ranked = GeometryCollection<Rank>

const topology = watersTopology as Topology<{ fluesse: Ranked; seen: Ranked; siedlung: Ranked }>

/** px of a river's line: the Rhine (4) is wider than the Lippe (12). */
const riverWidth = (rank: number) => (rank <= 5 ? 2.25 : rank <= 8 ? 1.75 : 1.25)

/** Built-up areas, rivers and lakes, from the lowest up. */
export function waterLayers(options: PathOptions): Layer[] {
  const { siedlung, fluesse, seen } = topology.objects
  return [
    geoJSON(feature(topology, siedlung), { ...options, style: { className: 'built-up', stroke: false } }),
    geoJSON(feature(topology, fluesse), {
      ...options,
      style: (river) => ({
        className: 'river',
        fill: false,
        weight: riverWidth((river?.properties as Rank | undefined)?.rank ?? 12),
      }),
    }),
    geoJSON(feature(topology, seen), { ...options, style: { className: 'lake', weight: 0.75 } }),
  ]
}
