/** A piece of a report that follows on a page, in points. */
export interface Block {
  /** So much of it begins together. */
  least: number
  height: number
  /** It may become higher. */
  stretches: boolean
}

/**
 * The room that stays empty at the foot of a page, for each piece on it that may become higher, the one before these
 * blocks among them. None where a block goes on on the next page, or where nothing follows.
 */
export function roomLeft(blocks: readonly Block[], room: number): number {
  let left = room
  let stretching = 1
  for (const { least, height, stretches } of blocks) {
    if (least > left) return Math.max(0, left) / stretching
    if (height > left) return 0
    left -= height
    if (stretches) stretching += 1
  }
  return 0
}
