import { mapPart, onFlat, onGround, type Sheet, type Spot } from '../seed/maps/sheet.ts'
import type { Pen } from './pen.ts'

/** Approximate number of crosses across the sheet. */
const across = 6

/** Distance of the crosses in metres: 1, 2 or 5 followed by zeros. */
function gridStep({ width, metresPerPixel }: Sheet): number {
  const wanted = (width * metresPerPixel) / across
  const power = 10 ** Math.floor(Math.log10(wanted))
  return [1, 2, 5, 10].map((factor) => factor * power).findLast((step) => step <= wanted * 1.2) ?? power
}

/** Round eastings and northings on the drawn part of the sheet, with their places. */
export function gridCrosses(sheet: Sheet): { at: Spot; east: number; north: number }[] {
  const { width, height } = sheet
  const { left, top, right, bottom } = mapPart
  const corners = [[left, top], [right, top], [left, bottom], [right, bottom]] as const // prettier-ignore
  const ground = corners.map(([x, y]) => onGround(sheet, [x * width, y * height]))
  const step = gridStep(sheet)
  const range = (axis: 0 | 1) => {
    const values = ground.map((place) => place[axis])
    const first = Math.ceil(Math.min(...values) / step)
    return Array.from({ length: Math.floor(Math.max(...values) / step) - first + 1 }, (_, at) => (first + at) * step)
  }
  const norths = range(1)
  return range(0)
    .flatMap((east) => norths.map((north) => ({ at: onFlat(sheet, [east, north]), east, north })))
    .filter(({ at: [x, y] }) => x > left * width && x < right * width && y > top * height && y < bottom * height)
}

/** Draws the crosses of the grid in red; every second one has its coordinates. */
export function drawGrid(pen: Pen, sheet: Sheet) {
  const step = gridStep(sheet)
  const arm = pen.fine * 9
  for (const { at, east, north } of gridCrosses(sheet)) {
    const [x, y] = at
    pen.path([[x - arm, y], [x + arm, y]], 'red') // prettier-ignore
    pen.path([[x, y - arm], [x, y + arm]], 'red') // prettier-ignore
    if ((east / step + north / step) % 2 !== 0) continue
    pen.text(`R ${east}`, [x + pen.fine * 3, y - pen.fine * 21], pen.fine * 7, 'red')
    pen.text(`H ${north}`, [x + pen.fine * 3, y - pen.fine * 10], pen.fine * 7, 'red')
  }
}
