import { point } from 'leaflet'
import 'leaflet/dist/leaflet.css'
import type { BaseMap, MapPlace } from '@waldkerf/ui/parts/BaseMaps/baseMapTypes.ts'
import type { TileStatus } from '@waldkerf/ui/parts/BaseMaps/watchTiles.ts'
import { watchColors } from '@waldkerf/ui/parts/MapView/canvas/palette.ts'
import { createAreaLayer } from '@waldkerf/ui/parts/MapView/leaflet/areaLayer.ts'
import { bareMap } from '@waldkerf/ui/parts/MapView/leaflet/bareMap.ts'
import { createBaseMapLayer } from '@waldkerf/ui/parts/MapView/leaflet/baseMapLayer.ts'
import { landBounds, addLand } from '@waldkerf/ui/parts/MapView/leaflet/landLayer.ts'
import { mapPlace, metresPerPixel, visibleSection } from '@waldkerf/ui/parts/MapView/leaflet/view.ts'
import type { Section } from '@waldkerf/ui/parts/MapView/mapTypes.ts'
import { boxAround } from '@waldkerf/ui/parts/MapView/names/ground.ts'
import { createNameLayer, type Obstacles } from '@waldkerf/ui/parts/MapView/names/nameLayer.ts'
import { toLat, toLon, worldX, worldY } from '@waldkerf/ui/parts/MapView/sources/marks.ts'
import { readInk } from '@waldkerf/ui/parts/ScanView/paint/ink.ts'
import { paintCursor, paintPoints } from '@waldkerf/ui/parts/ScanView/paint/paintPoints.ts'
import type { PointStage, ShownPoint, Spot } from '@waldkerf/ui/parts/ScanView/scanTypes.ts'
import type { Place, WarpPoint } from '../warpTypes.ts'
import { createSheetLayer } from '@waldkerf/ui/parts/Sheets/board/sheetLayer.ts'
import { createWarpCanvas } from './warpCanvas.ts'

/** A pixel of a plan of 1:250 at 600 dpi is a hundredth of a metre. */
const nearest = 24

/** Everything that lies on the map beside the sheet. */
export interface WarpContent {
  points: readonly WarpPoint[]
  selected: number | undefined
  /** The other view's pointer. */
  cursor: Place | undefined
}

export interface WarpMapEvents {
  onTiles: (status: TileStatus) => void
  /** Metres on the ground per px, in the middle. */
  onScale: (metres: number) => void
  /** Where the map stands, at rest. */
  onStand: (place: MapPlace, section: Section) => void
  /** Whether sheet and points, if there are any, lie outside the view. */
  onAway: (isAway: boolean) => void
}

export interface WarpHosts {
  /** Leaflet's own element. */
  map: HTMLElement
  /** Where the picture is drawn, over it. */
  sheet: HTMLElement
  /** Points and arrows, above all. */
  points: HTMLCanvasElement
}

/**
 * Makes a map with a warped picture. This module and Leaflet are loaded when such a map is first shown. Nothing is
 * animated: the picture and the points are drawn with each move, exactly where they lie.
 */
export function createWarpMap(hosts: WarpHosts, events: WarpMapEvents) {
  const map = bareMap(hosts.map, true)
  map.setMaxZoom(nearest)
  map.options.zoomSnap = 0
  map.fitBounds(landBounds, { animate: false })
  for (const handler of [map.dragging, map.scrollWheelZoom, map.doubleClickZoom, map.touchZoom]) handler.disable()
  void addLand(map)
  const names = createNameLayer(map)
  hosts.map.removeAttribute('tabindex')
  const tiles = createBaseMapLayer(map, events.onTiles)
  const sheets = createSheetLayer(map)
  const areas = createAreaLayer(map, (take) => names.avoid('areas', take))
  const warp = createWarpCanvas(hosts.sheet, draw)
  let content: WarpContent = { points: [], selected: undefined, cursor: undefined }
  let extent: Section | undefined
  /** Somebody has moved the view, or a point was shown: from then on it stays. */
  let isUsed = false
  let ink = readInk(hosts.sheet)
  let frame = 0

  /** Leaflet rounds points to whole px: exact places are reckoned from the corner of the view. */
  function standing() {
    const { x: left, y: top } = map.getPixelBounds().min ?? { x: 0, y: 0 }
    return { scale: 256 * 2 ** map.getZoom(), left, top }
  }
  function toScreen([lon, lat]: Place): Spot {
    const { scale, left, top } = standing()
    return [worldX(lon) * scale - left, worldY(lat) * scale - top]
  }
  const shownPoints = (): ShownPoint[] =>
    content.points.map(({ id, label, look, at, arrow }) => ({
      id,
      label,
      look,
      at: toScreen(at),
      arrow: arrow && toScreen(arrow),
      selected: id === content.selected,
    }))

  function paint() {
    frame = 0
    const { x: width, y: height } = map.getSize()
    const context = hosts.points.getContext('2d')
    if (!context || width === 0 || height === 0) return
    const stands = standing()
    warp.paint(stands, { width, height })
    hosts.points.width = Math.round(width * devicePixelRatio)
    hosts.points.height = Math.round(height * devicePixelRatio)
    context.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0)
    paintOutline(context, warp.outline(stands), ink.focus)
    paintPoints(context, shownPoints(), { width, height }, ink)
    if (content.cursor) paintCursor(context, toScreen(content.cursor), ink)
    events.onScale(metresPerPixel(map))
    events.onAway(isAway())
    hosts.points.dataset['view'] = map.getBounds().toBBoxString()
  }
  function isAway(): boolean {
    if (!extent) return false
    const { south, west, north, east } = extent
    return !map.getBounds().intersects([[south, west], [north, east]]) // prettier-ignore
  }
  function draw() {
    frame ||= requestAnimationFrame(paint)
  }
  const unwatch = watchColors(() => {
    ink = readInk(hosts.sheet)
    draw()
  })
  hosts.points.addEventListener('pointerdown', () => (isUsed = true), { once: true })
  let isSized = false
  const observer = new ResizeObserver(() => {
    if (hosts.map.clientWidth === 0 || hosts.map.clientHeight === 0) return
    // From its corner: a notice beside the map moves nothing on it. Until somebody touches it or a point comes, the whole sheet stays in view.
    map.invalidateSize({ animate: false, pan: !isSized })
    if (!isSized || (extent && !isUsed)) fit(extent)
    isSized = true
  })
  observer.observe(hosts.map)
  map.on('move zoom resize viewreset', draw)
  const tellPlace = () => events.onStand(mapPlace(map), visibleSection(map))
  map.on('moveend', tellPlace)
  tellPlace()

  const stage: PointStage = {
    points: shownPoints,
    toPlace([x, y]) {
      const { scale, left, top } = standing()
      return [toLon((x + left) / scale), toLat((y + top) / scale)]
    },
    middle: () => [map.getCenter().lng, map.getCenter().lat],
    zoomBy(factor, fixed) {
      isUsed = true
      const zoom = map.getZoom() + Math.log2(factor)
      if (fixed) map.setZoomAround(point(fixed[0], fixed[1]), zoom, { animate: false })
      else map.setZoom(zoom, { animate: false })
    },
    panBy(right, down) {
      isUsed = true
      map.panBy([-right, -down], { animate: false })
    },
    showAll() {
      isUsed = true
      fit(extent)
    },
  }
  function fit(section: Section | undefined) {
    // A question below the map may have come since.
    map.invalidateSize({ animate: false, pan: false })
    if (!section) map.fitBounds(landBounds, { animate: false })
    else {
      const { south, west, north, east } = section
      const corners: [[number, number], [number, number]] = [[south, west], [north, east]] // prettier-ignore
      map.fitBounds(corners, { animate: false, padding: [24, 24] })
    }
  }
  return {
    ...stage,
    /** The section that 'show everything' fits. */
    setExtent(next: Section | undefined) {
      extent = next
      draw()
    },
    show(section: Section) {
      isUsed = true
      fit(section)
    },
    /** Goes where the work is, while nothing lies there yet and nobody has looked elsewhere. */
    open(section: Section) {
      if (!extent && !isUsed) fit(section)
    },
    setSheet(sheet: Parameters<typeof warp.setSheet>[0]) {
      warp.setSheet(sheet)
      draw()
    },
    setContent(next: WarpContent) {
      const areOther = next.points !== content.points
      if (content.points.length > 0 && next.points.length !== content.points.length) isUsed = true
      content = next
      if (areOther) names.avoid('points', takePoints(next.points))
      draw()
    },
    setBase: (base: BaseMap | undefined) => tiles.set(base),
    setOpacity: (opacity: number) => tiles.setOpacity(opacity),
    retryTiles: () => tiles.again(),
    sheets,
    areas,
    reveal([lon, lat]: Place) {
      if (!map.getBounds().pad(-0.1).contains([lat, lon])) map.setView([lat, lon], map.getZoom(), { animate: false })
    },
    remove() {
      cancelAnimationFrame(frame)
      observer.disconnect()
      unwatch()
      tiles.remove()
      sheets.remove()
      areas.remove()
      warp.remove()
      names.remove()
      map.off('moveend', tellPlace)
      map.remove()
    },
  }
}

/** No name stands under a point. */
const takePoints =
  (points: readonly WarpPoint[]): Obstacles =>
  (ground, { scale, left, top }) => {
    for (const {
      at: [lon, lat],
    } of points)
      ground.take(boxAround(worldX(lon) * scale - left, worldY(lat) * scale - top, 12))
  }

function paintOutline(context: CanvasRenderingContext2D, outline: readonly [number, number][], colour: string) {
  if (outline.length === 0 || !outline.every(([x, y]) => Number.isFinite(x) && Number.isFinite(y))) return
  context.beginPath()
  for (const [x, y] of outline) context.lineTo(x, y)
  context.closePath()
  context.setLineDash([6, 4])
  context.lineWidth = 1.5
  context.strokeStyle = colour
  context.stroke()
  context.setLineDash([])
}

export type WarpMapHandle = ReturnType<typeof createWarpMap>
