import { crossings, type SheetSize } from '../sheet/pixels.ts'
import type { Mapping } from '../solver/types.ts'
import { newPoint, type NewPoint } from './workPoint.ts'

/** A world file as points: the four corners of the sheet, rounded to a tenth of a millimetre. */
export function pointsOfWorldFile(forward: Mapping, sheet: SheetSize): NewPoint[] {
  return crossings(sheet, 1).map(([x, y]) => {
    const [east, north] = forward([x, y])
    return newPoint([x, y === 0 ? 0 : y], [round(east), round(north)])
  })
}

function round(value: number): number {
  return Math.round(value * 1e4) / 1e4
}
