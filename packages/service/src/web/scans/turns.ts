/** Runs work one after the other for each key; other keys do not wait. */
export function turns() {
  const last = new Map<string, Promise<unknown>>()
  return <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const mine = (last.get(key) ?? Promise.resolve()).then(work)
    const done = mine
      .catch(() => undefined)
      .then(() => {
        if (last.get(key) === done) last.delete(key)
      })
    last.set(key, done)
    return mine
  }
}
