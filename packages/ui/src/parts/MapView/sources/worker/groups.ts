import Supercluster, { type ClusterFeature, type PointFeature } from 'supercluster'
import type { MapPoints, Section } from '@waldkerf/ui/parts/MapView/mapTypes.ts'
import { lastZoom } from '../markSource.ts'
import { emptyMarks, type Marks, worldX, worldY } from '../marks.ts'

/** Counts per kind travel as flat numbers (`k0`, `k1`, …), because supercluster copies properties one level deep. */
type Counts = Record<string, number>
interface Kind {
  kind: number
}
type Found = ClusterFeature<Counts> | PointFeature<Kind>

const isCluster = (found: Found): found is ClusterFeature<Counts> => 'cluster' in found.properties

/** Points as features, made one after the other: a hundred thousand of them at once would only be garbage. */
function features({ lats, lons, kinds }: MapPoints, kindCount: number): PointFeature<Kind>[] {
  const shared = Array.from({ length: kindCount }, (_, kind) => ({ kind }))
  const list = {
    length: lats.length,
    *[Symbol.iterator]() {
      for (let row = 0; row < lats.length; row++) {
        const [lon, lat] = [lons[row]!, lats[row]!]
        const geometry = Number.isNaN(lat) ? null : { type: 'Point', coordinates: [lon, lat] }
        yield { type: 'Feature', id: row, geometry, properties: shared[kinds[row]!]! }
      }
    },
  }
  // It is only ever counted and walked through.
  return list as unknown as PointFeature<Kind>[]
}

function asMarks(found: readonly Found[], { ids, kinds }: MapPoints, kindCount: number): Marks {
  const ordered = [...found.filter(isCluster), ...found.filter((one) => !isCluster(one))]
  const marks = emptyMarks(found.length, found.filter(isCluster).length, kindCount)
  ordered.forEach((one, place) => {
    const [lon = 0, lat = 0] = one.geometry.coordinates
    marks.xs[place] = worldX(lon)
    marks.ys[place] = worldY(lat)
    if (isCluster(one)) {
      marks.ids[place] = one.properties.cluster_id
      marks.counts[place] = one.properties.point_count
      for (let kind = 0; kind < kindCount; kind++)
        marks.shares[place * kindCount + kind] = one.properties[`k${kind}`] ?? 0
    } else {
      marks.ids[place] = ids[Number(one.id)]!
      marks.kinds[place] = kinds[Number(one.id)]!
    }
  })
  return marks
}

/** Groups points that would cover each other, at every zoom; about a second of work for 200,000 of them. */
export function createGroups(points: MapPoints, kindCount: number) {
  const index = new Supercluster<Kind, Counts>({
    radius: 46,
    extent: 256,
    minZoom: 4,
    maxZoom: lastZoom,
    map: ({ kind }) => ({ [`k${kind}`]: 1 }),
    reduce: (sum, part) => {
      for (const key in part) sum[key] = (sum[key] ?? 0) + part[key]!
    },
  })
  index.load(features(points, kindCount))
  return {
    within: ({ west, south, east, north }: Section, zoom: number): Marks =>
      asMarks(index.getClusters([west, south, east, north], Math.floor(zoom)), points, kindCount),
    /** The zoom at which a cluster falls apart; beyond `lastZoom` when it never does. */
    clusterZoom: (cluster: number) => index.getClusterExpansionZoom(cluster),
    members: (cluster: number, limit: number) =>
      index.getLeaves(cluster, limit).map(({ id }) => points.ids[Number(id)]!),
  }
}

export type Groups = ReturnType<typeof createGroups>

/** Dots closer than this, in px, are one dot: more could not be told apart. */
const cell = 2

/** Every point as itself, thinned to what can be told apart at the zoom. One pass over all points: 1 ms per 200,000. */
export function createDots({ ids, lats, lons, kinds }: MapPoints) {
  const xs = Float64Array.from(lons, worldX)
  const ys = Float64Array.from(lats, worldY)

  function rowsWithin({ west, south, east, north }: Section, zoom: number): number[] {
    const perCell = (256 * 2 ** zoom) / cell
    const [left, top] = [worldX(west), worldY(north)]
    const width = Math.ceil((worldX(east) - left) * perCell) + 1
    const height = Math.ceil((worldY(south) - top) * perCell) + 1
    const taken = new Uint8Array(width * height)
    const rows: number[] = []
    for (let row = 0; row < xs.length; row++) {
      const column = Math.floor((xs[row]! - left) * perCell)
      const line = Math.floor((ys[row]! - top) * perCell)
      const within = column >= 0 && line >= 0 && column < width && line < height
      if (!within || taken[line * width + column]) continue
      taken[line * width + column] = 1
      rows.push(row)
    }
    return rows
  }

  return (section: Section, zoom: number): Marks => {
    const rows = rowsWithin(section, zoom)
    const marks = emptyMarks(rows.length, 0, 0)
    rows.forEach((row, place) => {
      marks.ids[place] = ids[row]!
      marks.xs[place] = xs[row]!
      marks.ys[place] = ys[row]!
      marks.kinds[place] = kinds[row]!
    })
    return marks
  }
}
