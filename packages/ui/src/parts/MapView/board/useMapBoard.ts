import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import type { BaseMaps } from '@waldkerf/ui/parts/BaseMaps/baseMapTypes.ts'
import { useBaseMapChoice } from '@waldkerf/ui/parts/BaseMaps/choice/useBaseMapChoice.ts'
import type { TileStatus } from '@waldkerf/ui/parts/BaseMaps/watchTiles.ts'
import { texts } from '../MapView.texts.ts'
import { useMapKeys } from './useMapKeys.ts'
import type { OwnArea } from '@waldkerf/domain/places/layers/ownLayer'
import type { MapHandle, MapMove } from '../leaflet/createMap.ts'
import type { FeedStatus } from '../leaflet/markFeed.ts'
import type { MapActions, MapGoal, MapKind, MapPoint, MapSource, Section, ShownMark, Spot } from '../mapTypes.ts'
import type { Members } from '../overlay/MemberList.tsx'
import { shortCount, tappedDegrees, tapWithin } from '../scale/chooseScale.ts'
import type { MarkMode } from '../sources/markSource.ts'
import { useMapArea } from './useMapArea.ts'
import { type MapSelection, useMapContent } from './useMapContent.ts'
import { useMapHandle } from './useMapHandle.ts'

type MarkActions = Omit<MapActions, 'onPlace'> & { onPlace: ((spot: Spot) => void) | undefined }

/** Actions on a mark, by pointer and by keyboard alike. */
function useMapMarks(map: MapHandle | undefined, { onSelect, onHighlight, onPick, onPlace }: MarkActions) {
  const [members, setMembers] = useState<Members>()

  /** A point is selected; a cluster falls apart, or shows a list where it never does. */
  async function open(mark: ShownMark) {
    setMembers(undefined)
    if (mark.count === 1) onSelect?.(mark.id)
    else {
      const ids = await map?.openCluster(mark)
      if (ids) setMembers({ ids, count: mark.count })
    }
  }
  async function toggle(mark: ShownMark) {
    const ids = onPick && (await map?.clusterMembers(mark))
    if (ids) onPick(ids, 'toggle')
  }
  return {
    members,
    open,
    toggle,
    close: () => setMembers(undefined),
    highlight: (mark: ShownMark | undefined) => onHighlight?.(mark?.count === 1 ? mark.id : undefined),
    /** @param adding to what is picked */
    hit(mark: ShownMark | undefined, adding: boolean, spot: Spot) {
      if (onPlace) onPlace(spot)
      else if (!mark) setMembers(undefined)
      else if (adding && onPick) void toggle(mark)
      else void open(mark)
    },
  }
}

/** Screen-reader messages about the map: the mark the keyboard is on, the number of points in view, the picked ones. */
function useMapAnnouncements(
  map: MapHandle | undefined,
  kinds: readonly MapKind[],
  pointLabel: (id: number) => string,
) {
  const t = useTexts(texts)
  const { number } = useFormat()
  const [spoken, setSpoken] = useState('')
  const inView = () => map?.inView().length ?? 0

  function describe({ id, count, kinds: counts }: ShownMark): string {
    if (count === 1) return pointLabel(id)
    const parts = kinds.flatMap(({ label }, index) => (counts[index] ? [`${number(counts[index])} ${label}`] : []))
    return `${t.cluster(number(count))}: ${parts.join(', ')}`
  }
  return {
    spoken,
    sayMark: (mark: ShownMark) => setSpoken(t.markInView(describe(mark), number(inView()))),
    sayView: () => setSpoken(inView() > 0 ? t.inView(number(inView())) : t.nothing),
    sayPicked: (count: number) => setSpoken(t.picked(number(count))),
  }
}

/**
 * Moves the map where an act asks for, once; what is asked for before the map is there it begins with.
 * @param showAll shows everything
 */
function useMapGoal(map: MapHandle | undefined, goal: MapGoal | undefined, showAll: () => void) {
  const done = useRef<number>(undefined)
  const isFirst = useRef(true)
  const act = goal?.act
  const go = useEffectEvent((target: MapHandle, asked: number | undefined) => {
    const begins = isFirst.current
    isFirst.current = false
    if (!goal || asked === done.current) return
    done.current = asked
    if (!goal.section) showAll()
    else if (goal.isReturn) target.show(goal.section)
    else target.flyTo(goal.section, begins)
  })
  useEffect(() => {
    if (map) go(map, act)
  }, [map, act])
}

const edges = ['west', 'south', 'east', 'north'] as const

/** Equal views, but for rounding in the address. */
function isNearly(one: Section, other: Section): boolean {
  const slack = 0.0002 + (one.east - one.west) / 1_000
  return edges.every((edge) => Math.abs(one[edge] - other[edge]) < slack)
}

/** Moves the map when another section is wanted than the one in view. */
function useMapView(map: MapHandle | undefined, view: Section | undefined) {
  useEffect(() => {
    if (map && view && !isNearly(map.section(), view)) map.show(view)
  }, [map, view])
}

export interface BoardInput {
  element: RefObject<HTMLElement | null>
  source: MapSource
  kinds: readonly MapKind[]
  pointLabel: (id: number) => string
  selection: MapSelection
  actions: MapActions
  baseMaps: BaseMaps
  areas: readonly OwnArea[] | undefined
  view: Section | undefined
  goal: MapGoal | undefined
}

/** The same place, but for the rounding of who keeps it. */
const isNear = (one: Spot, other: Spot) =>
  Math.abs(one.lat - other.lat) < 0.0001 && Math.abs(one.lon - other.lon) < 0.0001

/** Everything on a map: its content, pointer and keyboard, and messages. */
export function useMapBoard(input: BoardInput) {
  const { element, source, kinds, pointLabel, selection, actions, baseMaps, areas, view, goal } = input
  const t = useTexts(texts)
  const { number } = useFormat()
  const [mode, setMode] = useState<MarkMode>('groups')
  const [hovered, setHovered] = useState<ShownMark>()
  const [move, setMove] = useState<MapMove>()
  const base = useBaseMapChoice(baseMaps, move?.place)
  const [feed, setFeed] = useState<FeedStatus>('loading')
  const [tiles, setTiles] = useState<TileStatus>('loading')
  const short = useMemo(() => shortCount(number, t), [number, t])

  const chosen = useRef<(point: MapPoint) => boolean>(() => false)
  const select = (id: number) => {
    chosen.current = (point) => point.id === id
    actions.onSelect?.(id)
  }
  const place = ({ lat, lon }: Spot) => {
    const within = tapWithin(move?.scale ?? 1)
    const spot = { lat: tappedDegrees(lat, within), lon: tappedDegrees(lon, within) }
    chosen.current = (point) => isNear(point, spot)
    actions.onPlace?.(spot, within)
  }
  const state = useMapHandle(element, goal?.section ?? view, {
    onTiles: setTiles,
    onHit: (mark, adding, spot) => marks.hit(mark, adding, spot),
    onHover(mark) {
      setHovered(mark)
      marks.highlight(mark)
    },
    onFeed(status) {
      setFeed(status)
      const listening = document.activeElement === element.current
      if (status === 'ready' && listening && !keys.cursor) announcements.sayView()
    },
    onMove(next) {
      setMove(next)
      setHovered(undefined)
      // At another zoom the marks are other ones.
      if (next.place.zoom !== move?.place.zoom) keys.leave()
      actions.onSectionChange?.(next.section)
    },
  })
  const map = state.status === 'ready' ? state.map : undefined
  useMapView(map, view)
  const content = useMapContent(map, { source, kinds, selection, mode, short, base, areas, chosen })
  useMapGoal(map, goal, content.showAll)
  const announcements = useMapAnnouncements(map, kinds, pointLabel)
  const marks = useMapMarks(map, { ...actions, onSelect: select, onPlace: actions.onPlace && place })
  const area = useMapArea(map, actions.onPick, announcements.sayPicked)
  const keys = useMapKeys(element, map, {
    onHome: content.showAll,
    onOpen: (mark) => void marks.open(mark),
    onToggle: (mark) => void marks.toggle(mark),
    onEscape: marks.close,
    onCursor(mark) {
      marks.highlight(mark)
      if (mark) announcements.sayMark(mark)
    },
  })
  const pointed = area.tool ? undefined : (keys.cursor ?? hovered)
  return {
    state: state.status,
    map,
    content,
    select,
    marks,
    area,
    mode: { mode, set: setMode },
    base,
    place: move?.place,
    status: { feed, tiles, scale: move?.scale, spoken: announcements.spoken },
    tip: pointed && map && { ...pointed, ...map.pixelAt(pointed) },
  }
}

/** The board as the map's parts receive it. */
export type MapBoard = ReturnType<typeof useMapBoard>
