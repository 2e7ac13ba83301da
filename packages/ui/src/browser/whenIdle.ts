/** Settles in the browser's next idle moment, within two seconds: what is heavy comes after the screen can be used. Safari cannot tell. */
export const whenIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2_000 })
    else setTimeout(resolve, 200)
  })
