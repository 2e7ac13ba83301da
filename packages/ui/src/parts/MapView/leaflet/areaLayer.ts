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

/** An area on the world, as shares of it. */
interface WorldArea {
  name: string
  rings: readonly Float64Array[]
  at: readonly [x: number, y: number]
  /** West, north, east, south. */
  box: readonly [number, number, number, number]
}

function toWorld({ name, rings, lon, lat }: OwnArea): WorldArea {
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
  return { name, rings: moved, at, box }
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

interface AreaPaint {
  line: string
  text: string
  halo: string
  font: string
}

function readPaint(element: HTMLElement): AreaPaint {
  const { colors, family } = readColors(element, [
    ['CanvasText', color.accentText],
    ['CanvasText', color.text],
    ['Canvas', color.mapLand],
  ])
  const [line = '', text = '', halo = ''] = colors
  return { line, text, halo, font: `600 12px ${family}` }
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

/** One's own areas as outlines with their names, over all backgrounds and below the marks. */
export function createAreaLayer(map: LeafletMap, avoid: (take: Obstacles) => void) {
  let areas: readonly WorldArea[] = []
  let paint: AreaPaint | undefined
  const pane = map.createPane('areas')
  pane.style.zIndex = '440'
  pane.style.pointerEvents = 'none'

  function strokeTwice(context: CanvasRenderingContext2D, path: Path2D, { halo, line }: AreaPaint) {
    context.lineJoin = 'round'
    for (const [style, width] of [
      [halo, 4],
      [line, 1.75],
    ] as const) {
      context.strokeStyle = style
      context.lineWidth = width
      context.stroke(path)
    }
  }

  function drawDots(context: CanvasRenderingContext2D, seen: readonly WorldArea[], { scale, left, top }: Placing) {
    context.strokeStyle = paint!.halo
    context.fillStyle = paint!.line
    context.lineWidth = 3
    for (const { rings, at } of seen) {
      if (rings.length > 0) continue
      context.beginPath()
      context.arc(at[0] * scale - left, at[1] * scale - top, dotReach, 0, 2 * Math.PI)
      context.stroke()
      context.fill()
    }
  }

  function writeNames(context: CanvasRenderingContext2D, seen: readonly WorldArea[], placing: Placing) {
    const { font, halo, text } = paint!
    const ground = createGround(placing.width, placing.height)
    context.font = font
    context.textBaseline = 'middle'
    context.strokeStyle = halo
    context.fillStyle = text
    context.lineWidth = 3
    for (const area of seen) {
      const { width } = context.measureText(area.name)
      if (!isNamed(area, width, map.getZoom(), placing.scale)) continue
      const box = nameBox(area, width, placing)
      if (!ground.isFree(box)) continue
      ground.take(box)
      context.strokeText(area.name, box.left, (box.top + box.bottom) / 2)
      context.fillText(area.name, box.left, (box.top + box.bottom) / 2)
    }
  }

  const canvas = createMapCanvas(map, pane, (context, placing) => {
    const seen = areas.filter((area) => isInView(area, placing))
    if (seen.length === 0) return
    paint ??= readPaint(map.getContainer())
    const path = new Path2D()
    for (const { rings } of seen) for (const ring of rings) trace(path, ring, placing)
    strokeTwice(context, path, paint)
    drawDots(context, seen, placing)
    writeNames(context, seen, placing)
  })
  const unwatch = watchColors(() => {
    paint = undefined
    canvas.draw()
  })
  return {
    set(next: readonly OwnArea[]) {
      areas = next.map(toWorld)
      canvas.draw()
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
      canvas.remove()
    },
  }
}
