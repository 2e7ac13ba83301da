import { createFlatPainter } from './flatPainter.ts'
import { createGlPainter } from './glPainter.ts'
import type { WarpPainter } from './warpPainter.ts'

export interface PainterChoice {
  painter: WarpPainter
  canvas: HTMLCanvasElement
}

/** The best painter this browser has; a canvas serves one kind only, so each brings its own. */
export function choosePainter(host: HTMLElement, picture: ImageBitmap, plain: boolean): PainterChoice | undefined {
  for (const create of plain ? [createFlatPainter] : [createGlPainter, createFlatPainter]) {
    const canvas = document.createElement('canvas')
    const painter = create(canvas)
    if (!painter?.takes(picture)) {
      painter?.remove()
      continue
    }
    host.append(canvas)
    return { painter, canvas }
  }
  return undefined
}
