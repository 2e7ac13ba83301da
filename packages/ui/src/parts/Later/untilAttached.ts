import type { RefObject } from 'react'

/**
 * Waits until the refs hold elements. While a page suspends, for texts or code, it is hidden and its refs are empty: a
 * module that arrives just then would find no element to work on, and would not be called again.
 */
export async function untilAttached(refs: readonly RefObject<unknown>[], isGone: () => boolean): Promise<void> {
  while (!isGone() && refs.some(({ current }) => current === null)) await new Promise(requestAnimationFrame)
}
