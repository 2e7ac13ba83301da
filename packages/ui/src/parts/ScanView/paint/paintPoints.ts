import { boxAround, createGround } from '@waldkerf/ui/parts/MapView/names/ground.ts'
import type { ShownPoint, Spot } from '../scanTypes.ts'
import type { PaneSize } from '../view/scanView.ts'
import type { Ink } from './ink.ts'

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

/** How large a mark is, and how near to it a press still meets it. */
const radius = 6
const reach = 14
const tip = 7
const frame = 44

type Context = CanvasRenderingContext2D

/** Those that wait lie below those that count. */
const layer = ({ selected, look }: ShownPoint) => (selected ? 2 : look === 'waiting' ? 0 : 1)

/** Marks with their arrows and numbers; the selected one above all others, with its exact place left free to see. */
export function paintPoints(context: Context, points: readonly ShownPoint[], pane: PaneSize, ink: Ink) {
  for (const { at, arrow } of points) if (arrow) paintArrow(context, at, arrow, ink)
  context.font = `600 12px ${ink.font}`
  const labels = layLabels(points, pane, (label) => context.measureText(label).width + 8)
  const sorted = points.toSorted((one, other) => layer(one) - layer(other))
  for (const point of sorted) {
    if (point.selected) paintCross(context, point.at, ink)
    else paintDot(context, point, ink)
    const place = labels.get(point)
    if (place) paintLabel(context, point.label, place, ink)
  }
}

/** The point that a press at this place means: the nearest within reach. */
export function pointAt(points: readonly ShownPoint[], [x, y]: Spot, within = reach): ShownPoint | undefined {
  const away = ({ at }: ShownPoint) => Math.hypot(at[0] - x, at[1] - y)
  return points
    .filter((point) => away(point) <= within)
    .toSorted((one, other) => away(one) - away(other))
    .at(0)
}

/** Where the other pane's pointer is. */
export function paintCursor(context: Context, [x, y]: Spot, ink: Ink) {
  stroked(context, ink, ink.focus, 1.5, () => {
    context.moveTo(x - 9, y)
    context.lineTo(x + 9, y)
    context.moveTo(x, y - 9)
    context.lineTo(x, y + 9)
  })
}

/** A frame around a place that was found in the picture, as drawing programs show it. */
export function paintCaught(context: Context, [x, y]: Spot, ink: Ink) {
  stroked(context, ink, ink.arrow, 2, () => context.rect(x - frame / 2, y - frame / 2, frame, frame))
}

function paintDot(context: Context, { at: [x, y], look }: ShownPoint, ink: Ink) {
  context.beginPath()
  context.arc(x, y, radius, 0, 2 * Math.PI)
  context.fillStyle = look === 'filled' ? ink.mark : ink.onMark
  context.fill()
  context.setLineDash(look === 'filled' ? [] : look === 'hollow' ? [3, 2] : [1, 3])
  context.lineWidth = look === 'filled' ? 1.5 : 2
  context.strokeStyle = look === 'filled' ? ink.onMark : ink.mark
  context.stroke()
  context.setLineDash([])
}

/** A ring with four strokes that stop before the middle. */
function paintCross(context: Context, [x, y]: Spot, ink: Ink) {
  stroked(context, ink, ink.focus, 2, () => {
    context.arc(x, y, 11, 0, 2 * Math.PI)
    for (const [right, down] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      context.moveTo(x + right * 4, y + down * 4)
      context.lineTo(x + right * 18, y + down * 18)
    }
  })
}

function paintLabel(context: Context, label: string, [left, top]: Spot, ink: Ink) {
  context.font = `600 12px ${ink.font}`
  const width = context.measureText(label).width + 8
  context.beginPath()
  context.roundRect(left, top, width, labelHeight, 4)
  context.fillStyle = ink.mark
  context.fill()
  context.fillStyle = ink.onMark
  context.textBaseline = 'middle'
  context.fillText(label, left + 4, top + 8.5)
}

function paintArrow(context: Context, [x, y]: Spot, [toX, toY]: Spot, ink: Ink) {
  const length = Math.hypot(toX - x, toY - y)
  if (!(length > 1) || !Number.isFinite(length)) return
  const angle = Math.atan2(toY - y, toX - x)
  stroked(context, ink, ink.arrow, 2, () => {
    context.moveTo(x, y)
    context.lineTo(toX, toY)
    for (const side of [0.5, -0.5]) {
      context.moveTo(toX, toY)
      context.lineTo(toX - tip * Math.cos(angle + side), toY - tip * Math.sin(angle + side))
    }
  })
}

/** A line with a light edge: seen on ink and on paper alike. */
function stroked(context: Context, ink: Ink, colour: string, width: number, outline: () => void) {
  context.beginPath()
  outline()
  context.lineCap = 'round'
  context.strokeStyle = ink.onMark
  context.lineWidth = width + 2
  context.stroke()
  context.strokeStyle = colour
  context.lineWidth = width
  context.stroke()
}
