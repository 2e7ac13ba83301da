import { type RefObject, useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { BaseMap, MapPlace } from '@waldkerf/ui/parts/BaseMaps/baseMapTypes.ts'
import type { TileStatus } from '@waldkerf/ui/parts/BaseMaps/watchTiles.ts'
import { untilAttached } from '@waldkerf/ui/parts/Later/untilAttached.ts'
import type { Section } from '@waldkerf/ui/parts/MapView/mapTypes.ts'
import { type Outline, outlinesExtent, placed } from '../paint/outlinePlaces.ts'
import type { OutlineMapHandle } from './createOutlineMap.ts'

type OutlineMapState = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; map: OutlineMapHandle }

/** The outline under the pointer, and the pointer's place. */
interface OutlineTip {
  id: number
  at: readonly [number, number]
}

export interface OutlineMapInput {
  outlines: readonly Outline[]
  selected: number | undefined
  highlighted: number | undefined
  extent: Section | undefined
  base: BaseMap | undefined
  opacity: number
  onStand: (place: MapPlace) => void
  onSelect: (id: number | undefined) => void
  onHighlight: (id: number | undefined) => void
}

interface OutlineRefs {
  map: RefObject<HTMLDivElement | null>
  canvas: RefObject<HTMLCanvasElement | null>
}

/** Loads Leaflet and makes one map, for as long as the component is shown. */
function useHandle({ map: mapRef, canvas: canvasRef }: OutlineRefs, input: OutlineMapInput) {
  const [state, setState] = useState<OutlineMapState>({ status: 'loading' })
  const [tiles, setTiles] = useState<TileStatus>('loading')
  const [scale, setScale] = useState<number>()
  const [tip, setTip] = useState<OutlineTip>()
  const onHit = useEffectEvent((id: number | undefined) => input.onSelect(id))
  const onStand = useEffectEvent((place: MapPlace) => input.onStand(place))
  const onHover = useEffectEvent((id: number | undefined, at: readonly [number, number]) => {
    setTip(id === undefined ? undefined : { id, at })
    if (id !== input.highlighted) input.onHighlight(id)
  })
  useEffect(() => {
    let map: OutlineMapHandle | undefined
    let isGone = false
    const start = async () => {
      const { createOutlineMap } = await import('./createOutlineMap.ts')
      await untilAttached([mapRef, canvasRef], () => isGone)
      if (isGone || !mapRef.current || !canvasRef.current) return
      map = createOutlineMap(mapRef.current, canvasRef.current, {
        onHit: (id) => onHit(id),
        onHover: (id, at) => onHover(id, at),
        onTiles: setTiles,
        onScale: setScale,
        onStand: (place) => onStand(place),
      })
      setState({ status: 'ready', map })
    }
    start().catch(() => setState({ status: 'failed' }))
    return () => {
      isGone = true
      map?.remove()
      setState({ status: 'loading' })
    }
  }, [mapRef, canvasRef])
  return { state, tiles, scale, tip }
}

const toBox = ({ west, east, south, north }: Section): Outline => ({
  id: 0,
  ring: [[west, south], [east, south], [east, north], [west, north], [west, south]], // prettier-ignore
})

/** The map, its content, and the outline under the pointer. */
export function useOutlineMap(refs: OutlineRefs, input: OutlineMapInput) {
  const { outlines, selected, highlighted, extent, base, opacity } = input
  const handle = useHandle(refs, input)
  const map = handle.state.status === 'ready' ? handle.state.map : undefined
  const drawn = useMemo(() => outlines.map(placed), [outlines])
  const box = useMemo(() => extent && placed(toBox(extent)), [extent])
  const all = useMemo(() => outlinesExtent(outlines), [outlines])
  const chosen = useMemo(() => outlinesExtent(outlines.filter(({ id }) => id === selected)), [outlines, selected])
  useEffect(() => map?.setHome(all, extent), [map, all, extent])
  useEffect(() => map?.setBase(base), [map, base])
  useEffect(() => map?.setOpacity(opacity), [map, opacity])
  useEffect(() => {
    map?.setContent({ outlines: drawn, selected, highlighted, extent: box })
  }, [map, drawn, selected, highlighted, box])
  return { ...handle, map, showSelected: chosen && (() => map?.fit(chosen)) }
}
