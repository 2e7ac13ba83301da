import type { MapGroup, MapSource, Section, SectionSource } from '../mapTypes.ts'
import { lastZoom } from './lastZoom.ts'
import { toMarks, worldX, worldY } from './marks.ts'
import type { MarkSource } from './markSource.ts'
import { openWorkerSource } from './worker/workerSource.ts'

/** The px that a group has to spread over to count as fallen apart. */
const apart = 240

/**
 * The zoom at which a group falls apart; without its extent two steps nearer, where it has a sixteenth of its area. Beyond
 * `lastZoom` when it is a single place, or the map is as near as it gets.
 */
function zoomApart(extent: Section | undefined, zoom: number): number {
  if (zoom >= lastZoom) return lastZoom + 1
  if (!extent) return Math.min(lastZoom, Math.floor(zoom) + 2)
  const { west, south, east, north } = extent
  const size = Math.max(worldX(east) - worldX(west), worldY(south) - worldY(north))
  if (size === 0) return lastZoom + 1
  return Math.min(lastZoom, Math.max(Math.floor(zoom) + 1, Math.floor(Math.log2(apart / (256 * size)))))
}

/** Groups computed elsewhere; those of the last answer can be opened. */
function openSectionSource({ load, members, within }: SectionSource, kindCount: number): MarkSource {
  let groups: readonly MapGroup[] = []
  let zoom = 0
  const gone = new AbortController()
  const findCluster = (cluster: number) => groups.find(({ id, count }) => id === cluster && count > 1)
  return {
    async marks(wish, signal) {
      const loaded = await load(wish.section, Math.floor(wish.zoom), signal)
      signal.throwIfAborted()
      groups = loaded
      zoom = wish.zoom
      return toMarks(loaded, kindCount)
    },
    clusterZoom: async (cluster) => zoomApart(findCluster(cluster)?.extent, zoom),
    async members(cluster, limit) {
      const group = findCluster(cluster)
      return group && members ? members(group, limit, gone.signal) : []
    },
    within: async (ring) => (within ? within(ring, gone.signal) : []),
    close: () => gone.abort(),
  }
}

/** @param kindCount how many kinds of points there are */
export function openSource(source: MapSource, kindCount: number): MarkSource {
  return source.type === 'points' ? openWorkerSource(source.points, kindCount) : openSectionSource(source, kindCount)
}
