import { type Coords, type DoneCallback, GridLayer, type Map as LeafletMap } from 'leaflet'
import type { Sheet, SheetSource, SheetLook, SheetProblem } from '../sheetTypes.ts'
import { sheetFile, type SheetWorker, startSheetWorker } from './sheetWorker.ts'

/** Sheets that lie on a map. */
export interface ShownSheets {
  sheets: readonly Sheet[]
  source: SheetSource
  onProblem: (id: number, problem: SheetProblem) => void
  /** Sheets that were out of reach are drawn anew. */
  onBack: () => void
}

const nothing: ShownSheets = {
  sheets: [],
  source: { read: () => Promise.reject(new Error('There is no sheet.')) },
  onProblem: () => undefined,
  onBack: () => undefined,
}

/** Tiles that show several sheets at once: ten of them take no more memory than one. */
class SheetGrid extends GridLayer {
  draw: (coords: Coords, canvas: HTMLCanvasElement) => Promise<void> = async () => undefined

  protected override createTile(coords: Coords, done: DoneCallback): HTMLElement {
    const canvas = document.createElement('canvas')
    const { x, y } = this.getTileSize()
    canvas.width = x * devicePixelRatio
    canvas.height = y * devicePixelRatio
    void this.#fill(coords, canvas, done)
    return canvas
  }

  async #fill(coords: Coords, canvas: HTMLCanvasElement, done: DoneCallback) {
    try {
      await this.draw(coords, canvas)
      done(undefined, canvas)
    } catch (error) {
      done(error as Error, canvas)
    }
  }
}

const names = (sheets: readonly Sheet[]) => sheets.map(({ objekt }) => objekt).join()

/** Georeferenced sheets over all backgrounds, below areas and marks. The worker comes with the first of them. */
export function createSheetLayer(map: LeafletMap) {
  const pane = map.createPane('sheets')
  pane.style.zIndex = '420'
  pane.style.pointerEvents = 'none'
  const grid = new SheetGrid({ pane: 'sheets', keepBuffer: 1, updateWhenZooming: false })
  let shown = nothing
  let look: SheetLook = { opacity: 1, swipe: 1 }
  let worker: SheetWorker | undefined
  let isLost = false
  /** Somebody goes there, whether it is shown or not. */
  const goals = new Set<Sheet>()

  const start = () =>
    startSheetWorker({
      grids: shown.source.grids,
      onProblem(id, problem) {
        isLost ||= problem === 'lost'
        shown.onProblem(id, problem)
      },
      read(id, from, length) {
        const sheet = [...shown.sheets, ...goals].find(({ karte_id }) => karte_id === id)
        return sheet ? shown.source.read(sheet, from, length) : Promise.reject(new Error('gone'))
      },
    })
  grid.draw = async ({ z, x, y }, canvas) => {
    worker ??= start()
    const files = shown.sheets.map(sheetFile)
    const bitmap = await worker.tile({ sheets: files, z, x, y, side: canvas.width })
    if (!bitmap) return
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
    bitmap.close()
  }
  /** The pane moves with the map; the line of the swipe stands on the screen. */
  function clip() {
    pane.style.clipPath = ''
    if (look.swipe >= 1) return
    const { x: width, y: height } = map.getSize()
    const { x: left, y: top } = map.containerPointToLayerPoint([0, 0])
    const right = left + width * look.swipe
    const corners = [[left, top], [right, top], [right, top + height], [left, top + height]] // prettier-ignore
    pane.style.clipPath = `polygon(${corners.map(([x, y]) => `${x}px ${y}px`).join(', ')})`
  }
  /** The line is there again. */
  function comeBack() {
    if (!isLost) return
    isLost = false
    shown.onBack()
    grid.redraw()
  }
  addEventListener('online', comeBack)
  map.on('move zoom resize viewreset', clip)
  return {
    set(next: ShownSheets) {
      const areOther = names(next.sheets) !== names(shown.sheets)
      shown = next
      if (next.sheets.length === 0) grid.remove()
      else if (!map.hasLayer(grid)) grid.addTo(map)
      else if (areOther) grid.redraw()
    },
    setLook(next: SheetLook) {
      look = next
      grid.setOpacity(next.opacity)
      clip()
    },
    /** Shows where a sheet lies. @param covered px at the right edge, beside which it is seen */
    async goTo(sheet: Sheet, covered: number) {
      worker ??= start()
      goals.add(sheet)
      const box = await worker.box(sheetFile(sheet))
      goals.delete(sheet)
      if (!box) return
      const [west, south, east, north] = box
      const at: [[number, number], [number, number]] = [[south, west], [north, east]] // prettier-ignore
      map.fitBounds(at, { paddingTopLeft: [24, 24], paddingBottomRight: [24 + covered, 24] })
    },
    remove() {
      removeEventListener('online', comeBack)
      map.off('move zoom resize viewreset', clip)
      grid.remove()
      worker?.end()
    },
  }
}

export type SheetLayer = ReturnType<typeof createSheetLayer>
