/** Loads code; where that fails, once more each time the connection is back. */
export const untilThere = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch(async () => {
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    return untilThere(load)
  })
