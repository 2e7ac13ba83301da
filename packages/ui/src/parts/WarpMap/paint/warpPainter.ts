import type { WarpMesh } from '../warpMesh.ts'

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
