import { setupWorker } from 'msw/browser'

/** Below these addresses lies what is mocked; anything else is the story's own page. */
const mocked = /^\/(rest|realms|prod-api)\//

/** Whether a handler answers this address. */
export const isMocked = (url: string) => mocked.test(new URL(url, location.href).pathname)

/**
 * The setup for `addonMsw()`: a quiet worker without handlers of its own; they come with the stories that ask for them. A
 * mocked call that no handler answers fails, and with it the story.
 */
export async function startWorker() {
  const worker = setupWorker()
  await worker.start({
    quiet: true,
    // Beside the page: the static workbench may lie below any path.
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
