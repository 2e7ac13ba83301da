import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { color, fontSize, radius, shadow, space } from '@waldkerf/ui/theme/tokens'
import { IconButton } from '@waldkerf/ui/parts/IconButton/IconButton'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import type { BaseMaps, MapPlace } from '../BaseMaps/baseMapTypes.ts'
import { useBaseMapChoice } from '../BaseMaps/choice/useBaseMapChoice.ts'
import { BaseMapNotices } from '../BaseMaps/notices/BaseMapNotices.tsx'
import { MapPane } from '../BaseMaps/notices/MapPane.tsx'
import { BaseMapPanel } from '../BaseMaps/panel/BaseMapPanel.tsx'
import { Button } from '../Button/Button.tsx'
import { useGround } from '../MapView/board/useGround.ts'
import type { Section } from '../MapView/mapTypes.ts'
import { MapBox, MapNote, CornerTools } from '../MapView/MapView.styles.ts'
import { MapLoading, MapMessages, MapNotice } from '../MapView/overlay/MapNotice.tsx'
import { MapFoot } from '../MapView/scale/MapFoot.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { useSheets } from '../Sheets/board/useSheets.ts'
import type { OutlineMapHandle } from './board/createOutlineMap.ts'
import { useOutlineMap } from './board/useOutlineMap.ts'
import { texts } from '../parts.texts.ts'
import type { Outline } from './paint/outlinePlaces.ts'
import { overMap } from '../MapView/names/takeOverlays.ts'

// For screens, beside the component.
export type { Outline } from './paint/outlinePlaces.ts'

/** The component handles keys, Leaflet handles the pointer: the drawing between them takes no events. */
const Board = styled.div`
  position: absolute;
  inset: 0;
  outline-offset: -2px;

  > canvas {
    position: absolute;
    z-index: 460;
    inset: 0;
    width: 100%;
    height: 100%;
    pointer-events: none;
  }
`

/** Over the pointer, and below it at the upper edge. */
const Tip = styled.div`
  position: absolute;
  z-index: 950;
  inset-block-start: var(--y);
  inset-inline-start: clamp(110px, var(--x), calc(100% - 110px));
  max-width: 220px;
  padding: ${space(1)} ${space(2)};
  border: 1px solid ${color.border};
  border-radius: ${radius('control')};
  background: ${color.raised};
  box-shadow: ${shadow('middle')};
  color: ${color.text};
  font-size: ${fontSize(12)};
  line-height: 16px;
  overflow-wrap: anywhere;
  pointer-events: none;
  transform: translate(-50%, calc(-100% - 12px));

  &[data-below='true'] {
    transform: translate(-50%, 16px);
  }
`

/** The selected and the pointed-at area, shared with the list beside the map. */
interface OutlineSelection {
  selected: number | undefined
  highlighted: number | undefined
  onSelect: (id: number | undefined) => void
  onHighlight: (id: number | undefined) => void
}

export interface OutlineMapProps {
  /** The map's accessible name. The same areas must stand in a list beside it. */
  label: string
  /** Keep the list stable while its content is the same. */
  outlines: readonly Outline[]
  outlineLabel: (id: number) => string
  selection: OutlineSelection
  /** A box around all that belongs together; what the map shows first. */
  extent: Section | undefined
  baseMaps: BaseMaps
}

/** Areas where they lie, as outlines or, from afar, as marks; it fills the height it is given. */
export function OutlineMap(props: OutlineMapProps) {
  const [attempt, setAttempt] = useState(0)
  return <LiveMap key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />
}

const step = 0.2
const moves: Readonly<Record<string, (map: OutlineMapHandle) => void>> = {
  ArrowUp: (map) => map.panBy(0, -step),
  ArrowDown: (map) => map.panBy(0, step),
  ArrowLeft: (map) => map.panBy(-step, 0),
  ArrowRight: (map) => map.panBy(step, 0),
  '+': (map) => map.zoomBy(1),
  '-': (map) => map.zoomBy(-1),
  '0': (map) => map.showAll(),
  Enter: (map) => map.pressMiddle(),
}

function LiveMap({
  label,
  outlines,
  outlineLabel,
  selection,
  extent,
  baseMaps,
  onRetry,
}: OutlineMapProps & { onRetry: () => void }) {
  const t = useTexts(texts).outlineMap
  const keysId = useId()
  const mapRef = useRef<HTMLDivElement>(null)
  const canvasRef = useRef<HTMLCanvasElement>(null)
  const [place, setPlace] = useState<MapPlace>()
  const choice = useBaseMapChoice(baseMaps, place)
  const { base, opacity } = choice
  const [choosing, setChoosing] = useState(false)
  const { state, map, tiles, scale, tip, showSelected } = useOutlineMap(
    { map: mapRef, canvas: canvasRef },
    { outlines, extent, base, opacity, onStand: setPlace, ...selection },
  )
  useSheets(map?.sheets, choice.sheets)
  const listed = useMemo(() => new Set(outlines.map(({ id }) => id)), [outlines])
  useGround(map?.areas, { ground: choice.ground, without: listed })
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key]
    if (!map || !move || event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    move(map)
  }
  return (
    <MapPane choice={choice} isQuiet={!map || choosing}>
      <MapBox>
        <Board role="application" aria-label={label} aria-describedby={keysId} tabIndex={0} onKeyDown={onKeyDown}>
          <div ref={mapRef} />
          <canvas ref={canvasRef} />
        </Board>
        <VisuallyHidden id={keysId}>{t.keys}</VisuallyHidden>
        {tip && (
          <Tip data-below={tip.at[1] < 80} style={{ '--x': `${tip.at[0]}px`, '--y': `${tip.at[1]}px` }}>
            {outlineLabel(tip.id)}
          </Tip>
        )}
        {map && (
          <OutlineTools
            map={map}
            showSelected={showSelected}
            onLooks={choice.maps.length > 0 || choice.sheets ? () => setChoosing(!choosing) : undefined}
          />
        )}
        {map && place && choosing && <BaseMapPanel choice={choice} place={place} onClose={() => setChoosing(false)} />}
        {map && (
          <MapMessages role="status">
            <BaseMapNotices choice={choice} tiles={tiles} onRetry={map.retryTiles} />
            {outlines.length === 0 && <MapNotice icon="info" text={t.none} />}
          </MapMessages>
        )}
        {scale !== undefined && (
          <MapFoot
            metresPerPixel={scale}
            attribution={base?.attribution || t.attribution}
            place={base ? undefined : place}
          />
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

export interface OutlineToolsProps {
  map: Pick<OutlineMapHandle, 'zoomBy' | 'showAll'>
  /** Absent: nothing that has a place is selected. */
  showSelected: (() => void) | undefined
  /** Opens and closes the choice of base maps; absent: there is only the offline map. */
  onLooks: (() => void) | undefined
}

/** The buttons at the overview's edge. */
export function OutlineTools({ map, showSelected, onLooks }: OutlineToolsProps) {
  const t = useTexts(texts).outlineMap
  return (
    <CornerTools {...overMap}>
      <IconButton icon="plus" label={t.zoomIn} onClick={() => map.zoomBy(1)} />
      <IconButton icon="minus" label={t.zoomOut} onClick={() => map.zoomBy(-1)} />
      <IconButton icon="fit" label={t.showAll} onClick={() => map.showAll()} />
      {showSelected && <IconButton icon="crosshair" label={t.showSelected} onClick={showSelected} />}
      {onLooks && <IconButton icon="layers" label={t.layers} onClick={onLooks} />}
    </CornerTools>
  )
}
