import { useState } from 'react'
import type { MapHandle } from '../leaflet/createMap.ts'
import type { ShownMark, Spot } from '../mapTypes.ts'
import type { Members } from '../overlay/MemberList.tsx'
import type { MapActions } from './mapActions.ts'

/** Actions on a mark, by pointer and by keyboard alike. */
export function useMapMarks(map: MapHandle | undefined, { onSelect, onHighlight, onPick, onPlace }: MapActions) {
  const [members, setMembers] = useState<Members>()

  /** A point is selected; a cluster falls apart, or shows a list where it never does. */
  async function open(mark: ShownMark) {
    setMembers(undefined)
    if (mark.count === 1) onSelect?.(mark.id)
    else {
      const ids = await map?.openCluster(mark)
      if (ids) setMembers({ ids, count: mark.count })
    }
  }
  async function toggle(mark: ShownMark) {
    const ids = onPick && (await map?.clusterMembers(mark))
    if (ids) onPick(ids, 'toggle')
  }
  return {
    members,
    open,
    toggle,
    close: () => setMembers(undefined),
    highlight: (mark: ShownMark | undefined) => onHighlight?.(mark?.count === 1 ? mark.id : undefined),
    /** @param adding to what is picked */
    hit(mark: ShownMark | undefined, adding: boolean, spot: Spot) {
      if (onPlace) onPlace(spot)
      else if (!mark) setMembers(undefined)
      else if (adding && onPick) void toggle(mark)
      else void open(mark)
    },
  }
}
