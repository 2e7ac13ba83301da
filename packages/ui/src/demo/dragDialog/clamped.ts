/** How far something is from where it opens, in px. */
export interface Offset {
  x: number
  y: number
}

interface Size {
  width: number
  height: number
}

/** Free room on each side of something centred; less than nothing when it is larger than the view. */
const inside = (wanted: number, room: number) => (room < 0 ? -room : Math.min(Math.max(wanted, -room), room))

/**
 * The offset nearest to the wanted one that keeps a centred box in the view. A box larger than the view keeps its upper
 * left corner in it: there it is held and closed.
 */
export const clamped = (wanted: Offset, box: Size, view: Size): Offset => ({
  x: inside(wanted.x, (view.width - box.width) / 2),
  y: inside(wanted.y, (view.height - box.height) / 2),
})
