import { setupWorker } from 'msw/browser'
import { createHandlers, type HandlerOptions } from './handlers/index.ts'
import { showing } from './scenarios/workbench.ts'
import { pictureUrl } from './seed/pictureUrls.ts'

/**
 * Handlers for a story: a world of its own, so that nothing of one story is left in the next. A scenario of the workbench's
 * toolbar goes before the story's.
 */
export const storyHandlers = (options: Omit<HandlerOptions, 'pictureBytes'> = {}) =>
  createHandlers({
    state: showing.world(),
    ...options,
    scenario: showing.choice().scenario ?? options.scenario ?? 'ready',
    pictureBytes: async (filename) => (await fetch(pictureUrl(filename))).arrayBuffer(),
  })

/** Below these addresses lies what is mocked; anything else is the story's own page. */
const mocked = /^\/(rest|realms|prod-api)\//

/**
 * The setup for `addonMsw()`: a quiet worker without handlers of its own. A mocked call that no handler answers fails, and
 * with it the story.
 */
export async function startWorker() {
  const worker = setupWorker()
  await worker.start({
    quiet: true,
    // Beside the page: the static workbench may lie below any path.
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    onUnhandledFrame({ frame }) {
      const { request } = frame.data as { request?: Request }
      if (request && mocked.test(new URL(request.url).pathname)) {
        throw new Error(`No handler answers ${request.method} ${request.url}`)
      }
    },
  })
  return worker
}
