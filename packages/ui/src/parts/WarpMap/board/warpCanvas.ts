import { createFlatPainter } from './flatPainter.ts'
import { createGlPainter } from './glPainter.ts'
import { buildMesh, onScreen, type Standing, type WarpMesh, type WarpPainter } from '../warpMesh.ts'
import type { WarpSheet } from '../warpTypes.ts'

/**
 * The warped picture over the map, and the outline of the sheet.
 * @param onLost the graphics card was lost: draw anew, by other means
 */
export function createWarpCanvas(host: HTMLElement, onLost: () => void) {
  let sheet: WarpSheet | undefined
  let mesh: WarpMesh | undefined
  let chosen: PainterChoice | undefined
  let isPlain = false

  function drop() {
    chosen?.painter.remove()
    chosen?.canvas.remove()
    chosen = undefined
    delete host.dataset['preview']
  }
  function choose(picture: ImageBitmap) {
    if (chosen?.painter.takes(picture)) return chosen
    drop()
    chosen = choosePainter(host, picture, isPlain)
    if (chosen) host.dataset['preview'] = chosen.painter.kind
    chosen?.canvas.addEventListener('webglcontextlost', lose, { once: true })
    return chosen
  }
  function lose(event: Event) {
    if (event.target !== chosen?.canvas) return
    isPlain = true
    drop()
    onLost()
  }
  return {
    setSheet(next: WarpSheet | undefined) {
      sheet = next
      mesh = next && buildMesh(next)
      if (!next?.picture) drop()
    },
    paint(standing: Standing, size: { width: number; height: number }) {
      if (!sheet?.picture || !mesh) return
      const { canvas, painter } = choose(sheet.picture) ?? {}
      if (!canvas || !painter) return
      const ratio = Math.min(2, devicePixelRatio)
      const [width, height] = [Math.round(size.width * ratio), Math.round(size.height * ratio)]
      if (canvas.width !== width) canvas.width = width
      if (canvas.height !== height) canvas.height = height
      painter.paint({ picture: sheet.picture, mesh, screen: onScreen(mesh.world, standing), size })
    },
    /** The sheet's edge on the screen. */
    outline(standing: Standing): [number, number][] {
      if (!mesh) return []
      const screen = onScreen(mesh.world, standing)
      return mesh.edge.map((at) => [screen[at * 2] ?? NaN, screen[at * 2 + 1] ?? NaN])
    },
    remove() {
      sheet = undefined
      drop()
    },
  }
}

interface PainterChoice {
  painter: WarpPainter
  canvas: HTMLCanvasElement
}

/** The best painter this browser has; a canvas serves one kind only, so each brings its own. */
function choosePainter(host: HTMLElement, picture: ImageBitmap, plain: boolean): PainterChoice | undefined {
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
