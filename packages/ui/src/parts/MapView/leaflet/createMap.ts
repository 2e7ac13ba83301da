import type { Map as LeafletMap, Point } from 'leaflet'
import 'leaflet/dist/leaflet.css'
import type { MapPlace } from '@waldkerf/ui/parts/BaseMaps/baseMapTypes.ts'
import type { TileStatus } from '@waldkerf/ui/parts/BaseMaps/watchTiles.ts'
import { createSheetLayer } from '@waldkerf/ui/parts/Sheets/board/sheetLayer.ts'
import { clusterSize } from '../canvas/ring.ts'
import type { MapPoint, MapPoints, ViewPlace, Place, PointKind, Section, ShownMark, Spot } from '../mapTypes.ts'
import { boxAround } from '../names/ground.ts'
import { createNameLayer, type Obstacles } from '../names/nameLayer.ts'
import { lastZoom } from '../sources/markSource.ts'
import { type Marks, worldX, worldY } from '../sources/marks.ts'
import { bareMap, fitting, followSize } from './bareMap.ts'
import { createAreaLayer } from './areaLayer.ts'
import { createBaseMapLayer } from './baseMapLayer.ts'
import { landBounds, addLand } from './landLayer.ts'
import { createCloseUp } from './closeUp.ts'
import { createMarkLayer, type MarkLayer, type MarkLayerEvents } from './markLayer.ts'
import { mapMoves } from './moves.ts'
import { createRings, type PointMarks } from './rings.ts'
import { mapPlace, metresPerPixel, visibleSection } from './view.ts'

/** Where the map stands after a move. */
export interface MapMove {
  place: MapPlace
  section: Section
  /** Metres on the ground per px, in the middle. */
  scale: number
}

export interface MapEvents extends MarkLayerEvents {
  onMove: (move: MapMove) => void
  onTiles: (status: TileStatus) => void
}

export interface MapOptions {
  /** Where the map stood before, if it did. */
  place: ViewPlace | undefined
  /** The first section without such a place; absent: all Länder. */
  view: Section | undefined
  events: MapEvents
}

/** How many points of a cluster are listed at most. */
const mostListed = 50

/** Questions about the marks of a source. */
function markQuestions(map: LeafletMap, { source, inView }: MarkLayer, goTo: (place: ShownMark, zoom: number) => void) {
  return {
    inView,
    /**
     * Zooms to where a cluster falls apart.
     * @returns its points instead, if it does so at no zoom
     */
    async openCluster(mark: ShownMark): Promise<readonly number[] | undefined> {
      const zoom = (await source()?.clusterZoom(mark.id)) ?? 0
      if (zoom > lastZoom) return source()?.members(mark.id, mostListed)
      goTo(mark, Math.max(zoom, map.getZoom() + 0.25))
      return undefined
    },
    /** All points of a mark. */
    clusterMembers: async ({ id, count }: ShownMark): Promise<readonly number[]> =>
      count === 1 ? [id] : ((await source()?.members(id, count)) ?? []),
    pointsWithin: async (ring: readonly Place[]): Promise<readonly number[]> => (await source()?.within(ring)) ?? [],
  }
}

/** Tells where the map stands, now and after each move, until what it returns is called. */
function tellMoves(map: LeafletMap, onMove: MapEvents['onMove']) {
  const tell = () => {
    onMove({ place: mapPlace(map), section: visibleSection(map), scale: metresPerPixel(map) })
  }
  map.on('moveend', tell)
  tell()
  // Taking a map away may end a move of its own.
  return () => map.off('moveend', tell)
}

/**
 * Makes the map in `element`. This module and all it imports (Leaflet, its style sheet, the Länder) are loaded when a map
 * is first shown, never before.
 */
export function createMap(element: HTMLElement, { place, view, events }: MapOptions) {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = bareMap(element, still)
  const moves = mapMoves(map, still)
  const standing = () => `${map.getCenter().toString()} ${map.getZoom()}`
  let begun: { at: string; size: Point } | undefined
  const begin = () => {
    if (view) moves.show(view)
    else map.fitBounds(landBounds, { ...fitting, animate: false })
    begun = { at: standing(), size: map.getSize() }
  }
  if (place) map.setView([place.lat, place.lon], place.zoom)
  else begin()
  void addLand(map)

  const tiles = createBaseMapLayer(map, events.onTiles)
  const sheets = createSheetLayer(map)
  const names = createNameLayer(map)
  const marks = createMarkLayer(map, { ...events, onMarks: (drawn) => names.avoid('marks', takeMarks(drawn)) })
  const areas = createAreaLayer(map, (take) => names.avoid('areas', take))
  const rings = createRings(map)
  const tellNoMore = tellMoves(map, events.onMove)
  // At the size that it was made for it stands there already.
  const beginAnew = () => (begun && map.getSize().equals(begun.size)) || begin()
  const isAtBegin = () => !view && begun?.at === standing()
  const observer = followSize(map, element, place ? undefined : beginAnew, isAtBegin)
  const closeUp = createCloseUp(map, moves)
  let selected: MapPoint | undefined
  let isKept = place !== undefined
  return {
    ...moves,
    ...markQuestions(map, marks, moves.goTo),
    setSource: marks.setSource,
    setMode: marks.setMode,
    setShort: marks.setShort,
    setBase: tiles.set,
    sheets,
    areas,
    setOpacity: tiles.setOpacity,
    retryTiles: tiles.again,
    setCursor: rings.setCursor,
    /** Rings both points; a newly selected one is brought into view. @param least zoom that it is shown at */
    setPoints(points: PointMarks, kinds: readonly PointKind[], least: number | undefined) {
      rings.setPoint('highlighted', points.highlighted, kinds)
      rings.setPoint('selected', points.selected, kinds)
      closeUp.select(points.selected, least, isKept)
      isKept = false
      if (points.selected !== selected) {
        names.avoid('selected', takeRing(points.selected))
        names.setNearest(points.selected)
      }
      selected = points.selected
    },
    /** Marks points as picked, wherever they are grouped. */
    setPicked(points: Pick<MapPoints, 'lats' | 'lons'> | undefined) {
      marks.setPicked(
        points && { xs: Float64Array.from(points.lons, worldX), ys: Float64Array.from(points.lats, worldY) },
      )
    },
    remove() {
      observer.disconnect()
      tiles.remove()
      sheets.remove()
      marks.remove()
      areas.remove()
      names.remove()
      tellNoMore()
      map.remove()
    },
  }
}

/** The map's interface for the component. */
export type MapHandle = ReturnType<typeof createMap>

/** Half of a point's sign in px with its edge, and of the ring around the selected one. */
const [pointReach, ringReach] = [9, 18]

/** No name stands under a mark. */
const takeMarks =
  ({ xs, ys, counts, clusters }: Marks): Obstacles =>
  (ground, { scale, left, top, width, height }) => {
    for (let place = 0; place < xs.length; place++) {
      const [x, y] = [xs[place]! * scale - left, ys[place]! * scale - top]
      const reach = place < clusters ? clusterSize(counts[place]!) / 2 + 2 : pointReach
      if (x < -reach || y < -reach || x > width + reach || y > height + reach) continue
      ground.take(boxAround(x, y, reach))
    }
  }

/** The selected point is drawn larger, and also where it is in no mark. */
const takeRing =
  (spot: Spot | undefined): Obstacles =>
  (ground, { scale, left, top }) => {
    if (spot) ground.take(boxAround(worldX(spot.lon) * scale - left, worldY(spot.lat) * scale - top, ringReach))
  }
