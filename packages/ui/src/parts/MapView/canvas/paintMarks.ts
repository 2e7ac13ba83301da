import type { PointKind } from '../mapTypes.ts'
import type { Marks } from '../sources/marks.ts'
import type { Placing } from './mapCanvas.ts'
import type { Palette } from './palette.ts'
import { clusterSize, ringParts, ringStrokes, ringWidth } from './ring.ts'
import { drawDots, type Sprites } from './sprites.ts'

/** Points that are picked, wherever they are grouped; `xs` and `ys` as in `Marks`. */
export interface Picked {
  xs: Float64Array
  ys: Float64Array
}

/** Everything that painting needs beside the marks. */
export interface Paint {
  kinds: readonly PointKind[]
  palette: Palette
  sprites: Sprites
  /** The count as it is written into a cluster. */
  short: (count: number) => string
  picked?: Picked | undefined
}

/** More rings than this would cover everything; the table counts the picked ones. */
const mostRings = 2000

/** More points than this are plain dots: their shapes would cover each other. */
const mostShapes = 2500

const top = -Math.PI / 2

function paintRing(context: CanvasRenderingContext2D, size: number, shares: readonly number[], paint: Paint) {
  for (const { kind, from, to } of ringParts(shares)) {
    const { lines, dash } = ringStrokes[paint.kinds[kind]!.shape]
    context.strokeStyle = paint.palette.kinds[kind]!
    context.setLineDash(dash as number[])
    for (const { width, inset } of lines) {
      context.lineWidth = width
      context.beginPath()
      context.arc(0, 0, size / 2 - 1 - inset - width / 2, top + from, top + to)
      context.stroke()
    }
  }
  context.setLineDash([])
}

/** A cluster around the origin: its count on the ground, within a ring of its kinds. */
function paintCluster(context: CanvasRenderingContext2D, count: number, shares: readonly number[], paint: Paint) {
  const { palette } = paint
  const size = clusterSize(count)
  context.fillStyle = palette.ground
  context.strokeStyle = palette.edge
  context.lineWidth = 1
  context.beginPath()
  context.arc(0, 0, size / 2 + 0.5, 0, 2 * Math.PI)
  context.fill()
  context.stroke()
  paintRing(context, size, shares, paint)
  const text = paint.short(count)
  const room = size - 2 * ringWidth - 6
  context.fillStyle = palette.text
  context.font = `600 ${text.length * 7 > room ? 11 : 12}px ${palette.font}`
  context.fillText(text, 0, 0.5)
}

function paintPicked(context: CanvasRenderingContext2D, { xs, ys }: Picked, placing: Placing, palette: Palette) {
  const { scale, left, top, width, height } = placing
  context.fillStyle = palette.accent
  context.strokeStyle = palette.accent
  context.lineWidth = 2
  let rings = 0
  for (let place = 0; place < xs.length && rings < mostRings; place++) {
    const [x, y] = [xs[place]! * scale - left, ys[place]! * scale - top]
    if (x < -12 || y < -12 || x > width + 12 || y > height + 12) continue
    rings += 1
    context.beginPath()
    context.arc(x, y, 11, 0, 2 * Math.PI)
    context.stroke()
    context.beginPath()
    context.arc(x, y, 3, 0, 2 * Math.PI)
    context.fill()
  }
}

function paintPoints(context: CanvasRenderingContext2D, marks: Marks, placing: Placing, paint: Paint) {
  const { xs, ys, ids, kinds, clusters } = marks
  const { scale, left, top, width, height } = placing
  if (ids.length - clusters > mostShapes) {
    drawDots(context, marks, placing, paint.palette)
    return
  }
  for (let place = clusters; place < ids.length; place++) {
    const [x, y] = [xs[place]! * scale - left, ys[place]! * scale - top]
    if (x > -12 && y > -12 && x < width + 12 && y < height + 12) paint.sprites.draw(context, kinds[place]!, x, y)
  }
}

/** All marks that touch the canvas: points first, clusters over them. */
export function paintMarks(context: CanvasRenderingContext2D, marks: Marks, placing: Placing, paint: Paint) {
  const { xs, ys, clusters } = marks
  const { scale, left, top, width, height } = placing
  if (paint.picked) paintPicked(context, paint.picked, placing, paint.palette)
  paintPoints(context, marks, placing, paint)
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  const kindCount = paint.kinds.length
  for (let place = 0; place < clusters; place++) {
    const [x, y] = [xs[place]! * scale - left, ys[place]! * scale - top]
    if (x < -30 || y < -30 || x > width + 30 || y > height + 30) continue
    context.save()
    context.translate(x, y)
    const shares = marks.shares.subarray(place * kindCount, (place + 1) * kindCount)
    paintCluster(context, marks.counts[place]!, [...shares], paint)
    context.restore()
  }
}
