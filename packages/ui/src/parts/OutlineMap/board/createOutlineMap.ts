import 'leaflet/dist/leaflet.css'
import type { LeafletMouseEvent } from 'leaflet'
import type { MapPlace } from '@waldkerf/ui/parts/BaseMaps/baseMapTypes.ts'
import type { TileStatus } from '@waldkerf/ui/parts/BaseMaps/watchTiles.ts'
import { watchColors } from '@waldkerf/ui/parts/MapView/canvas/palette.ts'
import { createBaseMapLayer } from '@waldkerf/ui/parts/MapView/leaflet/baseMapLayer.ts'
import { createAreaLayer } from '@waldkerf/ui/parts/MapView/leaflet/areaLayer.ts'
import { bareMap, followSize } from '@waldkerf/ui/parts/MapView/leaflet/bareMap.ts'
import { createCloseUp } from '@waldkerf/ui/parts/MapView/leaflet/closeUp.ts'
import { addLand, landBounds } from '@waldkerf/ui/parts/MapView/leaflet/landLayer.ts'
import { mapMoves } from '@waldkerf/ui/parts/MapView/leaflet/moves.ts'
import { mapPlace, metresPerPixel } from '@waldkerf/ui/parts/MapView/leaflet/view.ts'
import type { Section } from '@waldkerf/ui/parts/MapView/mapTypes.ts'
import { createSheetLayer } from '@waldkerf/ui/parts/Sheets/board/sheetLayer.ts'
import { readInk } from '@waldkerf/ui/parts/ScanView/paint/ink.ts'
import { toLat, toLon } from '@waldkerf/ui/parts/MapView/sources/marks.ts'
import { createNameLayer } from '@waldkerf/ui/parts/MapView/names/nameLayer.ts'
import { outlinesAt, outlinesNear, takeMarks } from '../paint/markGroups.ts'
import type { PlacedOutline, Standing } from '../paint/outlinePlaces.ts'
import { type OutlineContent, paintOutlines } from '../paint/paintOutlines.ts'

export interface OutlineMapEvents {
  /** Undefined: beside all of them. */
  onHit: (id: number | undefined) => void
  /** @param at in px from the map's upper left corner */
  onHover: (id: number | undefined, at: readonly [number, number]) => void
  onTiles: (status: TileStatus) => void
  /** Metres on the ground per px, in the middle. */
  onScale: (metres: number) => void
  /** Where the map stands, at rest. */
  onStand: (place: MapPlace) => void
}

const isSame = (a: Section | undefined, b: Section | undefined) => JSON.stringify(a) === JSON.stringify(b)

/** So near a selected sheet is shown that its outline is one, with the places around it. */
const sheetZoom = 12

/** The section that the boxes of placed outlines cover. */
const section = (outlines: readonly PlacedOutline[]): Section => ({
  west: toLon(Math.min(...outlines.map(({ box }) => box.left))),
  east: toLon(Math.max(...outlines.map(({ box }) => box.right))),
  south: toLat(Math.max(...outlines.map(({ box }) => box.bottom))),
  north: toLat(Math.min(...outlines.map(({ box }) => box.top))),
})

/** Sheets from all over are shown with all Länder: a little nearer, these would be cut. */
function isEverywhere({ west, south, east, north }: Section): boolean {
  const [[bottom, left], [top, right]] = landBounds
  const isWithin = west >= left && south >= bottom && east <= right && north <= top
  return isWithin && (north - south > (top - bottom) / 2 || east - west > (right - left) / 2)
}

/**
 * Makes a map of outlines in `element`, drawn on `canvas` over it with each move. This module and Leaflet are loaded
 * when such a map is first shown.
 */
export function createOutlineMap(element: HTMLElement, canvas: HTMLCanvasElement, events: OutlineMapEvents) {
  // Nothing is animated: the drawing could not follow.
  const map = bareMap(element, true)
  const moves = mapMoves(map, true)
  let content: OutlineContent = { outlines: [], selected: undefined, highlighted: undefined, extent: undefined }
  let home: Section | undefined
  let extent: Section | undefined
  const whereabouts = () => `${map.getCenter().toString()} ${map.getZoom()}`
  let begun = ''
  const begin = () => {
    moves.fit(home && isEverywhere(home) ? undefined : home)
    begun = whereabouts()
  }
  let ink = readInk(element)
  let frame = 0
  moves.fit(undefined)
  void addLand(map)
  const names = createNameLayer(map)
  // The keys are the component's own.
  element.removeAttribute('tabindex')
  const tiles = createBaseMapLayer(map, events.onTiles)
  const sheets = createSheetLayer(map)
  const areas = createAreaLayer(map, (take) => names.avoid('areas', take))

  function standing(): Standing {
    const { x: left, y: top } = map.getPixelBounds().min ?? { x: 0, y: 0 }
    return { scale: 256 * 2 ** map.getZoom(), left, top }
  }
  function paint() {
    frame = 0
    const { x: width, y: height } = map.getSize()
    const context = canvas.getContext('2d')
    if (!context || width === 0 || height === 0) return
    canvas.width = Math.round(width * devicePixelRatio)
    canvas.height = Math.round(height * devicePixelRatio)
    context.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0)
    paintOutlines(context, content, { standing: standing(), width, height }, ink)
    events.onScale(metresPerPixel(map))
  }
  function draw() {
    frame ||= requestAnimationFrame(paint)
  }
  /** The one that was selected on the map last. */
  let hit: number | undefined
  const findBox = (id: number | undefined) => content.outlines.find((outline) => outline.id === id)?.box
  const closeUp = createCloseUp(map, moves)
  /** A newly selected one is brought into view, from near; one that was clicked here is in view already. */
  function reveal(id: number | undefined) {
    const box = findBox(id)
    const middle = box && { lat: toLat((box.top + box.bottom) / 2), lon: toLon((box.left + box.right) / 2) }
    closeUp.select(
      middle && id !== undefined ? { id, ...middle } : undefined,
      id === hit ? undefined : sheetZoom,
      false,
    )
  }
  const hitsAt = ({ containerPoint: { x, y } }: LeafletMouseEvent) => outlinesAt(content.outlines, standing(), [x, y])
  /** One is selected; several are shown so large that they fall apart. */
  function press(hits: readonly PlacedOutline[]) {
    if (hits.length > 1) return moves.fit(section(hits))
    hit = hits[0]?.id
    return events.onHit(hit)
  }
  map.on('move zoom resize viewreset', draw)
  const tellPlace = () => events.onStand(mapPlace(map))
  map.on('moveend', tellPlace)
  tellPlace()
  map.on('click', (event) => press(hitsAt(event)))
  map.on('mousemove', (event) => {
    const hits = hitsAt(event)
    if (hits.length === 0) delete element.dataset['hit']
    else element.dataset['hit'] = 'true'
    events.onHover(hits.length === 1 ? hits[0]?.id : undefined, [event.containerPoint.x, event.containerPoint.y])
  })
  map.on('mouseout', () => events.onHover(undefined, [0, 0]))
  const unwatch = watchColors((isPrinting) => {
    ink = readInk(element)
    if (isPrinting) paint()
    else draw()
  })
  // In a pane of another size all of them are shown anew, unless somebody has moved the map.
  const observer = followSize(map, element, begin, () => begun === whereabouts())
  return {
    ...moves,
    sheets,
    areas,
    /** The section for 'show everything'. The map goes there for the first content and for another extent, else stays. */
    setHome(all: Section | undefined, nextExtent: Section | undefined) {
      const begins = home === undefined
      const isOther = !isSame(extent, nextExtent)
      home = nextExtent ?? all
      extent = nextExtent
      if (begins || isOther) begin()
    },
    setContent(next: OutlineContent) {
      const areOther = next.outlines !== content.outlines
      content = next
      if (areOther) names.avoid('outlines', takeMarks(next.outlines))
      reveal(next.selected)
      draw()
    },
    setBase: tiles.set,
    setOpacity: tiles.setOpacity,
    retryTiles: tiles.again,
    showAll: begin,
    /** As a click on what lies nearest to the middle of the view. */
    pressMiddle() {
      const { x, y } = map.getSize()
      press(outlinesNear(content.outlines, standing(), [x / 2, y / 2]))
    },
    remove() {
      cancelAnimationFrame(frame)
      observer.disconnect()
      unwatch()
      tiles.remove()
      sheets.remove()
      areas.remove()
      names.remove()
      map.off('moveend', tellPlace)
      map.remove()
    },
  }
}

export type OutlineMapHandle = ReturnType<typeof createOutlineMap>
