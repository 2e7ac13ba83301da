/** Zoom, place, turn and light of a picture in view. Nothing of it is stored. */
export interface PictureView {
  /** 1: the whole picture. */
  zoom: number
  /** Where its middle is, in parts of the stage's width and height; 0 is the stage's middle. */
  x: number
  y: number
  /** Quarter turns clockwise, 0 to 3. */
  turns: number
  /** Percent; 100 is as taken. */
  brightness: number
  contrast: number
}

export const asTaken: PictureView = { zoom: 1, x: 0, y: 0, turns: 0, brightness: 100, contrast: 100 }

export const maxZoom = 8
/** One press of a key or a button. */
export const zoomStep = 1.5
/** Limits of brightness and contrast, in percent. */
export const lightRange = { min: 40, max: 200, step: 10 } as const

const clamp = (value: number, limit: number) => Math.max(-limit, Math.min(limit, value))

/** Limits the movement: the stage never shows less of the picture than it has room for. */
function held(view: PictureView): PictureView {
  const room = (view.zoom - 1) / 2
  return { ...view, x: clamp(view.x, room), y: clamp(view.y, room) }
}

/**
 * Larger or smaller by a factor; what lies under the given point stays under it.
 * @param x from the stage's middle, in parts of its width
 * @param y likewise, of its height
 */
export function zoomAt(view: PictureView, factor: number, x = 0, y = 0): PictureView {
  const zoom = Math.max(1, Math.min(maxZoom, view.zoom * factor))
  const change = zoom / view.zoom
  return held({ ...view, zoom, x: x - (x - view.x) * change, y: y - (y - view.y) * change })
}

/** Moved by parts of the stage. */
export const panBy = (view: PictureView, x: number, y: number): PictureView =>
  held({ ...view, x: view.x + x, y: view.y + y })

/** A quarter turn; the whole picture is shown again, since what was looked at would lie elsewhere. */
export const turn = (view: PictureView): PictureView => ({ ...view, ...whole, turns: (view.turns + 1) % 4 })

const whole = { zoom: 1, x: 0, y: 0 } as const
export const showWhole = (view: PictureView): PictureView => ({ ...view, ...whole })

/** The picture element's CSS; its box is the stage's, with width and height swapped for odd quarter turns. */
export function viewStyle({ zoom, x, y, turns, brightness, contrast }: PictureView) {
  const sideways = turns % 2 === 1
  return {
    width: sideways ? '100cqh' : '100cqw',
    height: sideways ? '100cqw' : '100cqh',
    transform: `translate(-50%, -50%) translate(${x * 100}cqw, ${y * 100}cqh) scale(${zoom}) rotate(${turns * 90}deg)`,
    filter: brightness === 100 && contrast === 100 ? 'none' : `brightness(${brightness}%) contrast(${contrast}%)`,
  }
}
