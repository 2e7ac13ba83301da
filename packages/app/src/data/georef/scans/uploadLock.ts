interface Hold {
  /** Takes it from a window that has it. */
  isFirst: boolean
  /** Another window has taken it. */
  lost: () => void
}

/**
 * One window sends a map's scan: each of them goes on with what is left, and two would send it twice.
 * @returns what lets go; undefined while another window has it
 */
export function holdUpload(map: number, { isFirst, lost }: Hold): Promise<(() => void) | undefined> {
  // Pages without a secure origin have no locks, and no file system that two windows could share.
  if (!('locks' in navigator)) return Promise.resolve(() => undefined)
  const { promise, resolve } = Promise.withResolvers<(() => void) | undefined>()
  const options = isFirst ? { steal: true } : { ifAvailable: true }
  const held = navigator.locks.request(`scan of map ${map}`, options, (lock) => {
    if (!lock) return resolve(undefined)
    const end = Promise.withResolvers<void>()
    resolve(end.resolve)
    return end.promise
  })
  held.catch(lost)
  return promise
}
