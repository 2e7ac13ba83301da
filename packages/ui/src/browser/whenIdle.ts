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
      // Its moment is not waited for: a page in the background draws none.
      requestAnimationFrame(() => undefined)
    } else setTimeout(resolve, 200)
  })
}
