import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { untilAttached } from '@waldkerf/ui/parts/Later/untilAttached.ts'
import type { MapEvents, MapHandle } from '../leaflet/createMap.ts'
import type { ViewPlace, Section } from '../mapTypes.ts'

export type MapState = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; map: MapHandle }

/**
 * Loads Leaflet and makes one map in the element, for as long as the component is shown: hiding it (also within
 * `<Activity>`, and StrictMode's trial run) removes the map, showing it makes another at the same place.
 * @param view what the first map begins with; absent: everything
 */
export function useMapHandle(
  elementRef: RefObject<HTMLElement | null>,
  view: Section | undefined,
  events: MapEvents,
): MapState {
  const [state, setState] = useState<MapState>({ status: 'loading' })
  const placeRef = useRef<ViewPlace>(undefined)
  const viewNow = useEffectEvent(() => view)
  const onHover = useEffectEvent(events.onHover)
  const onHit = useEffectEvent(events.onHit)
  const onFeed = useEffectEvent(events.onFeed)
  const onTiles = useEffectEvent(events.onTiles)
  const onMove = useEffectEvent<MapEvents['onMove']>((move) => {
    placeRef.current = move.place
    events.onMove(move)
  })

  useEffect(() => {
    let map: MapHandle | undefined
    let gone = false
    const start = async () => {
      const { createMap } = await import('../leaflet/createMap.ts')
      await untilAttached([elementRef], () => gone)
      if (gone || !elementRef.current) return
      map = createMap(elementRef.current, {
        place: placeRef.current,
        view: viewNow(),
        events: {
          onHover: (mark) => onHover(mark),
          onHit: (mark, adding, spot) => onHit(mark, adding, spot),
          onFeed: (status) => onFeed(status),
          onTiles: (status) => onTiles(status),
          onMove: (move) => onMove(move),
        },
      })
      setState({ status: 'ready', map })
    }
    start().catch(() => setState({ status: 'failed' }))
    return () => {
      gone = true
      map?.remove()
      setState({ status: 'loading' })
    }
  }, [elementRef])
  return state
}
