import { useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import type { BaseMap, BaseMaps, MapPlace } from '../BaseMaps/baseMapTypes.ts'
import { useBaseMapChoice } from '../BaseMaps/choice/useBaseMapChoice.ts'
import { BaseMapNotices } from '../BaseMaps/notices/BaseMapNotices.tsx'
import { MapPane } from '../BaseMaps/notices/MapPane.tsx'
import { BaseMapPanel } from '../BaseMaps/panel/BaseMapPanel.tsx'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { MapBox, MapNote } from '../MapView/MapView.styles.ts'
import { useGround } from '../MapView/board/useGround.ts'
import type { Section } from '../MapView/mapTypes.ts'
import { MapLoading } from '../MapView/overlay/MapNotice.tsx'
import { MapFoot } from '../MapView/scale/MapFoot.tsx'
import { useSheets } from '../Sheets/board/useSheets.ts'
import { SideTools } from '../ScanView/ScanView.styles.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { Away, Picture, Points, Sheet } from './WarpMap.styles.ts'
import { texts } from '../parts.texts.ts'
import type { WarpMapHandle } from './board/createWarpMap.ts'
import { useWarpMap } from './board/useWarpMap.ts'
import { scanExtent } from './warpMesh.ts'
import type { Place, Shown, WarpActions, WarpLook, WarpPoint, WarpSheet, WarpStart } from './warpTypes.ts'

interface ShownContent {
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
function useWarpContent(map: WarpMapHandle | undefined, content: ShownContent) {
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
  const reveal = useEffectEvent((target: WarpMapHandle | undefined, asked: Shown | undefined) => {
    const point = points.find((one) => one.id === asked?.id)
    if (point) target?.reveal(point.at)
    else if (asked && asked.id === undefined && extent) target?.show(around(extent, pointsExtent(points)))
  })
  useEffect(() => reveal(map, shown), [map, shown])
}

const around = (one: Section, other: Section = one): Section => ({
  west: Math.min(one.west, other.west),
  east: Math.max(one.east, other.east),
  south: Math.min(one.south, other.south),
  north: Math.max(one.north, other.north),
})

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

// For screens, beside the component.
export type * from './warpTypes.ts'
export { type BaseMaps, noBaseMaps } from '../BaseMaps/baseMapTypes.ts'

export interface WarpMapProps {
  /** The map's accessible name. The same points must stand in a table or list beside it. */
  label: string
  /** Keep it stable while nothing in it changes, as the points. */
  sheet: WarpSheet | undefined
  points: readonly WarpPoint[]
  selected?: number | undefined
  /** Brought into view. Choosing and placing a point moves nothing. */
  shown?: Shown | undefined
  /** Where the pointer of another view is, on this map. */
  cursor?: Place | undefined
  look: Pick<WarpLook, 'opacity' | 'swipe'>
  baseMaps: BaseMaps
  start?: WarpStart | undefined
  actions?: WarpActions
}

const nothing: WarpActions = {}

/**
 * A map that shows where a picture lies on it, warped by whatever transformation, with points that are set and moved as
 * in `ScanView`. It fills the height it is given.
 */
export function WarpMap(props: WarpMapProps) {
  const [attempt, setAttempt] = useState(0)
  return <LiveMap key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />
}

function LiveMap({ actions = nothing, onRetry, ...props }: WarpMapProps & { onRetry: () => void }) {
  const { label, sheet, points, selected, shown, cursor, look, baseMaps, start } = props
  const t = useTexts(texts).warpMap
  const keysId = useId()
  const mapRef = useRef<HTMLDivElement>(null)
  const sheetRef = useRef<HTMLDivElement>(null)
  const pointsRef = useRef<HTMLCanvasElement>(null)
  const [place, setPlace] = useState<MapPlace>()
  const choice = useBaseMapChoice(baseMaps, place)
  const { base, opacity } = choice
  const [choosing, setChoosing] = useState(false)
  function stand(next: MapPlace, section: Section) {
    setPlace(next)
    start?.onView(section)
  }
  const { state, tiles, scale, isAway } = useWarpMap(
    { map: mapRef, sheet: sheetRef, points: pointsRef },
    { points, selected, actions, onStand: stand },
  )
  const map = state.status === 'ready' ? state.map : undefined
  useSheets(map?.sheets, choice.sheets)
  useGround(map?.areas, { ground: choice.ground })
  useWarpContent(map, { sheet, points, selected, shown, cursor, base, opacity, start: start?.section })
  const seen = { opacity: look.opacity, clipPath: `inset(0 ${(1 - look.swipe) * 100}% 0 0)` }
  return (
    <MapPane
      choice={choice}
      isQuiet={!map || choosing}
      below={map && <BaseMapNotices choice={choice} tiles={tiles} onRetry={map.retryTiles} />}
    >
      <MapBox>
        <Picture>
          <div ref={mapRef} />
          <Sheet ref={sheetRef} style={seen} />
          <Points role="application" tabIndex={0} aria-label={label} aria-describedby={keysId}>
            <canvas ref={pointsRef} />
          </Points>
          {scale !== undefined && (
            <MapFoot
              metresPerPixel={scale}
              attribution={base?.attribution || t.attribution}
              place={base ? undefined : place}
            />
          )}
        </Picture>
        <VisuallyHidden id={keysId}>{t.keys}</VisuallyHidden>
        {map && (
          <SideTools>
            <IconButton icon="plus" label={t.zoomIn} onClick={() => map.zoomBy(2)} />
            <IconButton icon="minus" label={t.zoomOut} onClick={() => map.zoomBy(0.5)} />
            <IconButton icon="fit" label={t.showAll} onClick={map.showAll} />
            {(choice.maps.length > 0 || choice.sheets) && (
              <IconButton icon="layers" label={t.layers} onClick={() => setChoosing(!choosing)} />
            )}
          </SideTools>
        )}
        {map && place && choosing && <BaseMapPanel choice={choice} place={place} onClose={() => setChoosing(false)} />}
        {map && isAway && (
          <Away>
            <Button icon="fit" onClick={map.showAll}>
              {t.showAll}
            </Button>
          </Away>
        )}
        {state.status === 'loading' && <MapLoading text={t.loading} />}
        {state.status === 'failed' && (
          <MapNote role="alert">
            {t.failed}
            <Button onClick={onRetry}>{t.retry}</Button>
          </MapNote>
        )}
      </MapBox>
    </MapPane>
  )
}
