import { useEffect, useEffectEvent, useRef } from 'react'
import type { MapHandle } from '../leaflet/createMap.ts'
import type { MapGoal } from '../mapTypes.ts'

/**
 * Moves the map where an act asks for, once; what is asked for before the map is there it begins with.
 * @param showAll shows everything
 */
export function useMapGoal(map: MapHandle | undefined, goal: MapGoal | undefined, showAll: () => void) {
  const done = useRef<number>(undefined)
  const isFirst = useRef(true)
  const act = goal?.act
  const go = useEffectEvent((target: MapHandle, asked: number | undefined) => {
    const begins = isFirst.current
    isFirst.current = false
    if (!goal || asked === done.current) return
    done.current = asked
    if (!goal.section) showAll()
    else if (goal.isReturn) target.show(goal.section)
    else target.flyTo(goal.section, begins)
  })
  useEffect(() => {
    if (map) go(map, act)
  }, [map, act])
}
