import { useEffect, useEffectEvent, useRef } from 'react'
import type { BaseMap } from '../../BaseMaps/baseMapTypes.ts'
import type { Section } from '../../MapView/mapTypes.ts'
import { scanExtent } from '../mesh/warpMesh.ts'
import type { Place, WarpPoint, WarpSheet } from '../warpTypes.ts'
import type { WarpMapHandle } from './createWarpMap.ts'

export interface ShownContent {
  sheet: WarpSheet | undefined
  points: readonly WarpPoint[]
  selected: number | undefined
  cursor: Place | undefined
  base: BaseMap | undefined
  opacity: number
}

/** Passes the content to the map: shown as a whole at first, and again when all of it has moved elsewhere. */
export function useWarpContent(map: WarpMapHandle | undefined, content: ShownContent) {
  const { sheet, points, selected, cursor, base, opacity } = content
  const shown = useRef<Section>(undefined)
  useEffect(() => map?.setSheet(sheet), [map, sheet])
  useEffect(() => map?.setContent({ points, selected, cursor }), [map, points, selected, cursor])
  useEffect(() => map?.setBase(base), [map, base])
  useEffect(() => map?.setOpacity(opacity), [map, opacity])
  useEffect(() => {
    if (!map) return
    const extent = sheetExtent(sheet) ?? pointsExtent(points)
    map.setExtent(extent)
    if (!extent) return
    if (!shown.current || !overlaps(shown.current, extent)) map.showAll()
    shown.current = extent
  }, [map, sheet, points])
  const reveal = useEffectEvent((target: WarpMapHandle | undefined, id: number | undefined) => {
    const point = points.find((one) => one.id === id)
    if (point) target?.reveal(point.at)
  })
  useEffect(() => reveal(map, selected), [map, selected])
}

const overlaps = (one: Section, other: Section) =>
  one.west <= other.east && other.west <= one.east && one.south <= other.north && other.south <= one.north

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
