import Supercluster, { type ClusterFeature, type PointFeature } from 'supercluster'
import type { MapPoint, PointKind, Section } from '../mapTypes.ts'

/** Counts per kind travel as flat numbers (`k0`, `k1`, …), because supercluster copies properties one level deep. */
type Counts = Record<string, number>
interface Indexed {
  index: number
  kind: number
}

/** From this zoom on every point stands for itself. */
export const lastClusterZoom = 13

export interface Cluster {
  id: number
  lat: number
  lon: number
  count: number
  /** How many of each kind, in the order of the kinds. */
  counts: number[]
}

/** What is to be seen in a section. */
export interface Grouped {
  clusters: Cluster[]
  points: MapPoint[]
}

const isCluster = (found: ClusterFeature<Counts> | PointFeature<Indexed>): found is ClusterFeature<Counts> =>
  'cluster' in found.properties

/** Groups points that would cover each other; made anew when the points change. */
export function groupPoints(points: readonly MapPoint[], kinds: readonly PointKind[]) {
  const kindIndex = new Map(kinds.map(({ id }, index) => [id, index]))
  const index = new Supercluster<Indexed, Counts>({
    radius: 100,
    maxZoom: lastClusterZoom,
    map: ({ kind }) => ({ [`k${kind}`]: 1 }),
    reduce: (sum, part) => {
      for (let i = 0; i < kinds.length; i++) {
        const key = `k${i}`
        if (part[key]) sum[key] = (sum[key] ?? 0) + part[key]
      }
    },
  })
  index.load(
    points.map(({ lat, lon, kind }, i) => ({
      type: 'Feature' as const,
      geometry: { type: 'Point' as const, coordinates: [lon, lat] },
      properties: { index: i, kind: kindIndex.get(kind) ?? kinds.length - 1 },
    })),
  )
  return {
    /** Zoom at which a cluster falls apart. */
    zoomOf: (cluster: number) => index.getClusterExpansionZoom(cluster),
    within({ west, south, east, north }: Section, zoom: number): Grouped {
      const grouped: Grouped = { clusters: [], points: [] }
      for (const found of index.getClusters([west, south, east, north], Math.floor(zoom))) {
        const [lon = 0, lat = 0] = found.geometry.coordinates
        if (isCluster(found)) {
          const { cluster_id: id, point_count: count, ...rest } = found.properties
          grouped.clusters.push({ id, lat, lon, count, counts: kinds.map((_, i) => rest[`k${i}`] ?? 0) })
        } else grouped.points.push(points[found.properties.index]!)
      }
      return grouped
    },
  }
}
