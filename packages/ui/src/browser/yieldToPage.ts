/**
 * Between two steps of long work: input and frames of the page go first. Safari has no scheduler; there timers, which a page
 * in the background slows down, do it.
 */
export const yieldToPage = (): Promise<void> =>
  'scheduler' in globalThis && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((resolve) => {
        setTimeout(resolve)
      })
