import * as React from 'react'

const acting = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }

/** Whether the stories run as tests with React's development build: its `act` renders and runs effects at once. */
const acts = '__vitest_browser__' in globalThis && typeof React.act === 'function'

const moment = () => new Promise<void>((resolve) => setTimeout(resolve, 5))

/**
 * Gives React a moment to render. With `act` the result is shown at once; otherwise React keeps a fallback for 300 ms,
 * so that nothing flickers.
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

/** React's passive effects and size observers run after the drawing: within its frame or the next one. */
export const listening = async (): Promise<void> => {
  if (!acts) await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

/**
 * Resolves when the browser is idle: code that waits for that itself has run by then. A headless browser counts no time
 * as idle while it draws no frame, so one is requested.
 */
export const idle = () =>
  new Promise<unknown>((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 500 })))
