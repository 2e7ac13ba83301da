import type { Ink } from '@waldkerf/ui/parts/ScanView/paint/ink.ts'
import { groupReach, type MarkGroup, markGroups } from './markGroups.ts'
import { isMark, type PlacedOutline, type Standing } from './outlinePlaces.ts'

export interface OutlineContent {
  outlines: readonly PlacedOutline[]
  selected: number | undefined
  highlighted: number | undefined
  /** A box around all that belongs together. */
  extent: PlacedOutline | undefined
}

/** The visible part of the world, in px. */
interface View {
  standing: Standing
  width: number
  height: number
}

const dash = [6, 4]

const isInView = ({ box }: PlacedOutline, { standing: { scale, left, top }, width, height }: View) =>
  box.right * scale >= left - 8 &&
  box.left * scale <= left + width + 8 &&
  box.bottom * scale >= top - 8 &&
  box.top * scale <= top + height + 8

function traceRing(context: CanvasRenderingContext2D, { ring }: PlacedOutline, { scale, left, top }: Standing) {
  context.beginPath()
  for (const [x, y] of ring) context.lineTo(x * scale - left, y * scale - top)
  context.closePath()
}

/** Draws all outlines in view; the pointed-at and the selected one lie above the rest. */
export function paintOutlines(
  context: CanvasRenderingContext2D,
  { outlines, selected, highlighted, extent }: OutlineContent,
  view: View,
  ink: Ink,
) {
  const { standing } = view
  context.clearRect(0, 0, view.width, view.height)
  if (extent) paintExtent(context, extent, standing, ink)
  const rank = ({ id }: PlacedOutline) => Number(id === selected) * 2 + Number(id === highlighted)
  const inView = outlines.filter((outline) => isInView(outline, view))
  for (const outline of inView.toSorted((a, b) => rank(a) - rank(b)))
    if (!isMark(outline, standing)) paintArea(context, outline, standing, rank(outline), ink)
  // Gathered from all of them: a group at the edge of the view is the same as in its middle.
  const signs = markGroups(outlines, standing).map((group) => ({
    group,
    strength: Math.max(...group.members.map(rank)),
  }))
  for (const { group, strength } of signs.toSorted((a, b) => a.strength - b.strength))
    paintSign(context, group, strength, ink)
}

function paintExtent(context: CanvasRenderingContext2D, extent: PlacedOutline, standing: Standing, ink: Ink) {
  traceRing(context, extent, standing)
  context.setLineDash(dash)
  context.lineWidth = 1.5
  context.strokeStyle = ink.arrow
  context.stroke()
  context.setLineDash([])
}

/** @param strength 0: one of many; more: pointed at, selected */
function paintArea(
  context: CanvasRenderingContext2D,
  outline: PlacedOutline,
  standing: Standing,
  strength: number,
  ink: Ink,
) {
  traceRing(context, outline, standing)
  context.globalAlpha = strength > 0 ? 0.36 : 0.16
  context.fillStyle = ink.mark
  context.fill()
  context.globalAlpha = 1
  if (outline.dashed) context.setLineDash(dash)
  context.lineWidth = strength > 1 ? 3 : strength > 0 ? 2.5 : 1.5
  context.strokeStyle = strength > 1 ? ink.focus : ink.mark
  context.stroke()
  context.setLineDash([])
}

/** A sheet with a folded corner; several of them as their number. */
function paintSign(
  context: CanvasRenderingContext2D,
  group: MarkGroup,
  strength: number,
  { mark, onMark, focus, font }: Ink,
) {
  const [x, y] = group.at
  const count = group.members.length
  context.beginPath()
  if (count === 1) {
    const [wide, high, fold] = strength > 0 ? [9, 7, 5] : [8, 6, 4]
    context.moveTo(x - wide, y - high)
    context.lineTo(x + wide - fold, y - high)
    context.lineTo(x + wide, y - high + fold)
    context.lineTo(x + wide, y + high)
    context.lineTo(x - wide, y + high)
    context.closePath()
  } else {
    const reach = groupReach(group) + (strength > 0 ? 2 : 0)
    context.roundRect(x - reach, y - 12, 2 * reach, 24, 6)
  }
  context.fillStyle = mark
  context.fill()
  context.lineJoin = 'round'
  context.lineWidth = strength > 1 ? 3 : 1.5
  context.strokeStyle = strength > 1 ? focus : onMark
  context.stroke()
  if (count === 1) return
  context.font = `600 13px ${font}`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillStyle = onMark
  context.fillText(String(count), x, y + 1)
}
