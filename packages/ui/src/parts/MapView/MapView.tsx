import { useId, useRef, useState } from 'react'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import type { OwnArea } from '@waldkerf/domain/places/layers/ownLayer'
import { type BaseMaps, noBaseMaps } from '../BaseMaps/baseMapTypes.ts'
import { BaseMapPanel } from '../BaseMaps/panel/BaseMapPanel.tsx'
import { Button } from '../Button/Button.tsx'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { AreaDrawing } from './area/AreaDrawing.tsx'
import { useMapBoard, type MapBoard } from './board/useMapBoard.ts'
import type { MapSelection } from './board/useMapContent.ts'
import type { MapActions, MapGoal, MapKind, MapSource, Section } from './mapTypes.ts'
import { MapBox, MapNote } from './MapView.styles.ts'
import { texts } from './MapView.texts.ts'
import { MapTip } from './overlay/MapTip.tsx'
import { MapTools } from './overlay/MapTools.tsx'
import { MemberList } from './overlay/MemberList.tsx'
import { isRough, lengthWords, tapWithin } from './scale/chooseScale.ts'
import { MapFoot } from './scale/MapFoot.tsx'
import { BaseMapNotices } from '../BaseMaps/notices/BaseMapNotices.tsx'
import { MapPane } from '../BaseMaps/notices/MapPane.tsx'
import { MapLoading, MapMessages, MapNotice } from './overlay/MapNotice.tsx'

// For screens, beside the component.
export { type BaseMaps, noBaseMaps } from '../BaseMaps/baseMapTypes.ts'
export { readBaseMaps } from '../BaseMaps/readBaseMaps.ts'
export { isRough, lengthWords } from './scale/chooseScale.ts'
export { pointsExtent, pointsWithin } from './sources/columns.ts'
export type * from './mapTypes.ts'

interface MapNoticesProps {
  board: Pick<MapBoard, 'area' | 'content' | 'base' | 'map' | 'status'>
  /** Where there is nothing to show, whatever the section: so it is said. */
  empty: string | undefined
}

/** So near a tap tells the spot, and places around are still in view. */
const nearZoom = 11

/** The selected spot is rough because the map shows it from afar. */
const isTooFar = ({ within }: MapSelection, scale: number | undefined) =>
  isRough(within) && scale !== undefined && isRough(tapWithin(scale))

/** The map's messages about itself: the area being drawn, missing parts, and the remedies. */
function MapNotices({ board, empty }: MapNoticesProps) {
  const t = useTexts(texts)
  const { area, content, base, map, status } = board
  return (
    <MapMessages>
      {status.feed === 'loading' && <MapNotice late text={t.feedLoading} />}
      <div role="status">
        {area.tool && (
          <MapNotice icon={area.tool === 'box' ? 'area' : 'lasso'} text={t.drawing[area.tool]}>
            <button type="button" onClick={area.cancel}>
              {t.cancel}
            </button>
          </MapNotice>
        )}
        {status.feed === 'failed' && (
          <MapNotice icon="warning" text={t.feedFailed}>
            <button type="button" onClick={content.retry}>
              {t.retry}
            </button>
          </MapNotice>
        )}
        <BaseMapNotices choice={base} tiles={status.tiles} onRetry={map?.retryTiles} />
        {empty && status.feed === 'ready' && <MapNotice icon="info" text={empty} />}
      </div>
    </MapMessages>
  )
}

interface PlaceHintProps {
  board: Pick<MapBoard, 'map' | 'status'>
  selection: MapSelection
}

/** Below a map on which a place is chosen: what a tap does, and whether the chosen place is exact enough. */
function PlaceHint({ board: { map, status }, selection }: PlaceHintProps) {
  const t = useTexts(texts)
  const { number } = useFormat()
  const { selected, within } = selection
  if (!selected || !isRough(within)) return <MapNotice icon="pin" text={selected ? t.moveIt : t.chooseOn} />
  if (!isTooFar(selection, status.scale)) return <MapNotice icon="pin" text={t.chooseAgain} />
  return (
    <MapNotice icon="pin" text={t.rough(lengthWords(within, number))}>
      <button type="button" onClick={() => map?.goTo(selected, nearZoom)}>
        {t.zoomThere}
      </button>
    </MapNotice>
  )
}

export interface MapViewProps {
  /** The map's accessible name. The same points must stand in a table or list beside it. */
  label: string
  source: MapSource
  /** The looks of the points; the last kind also stands for unknown ones. Keep it stable, too. */
  kinds: readonly MapKind[]
  /** The words of a point: its kind and its state. */
  pointLabel: (id: number) => string
  selection?: MapSelection
  actions?: MapActions
  /** Those of the installation, over the offline map, which needs no server. */
  baseMaps?: BaseMaps
  /** One's own areas, as outlines with their names. Keep the list stable while it is the same. */
  areas?: readonly OwnArea[] | undefined
  /** Said where there are no points at all; default: that there are none yet. */
  emptyText?: string | undefined
  /** Shown at first, and after a change if it is out of view; absent: the map begins with all Länder. */
  view?: Section | undefined
  /** Where something that was done asks the map to go. */
  goal?: MapGoal | undefined
  /** `sources`: without scale and middle, the attribution behind a sign; for laypeople, who have small maps. */
  foot?: 'all' | 'sources' | undefined
}

/** A map with clustered points over the Länder, which come with the product; it fills the height it is given. */
export function MapView(props: MapViewProps) {
  const [attempt, setAttempt] = useState(0)
  return <LiveMap key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />
}

const nothing = {}

const isEmpty = (source: MapSource) => source.type === 'points' && source.points.ids.length === 0

interface LiveMapProps extends MapViewProps {
  onRetry: () => void
}

function LiveMap({
  label,
  selection = nothing,
  actions = nothing,
  baseMaps = noBaseMaps,
  areas,
  view,
  goal,
  ...props
}: LiveMapProps) {
  const { source, kinds, pointLabel, emptyText, foot, onRetry } = props
  const t = useTexts(texts)
  const keysId = useId()
  const element = useRef<HTMLDivElement>(null)
  const board = useMapBoard({ element, source, kinds, pointLabel, selection, actions, baseMaps, areas, view, goal })
  const { map, area, content, mode, base, place, marks, status, tip } = board
  const [choosing, setChoosing] = useState(false)
  const canShowDots = source.type === 'points'
  const hasLooks = base.maps.length > 0 || canShowDots || base.sheets !== undefined
  const canPick = actions.onPick && (source.type === 'points' || source.within)
  // One question at a time.
  const isQuiet = !map || choosing || (selection.selected !== undefined && isTooFar(selection, status.scale))
  return (
    <MapPane
      choice={base}
      isQuiet={isQuiet}
      hint={actions.onPlace && <PlaceHint board={board} selection={selection} />}
    >
      <MapBox data-feed={status.feed}>
        <div ref={element} role="application" aria-label={label} aria-describedby={keysId} />
        <VisuallyHidden id={keysId}>{t.keys}</VisuallyHidden>
        <VisuallyHidden role="status">{status.spoken}</VisuallyHidden>
        {area.tool && <AreaDrawing tool={area.tool} onArea={area.end} onCancel={area.cancel} />}
        {tip && <MapTip mark={tip} kinds={kinds} pointLabel={pointLabel} />}
        {map && (
          <MapTools
            onZoom={map.zoomBy}
            onShow={{ all: content.showAll, picked: content.showPicked }}
            onLooks={hasLooks ? () => setChoosing(!choosing) : undefined}
            onPick={canPick ? area.pick : undefined}
          />
        )}
        {map && (
          <MapNotices board={board} empty={!actions.onPlace && isEmpty(source) ? (emptyText ?? t.empty) : undefined} />
        )}
        {map && place && choosing && (
          <BaseMapPanel choice={base} place={place} onClose={() => setChoosing(false)}>
            {canShowDots && (
              <Checkbox
                label={t.dots}
                checked={mode.mode === 'dots'}
                onChange={(dots) => mode.set(dots ? 'dots' : 'groups')}
              />
            )}
          </BaseMapPanel>
        )}
        {marks.members && (
          <MemberList
            key={marks.members.ids[0]}
            members={marks.members}
            pointLabel={pointLabel}
            onSelect={board.select}
            onClose={() => {
              marks.close()
              element.current?.focus()
            }}
          />
        )}
        {status.scale && (
          <MapFoot
            metresPerPixel={status.scale}
            attribution={base.base?.attribution || t.attribution}
            place={base.base ? undefined : place}
            show={foot}
          />
        )}
        {board.state === 'loading' && <MapLoading text={t.loading} />}
        {board.state === 'failed' && (
          <MapNote role="alert">
            {t.failed}
            <Button onClick={onRetry}>{t.retry}</Button>
          </MapNote>
        )}
      </MapBox>
    </MapPane>
  )
}
