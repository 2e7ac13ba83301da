import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { MapPlace } from '@waldkerf/ui/parts/BaseMaps/baseMapTypes.ts'
import type { TileStatus } from '@waldkerf/ui/parts/BaseMaps/watchTiles.ts'
import { untilAttached } from '@waldkerf/ui/parts/Later/untilAttached.ts'
import type { Section } from '@waldkerf/ui/parts/MapView/mapTypes.ts'
import { followKeys, pressScanKey } from '@waldkerf/ui/parts/ScanView/board/scanKeys.ts'
import { followScanPointer } from '@waldkerf/ui/parts/ScanView/board/scanPointer.ts'
import type { Place, WarpActions, WarpPoint } from '../warpTypes.ts'
import type { WarpMapHandle } from './createWarpMap.ts'

export type WarpMapState = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; map: WarpMapHandle }

export interface WarpRefs {
  map: RefObject<HTMLDivElement | null>
  sheet: RefObject<HTMLDivElement | null>
  points: RefObject<HTMLCanvasElement | null>
}

export interface WarpInput {
  points: readonly WarpPoint[]
  selected: number | undefined
  actions: WarpActions
  onStand: (place: MapPlace, section: Section) => void
}

/** Loads Leaflet and makes one map, for as long as the component is shown. */
export function useWarpMap(refs: WarpRefs, { points, selected, actions, ...input }: WarpInput) {
  const [state, setState] = useState<WarpMapState>({ status: 'loading' })
  const [tiles, setTiles] = useState<TileStatus>('loading')
  const [scale, setScale] = useState<number>()
  const [isAway, setAway] = useState(false)
  const onPlace = useEffectEvent((at: Place) => actions.onPlace?.(at))
  const onStand = useEffectEvent((place: MapPlace, section: Section) => input.onStand(place, section))
  const onSelect = useEffectEvent((id: number | undefined) => actions.onSelect?.(id))
  const onMove = useEffectEvent((id: number, at: Place, run: string) => actions.onMove?.(id, at, run))
  const onPoint = useEffectEvent((at: Place | undefined) => actions.onPoint?.(at))
  const onKey = useEffectEvent((map: WarpMapHandle, event: KeyboardEvent, run: string) =>
    pressScanKey(event, { stage: map, marks: points, selected, actions: upwards(actions), run }),
  )
  const { map: mapRef, sheet: sheetRef, points: pointsRef } = refs
  useEffect(() => {
    const end: (() => void)[] = []
    let isGone = false
    const start = async () => {
      const { createWarpMap } = await import('./createWarpMap.ts')
      await untilAttached([mapRef, sheetRef, pointsRef], () => isGone)
      const hosts = { map: mapRef.current, sheet: sheetRef.current, points: pointsRef.current }
      if (isGone || !hosts.map || !hosts.sheet || !hosts.points) return
      const found = { map: hosts.map, sheet: hosts.sheet, points: hosts.points }
      const map = createWarpMap(found, {
        onTiles: setTiles,
        onScale: setScale,
        onStand: (place, section) => onStand(place, section),
        onAway: setAway,
      })
      const stop = followScanPointer(hosts.points, map, {
        onPlace: (at) => onPlace(at),
        onSelect: (id) => onSelect(id),
        onMove: (id, at, run) => onMove(id, at, run),
        onPoint: (at) => onPoint(at),
        // The map has no magnifying glass: it can be zoomed as far as one likes.
        onLoupe: () => undefined,
      })
      const box = hosts.points.parentElement
      const stopKeys = box ? followKeys(box, (event, run) => onKey(map, event, run)) : () => undefined
      end.push(stop, stopKeys, map.remove)
      setState({ status: 'ready', map })
    }
    start().catch(() => setState({ status: 'failed' }))
    return () => {
      isGone = true
      for (const step of end) step()
      setState({ status: 'loading' })
    }
  }, [mapRef, sheetRef, pointsRef])
  return { state, tiles, scale, isAway }
}

/** Down on the screen is less northing. */
function upwards(actions: WarpActions): WarpActions {
  return {
    ...actions,
    onNudge: (id, [right, down], run) => actions.onNudge?.(id, [right, down === 0 ? 0 : -down], run),
  }
}
