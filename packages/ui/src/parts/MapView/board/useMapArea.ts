import { useState } from 'react'
import type { AreaTool, Spot } from '../area/outline.ts'
import type { MapHandle } from '../leaflet/createMap.ts'
import type { MapActions, Place } from '../mapTypes.ts'
import { sectionRing } from '../sources/columns.ts'

/** How many can be picked at once: by an area drawn, by what is in view, or none. */
export type PickWay = AreaTool | 'view' | 'none'

/** Picking many points at once. */
export function useMapArea(
  map: MapHandle | undefined,
  onPick: MapActions['onPick'],
  onPicked: (count: number) => void,
) {
  const [tool, setTool] = useState<AreaTool>()

  async function pickRing(ring: readonly Place[], adding: boolean) {
    const ids = await map?.pointsWithin(ring)
    if (!ids) return
    onPick?.(ids, adding ? 'add' : 'replace')
    onPicked(ids.length)
  }
  return {
    tool,
    cancel: () => setTool(undefined),
    /** The corners of the area that was drawn. */
    end(outline: readonly Spot[], adding: boolean) {
      setTool(undefined)
      if (map)
        void pickRing(
          outline.map(([x, y]) => map.placeAt(x, y)),
          adding,
        )
    },
    pick(way: PickWay) {
      if (way === 'box' || way === 'lasso') setTool(way)
      else if (way === 'none') onPick?.([], 'replace')
      else if (map) void pickRing(sectionRing(map.section()), false)
    },
  }
}
