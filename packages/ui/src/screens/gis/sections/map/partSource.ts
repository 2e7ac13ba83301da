import { pointsWithin, type Place, type Section, type SectionSource } from '@waldkerf/ui/parts/MapView/MapView'
import { beetlePoints } from '../../records/map/beetlePoint.ts'
import { clusterGroups } from './clusterGroups.ts'
import type { PartMap } from '../partTypes.ts'

/** The smallest section that holds a ring. */
function ringExtent(ring: readonly Place[]): Section {
  const [lons, lats] = [ring.map(([lon]) => lon), ring.map(([, lat]) => lat)]
  return { west: Math.min(...lons), east: Math.max(...lons), south: Math.min(...lats), north: Math.max(...lats) }
}

/** The map's source over the sums of the database. */
export const partSource = ({ clusters, within }: PartMap): SectionSource => ({
  type: 'sections',
  load: async (section, zoom, signal) => clusterGroups(await clusters(section, zoom, signal)),
  async members({ extent }, limit, signal) {
    if (!extent) return []
    const rows = await within(extent, signal)
    return rows.slice(0, limit).map(({ id }) => id)
  },
  within: async (ring, signal) => pointsWithin(beetlePoints(await within(ringExtent(ring), signal)), ring),
})
