/** In ms: tiles that come into view together ask together. */
const pause = 20

/**
 * Makes many questions for one thing each into few for several.
 * @param ask answers what was asked for; what is missing in it is not there
 * @param most so many in one question
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
      // A full one has been sent already.
      setTimeout(() => batch === waiting && send(), pause)
    }
    const answer = Promise.withResolvers<T | undefined>()
    waiting.set(id, answer)
    return answer.promise
  }
}
