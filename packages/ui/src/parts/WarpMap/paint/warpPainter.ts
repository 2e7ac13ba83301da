import type { WarpMesh } from '../mesh/warpMesh.ts'
import { createFlatPainter } from './flatPainter.ts'
import { createGlPainter } from './glPainter.ts'

interface WarpOrder {
  picture: ImageBitmap
  mesh: WarpMesh
  /** Crossings in CSS px. */
  screen: Float32Array<ArrayBuffer>
  /** Of the pane, in CSS px. */
  size: { width: number; height: number }
}

/** Draws a warped picture into a canvas. */
export interface WarpPainter {
  kind: 'webgl' | 'canvas'
  takes: (picture: ImageBitmap) => boolean
  paint: (order: WarpOrder) => void
  remove: () => void
}

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
