import { firstScreen } from './firstScreen.ts'

/**
 * Settles in the browser's next idle moment, within two seconds, but not before the first screen is there: heavy parts
 * come after it can be used. A browser without a window counts no moment as idle while it draws no frame, so one is asked
 * for. Safari cannot tell.
 */
export async function whenIdle(): Promise<void> {
  await firstScreen()
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) {
      requestIdleCallback(() => resolve(), { timeout: 2_000 })
      // A page in the background draws no frames, so it does not wait for an idle moment.
      requestAnimationFrame(() => undefined)
    } else setTimeout(resolve, 200)
  })
}
