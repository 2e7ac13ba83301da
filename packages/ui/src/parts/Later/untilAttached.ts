import type { RefObject } from 'react'

/**
 * Waits until the elements are there. A page that waits for words or code once more is hidden, and has no refs meanwhile:
 * code that comes just then would find nothing to work on, and nobody would call it again.
 */
export async function untilAttached(refs: readonly RefObject<unknown>[], isGone: () => boolean): Promise<void> {
  while (!isGone() && refs.some(({ current }) => current === null)) await new Promise(requestAnimationFrame)
}
