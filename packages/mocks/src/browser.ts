import { setupWorker } from 'msw/browser'
import { createHandlers, type HandlerOptions } from './handlers/index.ts'
import { pictureUrl } from './seed/pictureUrls.ts'

/** Handlers for a story: a world of its own, so that nothing of one story is left in the next. */
export const storyHandlers = (options: Omit<HandlerOptions, 'pictureBytes'> = {}) =>
  createHandlers({ ...options, pictureBytes: async (filename) => (await fetch(pictureUrl(filename))).arrayBuffer() })

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
    onUnhandledFrame({ frame }) {
      const { request } = frame.data as { request?: Request }
      if (request && mocked.test(new URL(request.url).pathname)) {
        throw new Error(`No handler answers ${request.method} ${request.url}`)
      }
    },
  })
  return worker
}
