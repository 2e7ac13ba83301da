import * as React from 'react'

const acting = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }

/** Whether the stories run as tests with React's development build: what it draws and listens to is there at once then. */
const acts = '__vitest_browser__' in globalThis && typeof React.act === 'function'

const moment = () => new Promise<void>((resolve) => setTimeout(resolve, 5))

/**
 * A moment in which React goes on with what has come. In a test run by its `act`, which shows it at once; else React lets
 * a fallback stand for 300 ms, so that nothing flickers.
 */
export async function pause(): Promise<void> {
  if (!acts) return moment()
  const before = acting.IS_REACT_ACT_ENVIRONMENT
  acting.IS_REACT_ACT_ENVIRONMENT = true
  try {
    await React.act(moment)
  } finally {
    acting.IS_REACT_ACT_ENVIRONMENT = before
  }
}

/** React's passive effects, and what observes sizes, come after the drawing: within its frame or the next one. */
export const listening = async (): Promise<void> => {
  if (!acts) await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

/**
 * The browser has nothing else to do, as far as it can be told: what waits for such a moment itself has had it. A browser
 * without a window counts no moment as idle while it draws no frame, so one is asked for.
 */
export const idle = () =>
  new Promise<unknown>((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 500 })))
