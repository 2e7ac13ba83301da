/** In ms, so that tiles that come into view together share a request. */
const pause = 20

/**
 * Joins many requests for single ids into a few requests for several.
 * @param ask answers the ids asked for; an id missing in the answer does not exist
 * @param most the largest number of ids in one request
 */
export function inBatches<T>(ask: (ids: readonly number[]) => Promise<ReadonlyMap<number, T>>, most: number) {
  let waiting = new Map<number, PromiseWithResolvers<T | undefined>>()
  function send() {
    const asked = waiting
    waiting = new Map()
    ask([...asked.keys()]).then(
      (found) => asked.forEach(({ resolve }, id) => resolve(found.get(id))),
      (error: unknown) => asked.forEach(({ reject }) => reject(error)),
    )
  }
  return async (id: number): Promise<T | undefined> => {
    const before = waiting.get(id)
    if (before) return before.promise
    if (waiting.size >= most) send()
    if (waiting.size === 0) {
      const batch = waiting
      // A full batch was sent already.
      setTimeout(() => batch === waiting && send(), pause)
    }
    const answer = Promise.withResolvers<T | undefined>()
    waiting.set(id, answer)
    return answer.promise
  }
}
