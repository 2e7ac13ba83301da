import { boxAround, createGround } from '../../MapView/names/ground.ts'
import type { ShownPoint, Spot } from '../scanTypes.ts'

export const labelHeight = 16

/** From a mark to the near corner of its label. */
const [aside, above] = [9, 6]

/** So that what is free hangs together with the points, and no number blinks while the view is moved. */
const grain = 4

/** Who gets room first. */
const rank = ({ selected, look }: ShownPoint) => (selected ? 0 : look === 'waiting' ? 1 : 2)

/**
 * Where numbers stand, as the left upper corner of each: right above their marks, else at another of the corners. Those that
 * would lie on a mark or on another number are left out until somebody looks nearer; the selected one never is.
 */
export function layLabels(
  points: readonly ShownPoint[],
  { width, height }: { width: number; height: number },
  textWidth: (label: string) => number,
): ReadonlyMap<ShownPoint, Spot> {
  const [firstX = 0, firstY = 0] = points[0]?.at ?? []
  const [shiftX, shiftY] = [firstX % grain, firstY % grain]
  const ground = createGround(width, height)
  for (const { at } of points) ground.take(boxAround(at[0] - shiftX, at[1] - shiftY, 4))
  const laid = new Map<ShownPoint, Spot>()
  for (const point of points.toSorted((one, other) => rank(one) - rank(other))) {
    const [x, y] = point.at
    const wide = textWidth(point.label)
    const boxAt = ([left, top]: Spot) => ({
      left: left - shiftX,
      top: top - shiftY,
      right: left - shiftX + wide,
      bottom: top - shiftY + labelHeight,
    })
    // Its cross needs more room.
    if (point.selected) laid.set(point, [x + 14, y - 28])
    const [over, under] = [y - above - labelHeight, y + above]
    const corners: Spot[] = [[x + aside, over], [x + aside, under], [x - aside - wide, over], [x - aside - wide, under]] // prettier-ignore
    const found = laid.get(point) ?? corners.find((corner) => ground.isFree(boxAt(corner)))
    if (!found) continue
    laid.set(point, found)
    ground.take(boxAt(found))
  }
  return laid
}
