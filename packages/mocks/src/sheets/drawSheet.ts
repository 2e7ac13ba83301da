import type { MapSheet } from '../seed/maps/maps.ts'
import { onScan } from '../seed/maps/sheet.ts'
import { createRandom, type Random } from '../seed/random.ts'
import { drawGrid } from './grid.ts'
import { drawDrains, drawParcels, drawStone, drawTrigPoint, parcelCorners } from './parcels.ts'
import { createPen } from './pen.ts'
import { toPng } from './png.ts'
import { drawLine, type Raster, createRaster } from './raster.ts'
import { drawTitle } from './title.ts'

/** Number of stains across a sheet. */
const stains = 7

/** Old paper: darker along the edges, with water stains. */
function oldPaper(width: number, height: number, random: Random): Raster {
  const lattice = Array.from({ length: (stains + 2) ** 2 }, () => random.next())
  const at = (column: number, row: number) => lattice[row * (stains + 2) + column] ?? 0
  return createRaster(width, height, (row, pixels) => {
    const v = (row / height) * stains
    const [top, down] = [Math.floor(v), ease(v % 1)]
    for (let column = 0; column < width; column += 1) {
      const u = (column / width) * stains
      const [left, right] = [Math.floor(u), ease(u % 1)]
      const stain =
        (at(left, top) * (1 - right) + at(left + 1, top) * right) * (1 - down) +
        (at(left, top + 1) * (1 - right) + at(left + 1, top + 1) * right) * down
      const rim = Math.min(column, width - column, row, height - row) / height
      pixels[column] =
        (stain > 0.78 ? 1 : 0) + (rim < 0.012 + 0.02 * stain ? 1 : 0) + (rim < 0.004 + 0.01 * stain ? 1 : 0)
    }
  })
}

const ease = (part: number) => part * part * (3 - 2 * part)

/** A sheet's width in fine lines, so that drawings look the same on A3 and A0. */
const lines = 1_500

/**
 * The scan of an example map: a drainage plan on aged paper. The marks of control points are at their true places; the
 * points themselves are off by about a pixel, as if set by hand.
 */
export function drawSheet({ map, sheet, marks }: MapSheet): Raster {
  const random = createRandom(map.id * 7_919)
  const raster = oldPaper(sheet.width, sheet.height, random)
  const pen = createPen(raster, sheet.width / lines, (at) => onScan(sheet, at))
  for (const fold of [1 / 4, 1 / 2, 3 / 4]) {
    drawLine(raster, [fold * sheet.width, 0], [fold * sheet.width, sheet.height], pen.fine, 'crease')
  }
  drawLine(raster, [0, sheet.height / 2], [sheet.width, sheet.height / 2], pen.fine, 'crease')
  const corners = parcelCorners(sheet, marks, random)
  drawDrains(pen, corners, random)
  drawGrid(pen, sheet)
  drawParcels(pen, corners)
  drawTitle(pen, map, sheet, random)
  for (const mark of marks) (corners.includes(mark) ? drawStone : drawTrigPoint)(pen, mark)
  return raster
}

/** The same as a file: `image/png`. */
export const sheetPng = (sheet: MapSheet) => toPng(drawSheet(sheet), sheet.map.res ?? 100)
