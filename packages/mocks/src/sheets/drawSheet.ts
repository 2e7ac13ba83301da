import type { MapSheet } from '../seed/maps/maps.ts'
import { onScan } from '../seed/maps/sheet.ts'
import { createRandom } from '../seed/random.ts'
import { drawGrid } from './grid.ts'
import { oldPaper } from './paper.ts'
import { drawDrains, drawParcels, drawStone, drawTrigPoint, parcelCorners } from './parcels.ts'
import { createPen } from './pen.ts'
import { toPng } from './png.ts'
import { drawLine, type Raster } from './raster.ts'
import { drawTitle } from './title.ts'

/** Fine lines across a sheet's width: the same drawing on A3 and A0. */
const lines = 1_500

/**
 * The scan of an example map: a drainage plan as it was drawn, on paper that has aged. A control point's mark is where
 * the point truly is; the points themselves are off by a pixel or so, as people set them.
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
