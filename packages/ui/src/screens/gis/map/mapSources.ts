import type { MapGroup, MapSource, Place, Section, SectionSource } from '@waldkerf/ui/parts/MapView/mapTypes.ts'
import { pointsWithin } from '@waldkerf/ui/parts/MapView/sources/columns.ts'
import { beetlePoints, statusKind } from './beetlePoint.ts'
import type { PartMap } from '../table/partTypes.ts'
import type { BeetleCluster } from '@waldkerf/domain/entities/beetles/beetleSections'
import { statusKinds } from '../beetleStatus.ts'
import type { Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'

function kindCounts(byStatus: BeetleCluster['je_status']): number[] {
  const kinds = statusKinds.map(() => 0)
  for (const [status, count] of Object.entries(byStatus)) kinds[statusKind(status)]! += count
  return kinds
}

/** The database's clusters as groups of the map. Clusters have no number: theirs are negative, which no record has. */
export const clusterGroups = (clusters: readonly BeetleCluster[]): MapGroup[] =>
  clusters.map(({ id, lat, lon, anzahl, je_status, grenzen: [west, south, east, north] }, place) => ({
    id: id ?? -1 - place,
    lat,
    lon,
    count: anzahl,
    kinds: kindCounts(je_status),
    extent: { west, south, east, north },
  }))

/** The smallest section that holds a ring. */
function ringExtent(ring: readonly Place[]): Section {
  const [lons, lats] = [ring.map(([lon]) => lon), ring.map(([, lat]) => lat)]
  return { west: Math.min(...lons), east: Math.max(...lons), south: Math.min(...lats), north: Math.max(...lats) }
}

/** The map's source over the sums of the database. */
export const partSource = ({ clusters, within }: PartMap, extent?: Section): SectionSource => ({
  type: 'sections',
  extent,
  load: async (section, zoom, signal) => clusterGroups(await clusters(section, zoom, signal)),
  async members({ extent }, limit, signal) {
    if (!extent) return []
    const rows = await within(extent, signal)
    return rows.slice(0, limit).map(({ id }) => id)
  },
  within: async (ring, signal) => pointsWithin(beetlePoints(await within(ringExtent(ring), signal)), ring),
})

/** The records are still loading: the map waits with the table. */
const waitingSource: MapSource = {
  type: 'sections',
  load: (_section, _zoom, signal) =>
    new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
}

/** Loading the records failed: the map says so, and its retry loads them again. */
function failedSource(retry: () => void): MapSource {
  let asked = false
  return {
    type: 'sections',
    async load() {
      if (asked) retry()
      asked = true
      throw new Error('The records are not there.')
    },
  }
}

/** The map's source while the records load, or after they failed. */
export const absentSource = (records: Loadable<unknown>): MapSource =>
  records.status === 'failed' ? failedSource(records.retry) : waitingSource
