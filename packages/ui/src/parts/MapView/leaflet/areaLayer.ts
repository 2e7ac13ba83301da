import type { OwnArea } from '@waldkerf/domain/places/layers/ownLayer'
import type { Map as LeafletMap } from 'leaflet'
import { color } from '@waldkerf/ui/theme/tokens'
import { createMapCanvas, type Placing } from '../canvas/mapCanvas.ts'
import { readColors, watchColors } from '../canvas/palette.ts'
import { type Box, createGround } from '../names/ground.ts'
import type { Obstacles } from '../names/nameLayer.ts'
import { worldX, worldY } from '../sources/marks.ts'

/** From this zoom on all names are read, about 1:70,000; before it those of areas that hold theirs. */
const namesFrom = 13
/** px */
const [lineHeight, dotReach, nameGap] = [16, 3, 6]

/** One's own areas, or sheets of others, which stand back. */
type AreaLook = 'own' | 'sheet'

/** Everything that lies on the ground beside names and the grid. */
export interface GroundAreas {
  own: readonly OwnArea[]
  /** Outlines of map sheets. */
  sheets: readonly OwnArea[]
}

/** An area on the world, as shares of it. */
interface WorldArea {
  look: AreaLook
  name: string
  rings: readonly Float64Array[]
  at: readonly [x: number, y: number]
  /** West, north, east, south. */
  box: readonly [number, number, number, number]
}

function toWorld({ name, rings, lon, lat }: OwnArea, look: AreaLook): WorldArea {
  const at = [worldX(lon), worldY(lat)] as const
  const box: [number, number, number, number] = [at[0], at[1], at[0], at[1]]
  const moved = rings.map((ring) => {
    const world = new Float64Array(ring.length)
    for (let i = 0; i < ring.length; i += 2) {
      const [x, y] = [worldX(ring[i]!), worldY(ring[i + 1]!)]
      world[i] = x
      world[i + 1] = y
      box[0] = Math.min(box[0], x)
      box[1] = Math.min(box[1], y)
      box[2] = Math.max(box[2], x)
      box[3] = Math.max(box[3], y)
    }
    return world
  })
  return { look, name, rings: moved, at, box }
}

const isInView = ({ box: [west, north, east, south] }: WorldArea, { scale, left, top, width, height }: Placing) =>
  east * scale >= left && west * scale <= left + width && south * scale >= top && north * scale <= top + height

/** Draws a ring; corners nearer than a px to the last one add nothing. */
function trace(path: Path2D, ring: Float64Array, { scale, left, top }: Placing) {
  let [lastX, lastY] = [NaN, NaN]
  for (let i = 0; i < ring.length; i += 2) {
    const [x, y] = [ring[i]! * scale - left, ring[i + 1]! * scale - top]
    if (Math.abs(x - lastX) < 1 && Math.abs(y - lastY) < 1) continue
    if (i === 0) path.moveTo(x, y)
    else path.lineTo(x, y)
    lastX = x
    lastY = y
  }
  path.closePath()
}

interface LookPaint {
  line: string
  text: string
  font: string
  /** px */
  width: number
  dash: number[]
}
type AreaPaint = Record<AreaLook, LookPaint> & { halo: string }

function readPaint(element: HTMLElement): AreaPaint {
  const { colors, family } = readColors(element, [
    ['CanvasText', color.accentText],
    ['CanvasText', color.text],
    ['CanvasText', color.textMuted],
    ['Canvas', color.mapLand],
  ])
  const [line = '', text = '', muted = '', halo = ''] = colors
  return {
    own: { line, text, font: `600 12px ${family}`, width: 1.75, dash: [] },
    sheet: { line: muted, text: muted, font: `400 12px ${family}`, width: 1, dash: [5, 4] },
    halo,
  }
}

/** Where a name stands: in the middle of its area, beside a waypoint's dot. */
function nameBox({ rings, at }: WorldArea, width: number, { scale, left, top }: Placing): Box {
  const [x, y] = [at[0] * scale - left, at[1] * scale - top]
  const from = rings.length > 0 ? x - width / 2 : x + nameGap
  return { left: from, right: from + width, top: y - lineHeight / 2, bottom: y + lineHeight / 2 }
}

function isNamed(
  { name, rings, box: [west, north, east, south] }: WorldArea,
  width: number,
  zoom: number,
  scale: number,
) {
  if (name === '') return false
  if (zoom >= namesFrom) return true
  return rings.length > 0 && (east - west) * scale > width && (south - north) * scale > 2 * lineHeight
}

function stroke(context: CanvasRenderingContext2D, path: Path2D, { line, width, dash }: LookPaint, halo: string) {
  context.lineJoin = 'round'
  for (const [style, wide] of [
    [halo, width + 2.25],
    [line, width],
  ] as const) {
    context.strokeStyle = style
    context.lineWidth = wide
    context.stroke(path)
    // The halo is whole, so that what lies below does not show between dashes.
    context.setLineDash(dash)
  }
  context.setLineDash([])
}

function drawDots(context: CanvasRenderingContext2D, seen: readonly WorldArea[], paint: AreaPaint, placing: Placing) {
  const { scale, left, top } = placing
  context.strokeStyle = paint.halo
  context.fillStyle = paint.own.line
  context.lineWidth = 3
  for (const { rings, at } of seen) {
    if (rings.length > 0) continue
    context.beginPath()
    context.arc(at[0] * scale - left, at[1] * scale - top, dotReach, 0, 2 * Math.PI)
    context.stroke()
    context.fill()
  }
}

/**
 * One's own areas, and sheets of others, as outlines with their names, over all backgrounds and below the marks. Its
 * canvas comes with the first of them.
 */
export function createAreaLayer(map: LeafletMap, avoid: (take: Obstacles) => void) {
  let areas: readonly WorldArea[] = []
  let paint: AreaPaint | undefined
  let canvas: ReturnType<typeof createMapCanvas> | undefined
  const pane = map.createPane('areas')
  pane.style.zIndex = '440'
  pane.style.pointerEvents = 'none'

  function writeNames(context: CanvasRenderingContext2D, seen: readonly WorldArea[], placing: Placing) {
    const ground = createGround(placing.width, placing.height)
    context.textBaseline = 'middle'
    context.strokeStyle = paint!.halo
    context.lineWidth = 3
    for (const area of seen) {
      const { font, text } = paint![area.look]
      context.font = font
      context.fillStyle = text
      const { width } = context.measureText(area.name)
      if (!isNamed(area, width, map.getZoom(), placing.scale)) continue
      const box = nameBox(area, width, placing)
      if (!ground.isFree(box)) continue
      ground.take(box)
      context.strokeText(area.name, box.left, (box.top + box.bottom) / 2)
      context.fillText(area.name, box.left, (box.top + box.bottom) / 2)
    }
  }

  function draw(context: CanvasRenderingContext2D, placing: Placing) {
    const seen = areas.filter((area) => isInView(area, placing))
    if (seen.length === 0) return
    paint ??= readPaint(map.getContainer())
    // Own ones lie above.
    for (const look of ['sheet', 'own'] as const) {
      const path = new Path2D()
      for (const area of seen) if (area.look === look) for (const ring of area.rings) trace(path, ring, placing)
      stroke(context, path, paint[look], paint.halo)
    }
    drawDots(context, seen, paint, placing)
    writeNames(context, seen, placing)
  }
  const unwatch = watchColors(() => {
    paint = undefined
    canvas?.draw()
  })
  return {
    set({ own, sheets }: GroundAreas) {
      areas = [...own.map((area) => toWorld(area, 'own')), ...sheets.map((area) => toWorld(area, 'sheet'))]
      if (areas.length > 0) canvas ??= createMapCanvas(map, pane, draw)
      canvas?.draw()
      // Places of the map leave the middle of each area to its name.
      avoid((ground, placing) => {
        for (const area of areas) {
          const width = area.name.length * 7
          if (isInView(area, placing) && isNamed(area, width, map.getZoom(), placing.scale))
            ground.take(nameBox(area, width, placing))
        }
      })
    },
    remove() {
      unwatch()
      canvas?.remove()
    },
  }
}

export type AreaLayer = ReturnType<typeof createAreaLayer>
