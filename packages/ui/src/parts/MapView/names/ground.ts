/** A part of the canvas, in px. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** px of a field: the least that is told apart. */
const field = 4

/** The canvas as fields that are taken or free: a look at a few fields stands for one at all marks and names. */
export function createGround(width: number, height: number) {
  const [columns, rows] = [Math.ceil(width / field), Math.ceil(height / field)]
  const taken = new Uint8Array(columns * rows)
  const clamp = (px: number, most: number) => Math.min(most, Math.max(0, Math.floor(px / field)))
  const fields = ({ left, top, right, bottom }: Box) => ({
    first: clamp(left, columns),
    last: clamp(right, columns - 1),
    upper: clamp(top, rows),
    lower: clamp(bottom, rows - 1),
  })
  return {
    take(box: Box) {
      const { first, last, upper, lower } = fields(box)
      for (let row = upper; row <= lower; row++) taken.fill(1, row * columns + first, row * columns + last + 1)
    },
    /** Past the canvas there is no room. */
    isFree(box: Box): boolean {
      const { first, last, upper, lower } = fields(box)
      if (first > last || upper > lower) return false
      for (let row = upper; row <= lower; row++)
        for (let column = first; column <= last; column++) if (taken[row * columns + column]) return false
      return true
    },
  }
}

export type Ground = ReturnType<typeof createGround>

/** A square around a place. */
export const boxAround = (x: number, y: number, reach: number): Box => ({
  left: x - reach,
  top: y - reach,
  right: x + reach,
  bottom: y + reach,
})
