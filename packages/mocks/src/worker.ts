import { setupWorker } from 'msw/browser'

/** Mocked addresses; all others belong to the story's own page. */
const mocked = /^\/(rest|realms|prod-api)\//

/** Whether a handler answers this address. */
export const isMocked = (url: string) => mocked.test(new URL(url, location.href).pathname)

/**
 * The setup for `addonMsw()`: a quiet worker without handlers, which stories add themselves. A mocked call without a
 * handler fails, and with it the story.
 */
export async function startWorker() {
  const worker = setupWorker()
  await worker.start({
    quiet: true,
    // Relative to the page, because the static workbench can be served below any path.
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockedCalls.js` },
    onUnhandledFrame({ frame }) {
      const { request } = frame.data as { request?: Request }
      if (request && isMocked(request.url)) {
        throw new Error(`No handler answers ${request.method} ${request.url}`)
      }
    },
  })
  return worker
}
