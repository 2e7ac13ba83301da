import type { ScanSize, Spot } from '../scanTypes.ts'

/** The visible part of the scan: `scale` is screen px per pixel of the scan, `left`, `top` the scan at the corner. */
export interface View {
  scale: number
  left: number
  top: number
}

/** Of the pane, in CSS px. */
export interface PaneSize {
  width: number
  height: number
}

/** Limits of the zoom: a pixel is as large as a finger, or a scan as small as a stamp. */
const nearest = 64
const furthest = 1 / 64
/** Room around a scan that is shown as a whole, as a part of the pane. */
const margin = 0.04

export const toScreen = ({ scale, left, top }: View, [column, row]: Spot): Spot => [
  (column - left) * scale,
  (row - top) * scale,
]

export const toScan = ({ scale, left, top }: View, [x, y]: Spot): Spot => [x / scale + left, y / scale + top]

/** The whole scan in the middle of the pane. */
export function wholeView(size: ScanSize, pane: PaneSize): View {
  const room = 1 - 2 * margin
  const scale = limited(Math.min((pane.width * room) / size.width, (pane.height * room) / size.height))
  return {
    scale,
    left: size.width / 2 - pane.width / 2 / scale,
    top: size.height / 2 - pane.height / 2 / scale,
  }
}

/** Zooms by a factor; what is at `fixed` on the screen stays there. */
export function zoomed(view: View, factor: number, fixed: Spot): View {
  const scale = limited(view.scale * factor)
  const [column, row] = toScan(view, fixed)
  return { scale, left: column - fixed[0] / scale, top: row - fixed[1] / scale }
}

/** Moves the picture by screen px. */
export function panned(view: View, right: number, down: number): View {
  return { ...view, left: view.left - right / view.scale, top: view.top - down / view.scale }
}

/** The same view with this place of the scan in the middle of the pane. */
export function centred(view: View, [column, row]: Spot, pane: PaneSize): View {
  return { ...view, left: column - pane.width / 2 / view.scale, top: row - pane.height / 2 / view.scale }
}

/** The same view, moved only if the place is not well inside the pane. */
export function revealing(view: View, at: Spot, pane: PaneSize): View {
  const [x, y] = toScreen(view, at)
  const edge = Math.min(48, pane.width / 4, pane.height / 4)
  const isInside = x >= edge && y >= edge && x <= pane.width - edge && y <= pane.height - edge
  return isInside ? view : centred(view, at, pane)
}

/** Some of the scan stays in the pane, however far one drags. */
export function held(view: View, size: ScanSize, pane: PaneSize): View {
  const [seenWide, seenHigh] = [pane.width / view.scale, pane.height / view.scale]
  return {
    ...view,
    left: between(view.left, -seenWide * 0.8, size.width - seenWide * 0.2),
    top: between(view.top, -seenHigh * 0.8, size.height - seenHigh * 0.2),
  }
}

function limited(scale: number): number {
  return between(Number.isFinite(scale) ? scale : 1, furthest, nearest)
}

function between(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value))
}
