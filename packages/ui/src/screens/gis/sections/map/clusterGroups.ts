import type { BeetleCluster } from '@waldkerf/domain/entities/beetles/beetleSections'
import type { MapGroup } from '@waldkerf/ui/parts/MapView/MapView'
import { statusKinds } from '../../beetleStatus.ts'
import { statusKind } from '../../records/map/beetlePoint.ts'

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
