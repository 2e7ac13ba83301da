/**
 * Settles in the browser's next idle moment, within two seconds: heavy parts come after the screen can be used. A browser
 * without a window counts no moment as idle while it draws no frame, so one is asked for. Safari cannot tell.
 */
export const whenIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) {
      requestIdleCallback(() => resolve(), { timeout: 2_000 })
      // Its moment is not waited for: a page in the background draws none.
      requestAnimationFrame(() => undefined)
    } else setTimeout(resolve, 200)
  })
