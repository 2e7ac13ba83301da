import type { SheetSize } from '../sheet/pixels.ts'
import type { Mapping, Position } from '../solver/types.ts'

/** Points per edge: straight edges of a scan are curves on the map for most types. */
const steps = 16

/**
 * Outline of the warped sheet, against the clock from its bottom left corner and closed. `place` leads from the fit's
 * coordinates to those wanted, e.g. longitude and latitude. Null where the sheet has parts without a place.
 */
export function sheetFootprint(forward: Mapping, { width, height }: SheetSize, place: Mapping): Position[] | null {
  const along = Array.from({ length: steps }, (_, at) => at / steps)
  const pixels: Position[] = [
    ...along.map((part) => [width * part, -height] as const),
    ...along.map((part) => [width, -height * (1 - part)] as const),
    ...along.map((part) => [width * (1 - part), 0] as const),
    ...along.map((part) => [0, -height * part] as const),
    [0, -height],
  ]
  const ring = pixels.map((pixel) => place(forward(pixel)))
  return ring.every(([x, y]) => Number.isFinite(x) && Number.isFinite(y)) ? ring : null
}
