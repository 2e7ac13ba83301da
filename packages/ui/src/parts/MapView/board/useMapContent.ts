import { type RefObject, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import type { BaseMapChoice } from '@waldkerf/ui/parts/BaseMaps/choice/useBaseMapChoice.ts'
import { useSheets } from '@waldkerf/ui/parts/Sheets/board/useSheets.ts'
import type { OwnArea } from '@waldkerf/domain/places/layers/ownLayer'
import type { MapHandle } from '../leaflet/createMap.ts'
import { useGround } from './useGround.ts'
import type { MapKind, MapPoint, MapSource, Section } from '../mapTypes.ts'
import { pickPlaces, pointsExtent } from '../sources/columns.ts'
import type { MarkMode, MarkSource } from '../sources/markSource.ts'
import { openSource } from '../sources/openSource.ts'

/** Selected, highlighted and picked points, on the map and in the table beside it. */
export interface MapSelection {
  /** Drawn above all, even if it is not in the source; a newly selected one is brought into view. */
  selected?: MapPoint | undefined
  /** The pointed-at one. */
  highlighted?: MapPoint | undefined
  /** Numbers of the points that are picked for something together. Keep the set stable, too. */
  picked?: ReadonlySet<number> | undefined
  /** The least zoom at which a newly selected one is shown, unless it was selected on the map; absent: the zoom stays. */
  nearTo?: number | undefined
  /** Metres that the selected one may be off, where it was tapped; from far away it is asked for once more, from near. */
  within?: number | undefined
}

export interface MapContent {
  source: MapSource
  kinds: readonly MapKind[]
  selection: MapSelection
  mode: MarkMode
  /** A count as it is written into a cluster. */
  short: (count: number) => string
  base: Pick<BaseMapChoice, 'base' | 'opacity' | 'sheets' | 'ground'>
  areas: readonly OwnArea[] | undefined
  /** Whether a point is the one that was chosen on the map last. */
  chosen: RefObject<(point: MapPoint) => boolean>
}

/** A little of the world around one point. */
const around = ({ lat, lon }: MapPoint): Section => ({
  west: lon - 0.02,
  east: lon + 0.02,
  south: lat - 0.02,
  north: lat + 0.02,
})

/**
 * Opens the source at once: points are grouped while Leaflet is still on its way.
 * @returns how to open it anew after a failure
 */
function useMarkSource(map: MapHandle | undefined, source: MapSource, kinds: readonly MapKind[]) {
  const opened = useRef<MarkSource>(undefined)
  function open(from: MapSource, looks: readonly MapKind[]) {
    opened.current?.close()
    opened.current = openSource(from, looks.length)
    map?.setSource(opened.current, looks)
  }
  const openAnew = useEffectEvent(open)
  const handOver = useEffectEvent((target: MapHandle) => {
    if (opened.current) target.setSource(opened.current, kinds)
  })
  useEffect(() => {
    openAnew(source, kinds)
    return () => opened.current?.close()
  }, [source, kinds])
  useEffect(() => {
    if (map) handOver(map)
  }, [map])
  return () => open(source, kinds)
}

/** Passes the content to the map, and knows the sections of 'everything' and of the picked points. */
export function useMapContent(
  map: MapHandle | undefined,
  { source, kinds, selection, mode, short, base: { base, opacity, sheets, ground }, areas, chosen }: MapContent,
) {
  const { selected, highlighted, picked, nearTo } = selection
  const points = source.type === 'points' ? source.points : undefined
  const places = useMemo(() => (points && picked?.size ? pickPlaces(points, picked) : undefined), [points, picked])
  useEffect(() => map?.setMode(mode), [map, mode])
  useEffect(() => map?.setShort(short), [map, short])
  const retry = useMarkSource(map, source, kinds)
  useEffect(() => map?.setBase(base), [map, base])
  useEffect(() => map?.setOpacity(opacity), [map, opacity])
  useSheets(map?.sheets, sheets)
  useGround(map?.areas, { ground, areas })
  useEffect(() => {
    const least = selected && chosen.current(selected) ? undefined : nearTo
    map?.setPoints({ selected, highlighted }, kinds, least)
  }, [map, selected, highlighted, kinds, chosen, nearTo])
  useEffect(() => map?.setPicked(places), [map, places])

  const showAll = () => map?.fit(source.type === 'points' ? pointsExtent(source.points) : source.extent)
  const pickedExtent = () => (points && picked?.size ? pointsExtent(points, picked) : selected && around(selected))
  const somePicked = places !== undefined || selected !== undefined
  return { retry, showAll, showPicked: somePicked ? () => map?.fit(pickedExtent()) : undefined }
}
