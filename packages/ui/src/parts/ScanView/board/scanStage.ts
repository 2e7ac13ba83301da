import { watchColors } from '@waldkerf/ui/parts/MapView/canvas/palette.ts'
import { type Ink, readInk } from '../paint/ink.ts'
import { paintLoupe } from '../paint/paintLoupe.ts'
import { paintCaught, paintCursor, paintPoints } from '../paint/paintPoints.ts'
import { paintSheet, type Sheet } from '../paint/paintSheet.ts'
import type { ScanPicture } from '../picture/openPicture.ts'
import { createTileCache, type TileCache } from '../picture/tileCache.ts'
import type { ScanMark, ScanSize, ShownPoint, Spot } from '../scanTypes.ts'
import {
  held,
  type PaneSize,
  panned,
  revealing,
  toScan,
  toScreen,
  type View,
  wholeView,
  zoomed,
} from '../view/scanView.ts'

/** Everything that is drawn over the scan. */
export interface ScanContent {
  marks: readonly ScanMark[]
  selected: number | undefined
  /** The other pane's pointer, led over. */
  cursor: Spot | undefined
  /** A place that was found exactly in the picture, just now. */
  caught: Spot | undefined
  /** Place under the magnifying glass; undefined: none is shown. */
  loupe: Spot | undefined
}

const nothing: ScanContent = { marks: [], selected: undefined, cursor: undefined, caught: undefined, loupe: undefined }

/**
 * Paints a scan with its marks into a canvas, once a frame at most, and knows what stands where.
 * @param size of the scan, known before its picture: a first click is as exact as any other
 * @param onView after each move of the view
 */
export function createScanStage(canvas: HTMLCanvasElement, size: ScanSize, onView: (view: View) => void) {
  let sheet: Sheet = { size }
  let tiles: TileCache | undefined
  let content = nothing
  let ink: Ink = readInk(canvas.parentElement ?? document.body)
  let pane: PaneSize = { width: 0, height: 0 }
  let corner: Spot = [0, 0]
  let view: View = { scale: 1, left: 0, top: 0 }
  /** Nobody has moved or enlarged it: it is shown as a whole, at any size of the pane. */
  let isWhole = true
  let frame = 0

  function paint() {
    frame = 0
    const context = canvas.getContext('2d')
    if (!context || pane.width === 0) return
    const ratio = devicePixelRatio
    context.setTransform(ratio, 0, 0, ratio, 0, 0)
    paintSheet(context, sheet, view, pane, ink)
    if (content.caught) paintCaught(context, toScreen(view, content.caught), ink)
    paintPoints(context, shownPoints(), pane, ink)
    if (content.cursor) paintCursor(context, toScreen(view, content.cursor), ink)
    if (content.loupe) paintLoupe(context, sheet, { view, pane, at: content.loupe }, ink)
  }
  const draw = () => (frame ||= requestAnimationFrame(paint))

  function shownPoints(): ShownPoint[] {
    return content.marks.map(({ id, label, look, at, arrow }) => ({
      id,
      label,
      look,
      at: toScreen(view, at),
      arrow: arrow && toScreen(view, arrow),
      selected: id === content.selected,
    }))
  }
  function setView(next: View, whole = false) {
    isWhole = whole
    view = held(next, sheet.size, pane)
    canvas.dataset['view'] = [view.scale, view.left, view.top].join()
    onView(view)
    draw()
  }
  function fitPane() {
    const { clientWidth: width, clientHeight: height } = canvas
    if (width === 0 || height === 0) return
    pane = { width, height }
    const { left, top } = canvas.getBoundingClientRect()
    const [right, down] = [left - corner[0], top - corner[1]]
    corner = [left, top]
    canvas.width = Math.round(width * devicePixelRatio)
    canvas.height = Math.round(height * devicePixelRatio)
    // Otherwise a notice beside the pane moves nothing on the screen.
    if (isWhole) showAll()
    else setView(panned(view, -right, -down))
  }
  const showAll = () => setView(wholeView(sheet.size, pane), true)
  const observer = new ResizeObserver(fitPane)
  observer.observe(canvas)
  const unwatch = watchColors((isPrinting) => {
    ink = readInk(canvas.parentElement ?? document.body)
    if (isPrinting) paint()
    else draw()
  })

  return {
    /** Another scan is shown as a whole; the same size keeps its view. */
    setScan(size: ScanSize, picture: ScanPicture | undefined) {
      const isOther = size.width !== sheet.size.width || size.height !== sheet.size.height
      tiles?.close()
      tiles = picture && createTileCache(picture, draw)
      sheet = { size, overview: picture?.overview, tiles }
      if (isOther && pane.width > 0) showAll()
      else draw()
    },
    setContent(next: ScanContent) {
      content = next
      draw()
    },
    points: shownPoints,
    toPlace: (at: Spot) => toScan(view, at),
    /** The place in the scan that is in the pane's middle. */
    middle: () => toScan(view, [pane.width / 2, pane.height / 2]),
    /** @param fixed stays where it is; the middle if left out */
    zoomBy: (factor: number, fixed: Spot = [pane.width / 2, pane.height / 2]) => setView(zoomed(view, factor, fixed)),
    panBy: (right: number, down: number) => setView(panned(view, right, down)),
    showAll,
    reveal(at: Spot) {
      const next = revealing(view, at, pane)
      if (next !== view) setView(next)
    },
    remove() {
      cancelAnimationFrame(frame)
      observer.disconnect()
      unwatch()
      tiles?.close()
    },
  }
}

export type ScanStage = ReturnType<typeof createScanStage>
