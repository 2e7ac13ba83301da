import { logError } from '@waldkerf/service/log'

/** Milliseconds between a failed comparison and the next. */
const retryPause = 60_000
/** Hour of the nightly comparison, by this machine's clock. */
const nightHour = 3

const untilNight = (now: Date) =>
  new Date(
    now.getFullYear(),
    now.getMonth(),
    now.getDate() + (now.getHours() < nightHour ? 0 : 1),
    nightHour,
  ).getTime() - now.getTime()

/**
 * Compares at the start, each night, and when it is asked to; one after the other.
 * @param compare answers how many scans have lost their bytes
 */
export function comparing(compare: () => Promise<number>, now: () => number) {
  let missing = 0
  let last: Promise<unknown> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  const run = async (): Promise<void> => {
    const mine = last.then(compare)
    last = mine.catch(() => undefined)
    missing = await mine
  }
  const repeat = async (): Promise<void> => {
    let pause = retryPause
    try {
      await run()
      pause = untilNight(new Date(now()))
    } catch (error) {
      if (!isClosed) logError('scans.compare', 'Comparing scans', {}, error)
    }
    if (!isClosed) timer = setTimeout(() => void repeat(), pause).unref()
  }
  void repeat()
  return {
    run,
    /** By the last comparison. */
    missing: () => missing,
    async close() {
      isClosed = true
      clearTimeout(timer)
      await last
    },
  }
}
