import type { Spot } from '../scanTypes.ts'
import type { PaneSize, View } from '../view/scanView.ts'
import type { Ink } from './ink.ts'
import { paintSheet, type Sheet } from './paintSheet.ts'

const side = 132
const edge = 12

/** Four times the view's zoom, but no pixel larger than a fingertip. */
const loupeScale = (scale: number) => Math.max(scale, Math.min(16, Math.max(2, scale * 4)))

/**
 * A square magnifying glass over the scan around `at`, in the corner away from the pointer: it shows the pixel that
 * a finger or the mark itself would cover.
 */
export function paintLoupe(
  context: CanvasRenderingContext2D,
  sheet: Sheet,
  { view, pane, at }: { view: View; pane: PaneSize; at: Spot },
  ink: Ink,
) {
  const scale = loupeScale(view.scale)
  const x = (at[0] - view.left) * view.scale < pane.width / 2 ? pane.width - side - edge : edge
  const y = pane.height - side - edge
  context.save()
  context.beginPath()
  context.roundRect(x, y, side, side, 10)
  context.clip()
  context.translate(x, y)
  const near = { scale, left: at[0] - side / 2 / scale, top: at[1] - side / 2 / scale }
  paintSheet(context, sheet, near, { width: side, height: side }, ink)
  context.strokeStyle = ink.focus
  context.lineWidth = 1
  context.beginPath()
  for (const [fromX, fromY, toX, toY] of crosshair) {
    context.moveTo(fromX, fromY)
    context.lineTo(toX, toY)
  }
  context.stroke()
  context.restore()
  context.beginPath()
  context.roundRect(x, y, side, side, 10)
  context.lineWidth = 2
  context.strokeStyle = ink.line
  context.stroke()
}

const middle = side / 2
const gap = 3

/** Four hairlines that leave the middle free. */
const crosshair = [
  [0, middle, middle - gap, middle],
  [middle + gap, middle, side, middle],
  [middle, 0, middle, middle - gap],
  [middle, middle + gap, middle, side],
] as const
