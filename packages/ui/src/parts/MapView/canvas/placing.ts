/** Puts the world (0 to 1) onto the canvas: px = share · scale − offset. */
export interface Placing {
  scale: number
  left: number
  top: number
  width: number
  height: number
}
