import type { PointKind } from '../mapTypes.ts'
import { markPaths } from '../markShapes.ts'
import type { Marks } from '../sources/marks.ts'
import type { Placing } from './mapCanvas.ts'
import type { Palette } from './palette.ts'

/** The shapes of single points, drawn once for each kind and copied from then on. */
export interface Sprites {
  draw: (context: CanvasRenderingContext2D, kind: number, x: number, y: number) => void
}

/** Side of a sprite in px: the mark's 16 and its edge. */
const side = 22

function sprite(kind: PointKind, fill: string, ground: string, ratio: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = side * ratio
  canvas.height = side * ratio
  const context = canvas.getContext('2d')
  if (!context) return canvas
  context.scale(ratio, ratio)
  context.translate((side - 16) / 2, (side - 16) / 2)
  paintShape(context, new Path2D(markPaths[kind.shape]), fill, ground)
  return canvas
}

function paintShape(context: CanvasRenderingContext2D, shape: Path2D, fill: string, ground: string) {
  context.lineJoin = 'round'
  context.lineWidth = 3
  context.strokeStyle = ground
  context.stroke(shape)
  context.fillStyle = fill
  context.fill(shape, 'evenodd')
}

/** @param ratio device pixels per px */
export function makeSprites(kinds: readonly PointKind[], palette: Palette, ratio: number): Sprites {
  const pictures = kinds.map((kind, index) => sprite(kind, palette.kinds[index]!, palette.ground, ratio))
  return {
    draw(context, kind, x, y) {
      const picture = pictures[kind]
      if (picture) context.drawImage(picture, Math.round(x - side / 2), Math.round(y - side / 2), side, side)
    },
  }
}

/** Points as plain dots of 3 px, one path for each kind. */
export function drawDots(context: CanvasRenderingContext2D, marks: Marks, placing: Placing, palette: Palette) {
  const { xs, ys, kinds, clusters, ids } = marks
  const { scale, left, top, width, height } = placing
  const paths = palette.kinds.map(() => new Path2D())
  for (let place = clusters; place < ids.length; place++) {
    const [x, y] = [xs[place]! * scale - left, ys[place]! * scale - top]
    if (x < 0 || y < 0 || x > width || y > height) continue
    paths[kinds[place]!]?.rect(Math.round(x) - 1, Math.round(y) - 1, 3, 3)
  }
  paths.forEach((path, kind) => {
    context.fillStyle = palette.kinds[kind]!
    context.fill(path)
  })
}
