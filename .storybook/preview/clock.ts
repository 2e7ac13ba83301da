import { storyDay } from '@waldkerf/mocks/seed/days'

/** The clock's additions to a page's window. */
export interface ClockWindow {
  /** Lets the clock begin at noon again, so that a picture is the same in every run. */
  setClockBack: () => void
}

/** Noon of the day that the example data takes for today, in ms since 1970. */
const start = Date.parse(`${storyDay}T11:00:00Z`)

/**
 * The workbench's clock runs at normal speed and begins at noon of the example data's day, whenever the page is opened:
 * a document that a play makes today is dated by the same day that the mocks know.
 */
function startClock(): void {
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
  Object.assign(globalThis, { Date: clock, setClockBack } satisfies ClockWindow & { Date: unknown })
}

startClock()
