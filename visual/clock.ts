/** The clock's additions to a page's window. */
export interface ClockWindow {
  setClockBack: () => void
}

/**
 * Runs in the page before anything else: its clock runs at normal speed, but begins at the same moment in every run and
 * in each story.
 * @param start ms since 1970
 */
export function startClock(start: number): void {
  const Real = Date
  let since = performance.now()
  const now = () => Math.floor(start + performance.now() - since)
  const clock = new Proxy(Real, {
    construct: (target, given: []) => Reflect.construct(target, given.length === 0 ? [now()] : given) as Date,
    apply: () => new Real(now()).toString(),
    get: (target, key) => (key === 'now' ? now : (Reflect.get(target, key) as unknown)),
  })
  const setClockBack = () => {
    since = performance.now()
  }
  Object.assign(globalThis, { Date: clock, setClockBack })
}
