import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { MapEvents, MapHandle, MapOptions } from './leaflet/createMap.ts'
import type { MapPosition } from './mapTypes.ts'

export type MapState = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; map: MapHandle }

/**
 * Loads Leaflet and makes one map in the element, for as long as the component is shown: hiding it (also within
 * `<Activity>`, and StrictMode's trial run) removes the map, showing it makes another at the same position.
 */
export function useMapHandle(
  elementRef: RefObject<HTMLElement | null>,
  words: MapOptions['words'],
  events: MapEvents,
): MapState {
  const [state, setState] = useState<MapState>({ status: 'loading' })
  const positionRef = useRef<MapPosition>(undefined)
  const onSelect = useEffectEvent(events.onSelect)
  const onHighlight = useEffectEvent(events.onHighlight)
  const onMove = useEffectEvent<MapEvents['onMove']>((position, section) => {
    positionRef.current = position
    events.onMove(position, section)
  })

  useEffect(() => {
    let map: MapHandle | undefined
    let gone = false
    const start = async () => {
      const { createMap } = await import('./leaflet/createMap.ts')
      if (gone || !elementRef.current) return
      map = createMap(elementRef.current, {
        position: positionRef.current,
        words,
        events: {
          onSelect: (id) => onSelect(id),
          onHighlight: (id) => onHighlight(id),
          onMove: (position, section) => onMove(position, section),
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
  }, [elementRef, words])
  return state
}
