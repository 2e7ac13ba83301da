import type { Map as LeafletMap } from 'leaflet'
import { cityRows, loadPlaces } from '@waldkerf/domain/places/places'
import type { PlaceRow } from '@waldkerf/domain/places/nearestPlace'
import { color } from '@waldkerf/ui/theme/tokens'
import { afterFrame } from '@waldkerf/ui/browser/afterFrame'
import { groundFrom } from '@waldkerf/ui/parts/BaseMaps/baseMapTypes.ts'
import { createMapCanvas, type Placing } from '../canvas/mapCanvas.ts'
import { readColors, watchColors } from '../canvas/palette.ts'
import { untilStanding } from '../leaflet/untilStanding.ts'
import { createGround, type Ground } from './ground.ts'
import { type LaidName, layNames, type MapName, type NameLook } from './layNames.ts'
import { type GridLabel, type GridLine, layLabels, metreGrid, type WriteLine } from './metreGrid.ts'
import { firstNames, nearestName, placeNames, placesFrom } from './mapNames.ts'
import { takeOverlays } from './takeOverlays.ts'

/** The needs of painting beside the names themselves. */
interface NamePaint {
  colors: Readonly<Record<NameLook, string>>
  fonts: Readonly<Record<NameLook, string>>
  /** Around the words, so that a border or river under them does not cross them. */
  halo: string
}

function readNamePaint(element: HTMLElement): NamePaint {
  const { colors, family } = readColors(element, [
    ['Canvas', color.mapLand],
    ['CanvasText', color.text],
    ['CanvasText', color.textMuted],
    ['CanvasText', `color-mix(in oklab, ${color.series4} 70%, ${color.text})`],
  ])
  const [halo = '', text = '', muted = '', water = ''] = colors
  return {
    halo,
    colors: { land: muted, city: text, town: text, village: muted, water },
    fonts: {
      land: `italic 600 12px ${family}`,
      city: `600 13px ${family}`,
      town: `500 12px ${family}`,
      village: `400 12px ${family}`,
      water: `italic 400 12px ${family}`,
    },
  }
}

function paintNames(context: CanvasRenderingContext2D, names: readonly LaidName[], paint: NamePaint) {
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.lineJoin = 'round'
  for (const { text, look, at, dot } of names) {
    context.font = paint.fonts[look]
    context.strokeStyle = paint.halo
    context.lineWidth = 3
    context.strokeText(text, ...at)
    context.fillStyle = paint.colors[look]
    context.fillText(text, ...at)
    if (!dot) continue
    context.beginPath()
    context.arc(...dot, 2, 0, 2 * Math.PI)
    context.lineWidth = 1.5
    context.stroke()
    context.fill()
  }
}

/** Between a name and the edge of the view, in pixels. */
const nameMargin = 6

/** Takes the ground that names leave free: marks, points. */
export type Obstacles = (ground: Ground, placing: Placing) => void

/**
 * Names of Länder, waters and settlements on a canvas in the pane `names`, from near over a grid of round metres. Smaller
 * settlements come when the map is near enough to name them; without them (their file may be out of reach) the others stand, and the next move asks again.
 */
export function createNameLayer(map: LeafletMap) {
  let paint: NamePaint | undefined
  let names: readonly MapName[] = []
  /** The place that is named first, beside the spot that is looked at. */
  let nearest: { spot: { lat: number; lon: number }; names: readonly MapName[] } | undefined
  const obstacles = new Map<string, Obstacles>()
  let places: 'unknown' | 'loading' | 'known' = 'unknown'
  let known: readonly PlaceRow[] = []
  let isGone = false
  const widths = new Map<string, number>()
  const canvas = createMapCanvas(map, map.getPane('names')!, (context, placing) => {
    if (names.length === 0) return
    paint ??= readNamePaint(map.getContainer())
    const { fonts } = paint
    const ground = createGround(placing.width, placing.height)
    for (const take of obstacles.values()) take(ground, placing)
    const { x, y } = map.getSize()
    const [left, top] = [(placing.width - x) / 2, (placing.height - y) / 2]
    const view = { left, top, right: left + x, bottom: top + y }
    takeOverlays(ground, map.getContainer(), view)
    const textWidth = (text: string, look: NameLook) => {
      const key = `${look} ${text}`
      let width = widths.get(key)
      if (width === undefined) {
        context.font = fonts[look]
        width = context.measureText(text).width
        widths.set(key, width)
      }
      return width
    }
    if (map.getZoom() >= groundFrom) {
      const { lines, ...grid } = metreGrid(placing)
      const write = metreWriter(grid)
      const labels = layLabels(lines, { view, ground, write, textWidth: (text) => textWidth(text, 'village') })
      paintGrid(context, { lines, labels }, paint)
    }
    const wanted = [...(nearest?.names ?? []), ...names]
    const within = {
      left: view.left + nameMargin,
      top: view.top + nameMargin,
      right: view.right - nameMargin,
      bottom: view.bottom - nameMargin,
    }
    paintNames(context, layNames(wanted, { placing, zoom: map.getZoom(), view: within, ground, textWidth }), paint)
  })

  let isDue = false
  /** Once for all that comes in a frame, and after it: then the places of what lies over the map are known. */
  async function drawSoon() {
    if (isDue || names.length === 0) return
    isDue = true
    await afterFrame()
    isDue = false
    if (!isGone) canvas.draw()
  }
  function nameNearest() {
    if (nearest) nearest = { ...nearest, names: nearestName(known, nearest.spot) }
  }
  async function complete() {
    if (places !== 'unknown' || map.getZoom() < placesFrom) return
    places = 'loading'
    const rows = await loadPlaces().catch(() => undefined)
    if (isGone) return
    places = rows ? 'known' : 'unknown'
    if (!rows) return
    names = [...firstNames(), ...placeNames(rows.slice(cityRows.length))]
    known = rows
    nameNearest()
    void drawSoon()
  }
  // At rest no name is cut by the view's edge, wherever that is by now.
  const settle = () => {
    if (names.length === 0) return
    void drawSoon()
    void complete()
  }
  const unwatch = watchColors(() => {
    paint = undefined
    canvas.draw()
  })
  map.on('moveend', settle)
  async function begin() {
    await untilStanding()
    if (isGone) return
    names = firstNames()
    settle()
  }
  void begin()
  return {
    /** @param kind of obstacles; the next ones of a kind take their place */
    avoid(kind: string, take: Obstacles) {
      obstacles.set(kind, take)
      void drawSoon()
    },
    /** The spot whose nearest place is named, if it is in view. */
    setNearest(spot: { lat: number; lon: number } | undefined) {
      nearest = spot && { spot, names: [] }
      nameNearest()
      void drawSoon()
    },
    remove() {
      isGone = true
      map.off('moveend', settle)
      unwatch()
      canvas.remove()
    },
  }
}

export type NameLayer = ReturnType<typeof createNameLayer>

/** Writes metres or kilometres in the page's language; the first easting says the zone. */
function metreWriter({ step, zone }: { step: number; zone: number }): WriteLine {
  const [unit, words] = step >= 1_000 ? [1_000, 'km'] : [1, 'm']
  const format = new Intl.NumberFormat(document.documentElement.lang || 'de', { maximumFractionDigits: 2 })
  return ({ axis, metres }, isFirst) => {
    const figure = `${axis === 'east' ? 'E' : 'N'} ${format.format(metres / unit)} ${words}`
    return axis === 'east' && isFirst ? `UTM ${zone}: ${figure}` : figure
  }
}

/** Thin lines across the canvas, and their metres over them. */
function paintGrid(
  context: CanvasRenderingContext2D,
  { lines, labels }: { lines: readonly GridLine[]; labels: readonly GridLabel[] },
  { colors, fonts, halo }: NamePaint,
) {
  context.save()
  context.strokeStyle = colors.village
  context.globalAlpha = 0.3
  context.lineWidth = 1
  context.beginPath()
  for (const { path } of lines) for (const [at, [x, y]] of path.entries()) context[at === 0 ? 'moveTo' : 'lineTo'](x, y)
  context.stroke()
  context.globalAlpha = 1
  context.font = fonts.village
  context.textAlign = 'left'
  context.textBaseline = 'middle'
  context.lineJoin = 'round'
  context.lineWidth = 3
  context.strokeStyle = halo
  context.fillStyle = colors.village
  for (const { text, x, y } of labels) {
    context.strokeText(text, x, y)
    context.fillText(text, x, y)
  }
  context.restore()
}
