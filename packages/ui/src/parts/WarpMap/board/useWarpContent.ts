import { useEffect, useEffectEvent, useMemo } from 'react'
import type { BaseMap } from '../../BaseMaps/baseMapTypes.ts'
import type { Section } from '../../MapView/mapTypes.ts'
import { scanExtent } from '../warpMesh.ts'
import type { Place, Shown, WarpPoint, WarpSheet } from '../warpTypes.ts'
import type { WarpMapHandle } from './createWarpMap.ts'

export interface ShownContent {
  sheet: WarpSheet | undefined
  points: readonly WarpPoint[]
  selected: number | undefined
  shown: Shown | undefined
  cursor: Place | undefined
  base: BaseMap | undefined
  opacity: number
  start: Section | undefined
}

/** Passes the content to the map. What is there from the start is shown as a whole; later nothing moves the view unasked. */
export function useWarpContent(map: WarpMapHandle | undefined, content: ShownContent) {
  const { sheet, points, selected, shown, cursor, base, opacity, start } = content
  const extent = useMemo(() => sheetExtent(sheet) ?? pointsExtent(points), [sheet, points])
  useEffect(() => map?.setSheet(sheet), [map, sheet])
  useEffect(() => map?.setContent({ points, selected, cursor }), [map, points, selected, cursor])
  useEffect(() => map?.setBase(base), [map, base])
  useEffect(() => map?.setOpacity(opacity), [map, opacity])
  const begin = useEffectEvent((target: WarpMapHandle | undefined) => {
    target?.setExtent(extent)
    if (extent) target?.showAll()
  })
  useEffect(() => begin(map), [map])
  useEffect(() => map?.setExtent(extent), [map, extent])
  useEffect(() => {
    if (start) map?.open(start)
  }, [map, start])
  const reveal = useEffectEvent((target: WarpMapHandle | undefined, id: number | undefined) => {
    const point = points.find((one) => one.id === id)
    if (point) target?.reveal(point.at)
  })
  useEffect(() => reveal(map, shown?.id), [map, shown])
}

const sheetExtent = (sheet: WarpSheet | undefined) => sheet && scanExtent(sheet.size, sheet.place)

/** A little of the world around the points: one alone has no extent. */
function pointsExtent(points: readonly WarpPoint[]): Section | undefined {
  if (points.length === 0) return undefined
  const [lons, lats] = [points.map(({ at }) => at[0]), points.map(({ at }) => at[1])]
  const room = 0.002
  return {
    west: Math.min(...lons) - room,
    east: Math.max(...lons) + room,
    south: Math.min(...lats) - room,
    north: Math.max(...lats) + room,
  }
}
