import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { NetworkFirst } from 'workbox-strategies'
import { answersPage, keptHeader, ownCaches, retireHeader, sharedPath, takeOver } from './workerWords.ts'
import { keepShared } from './sharedFiles.ts'
import type { WorkerScope } from './workerScope.ts'

/**
 * The worker that opens the product without a line: shell, report form, own reports and the offline map. It never answers
 * for data, identity, scans, the template part or the workbench. A new release waits until its page lets it take over.
 */

/** The build puts the list here. */
declare const self: WorkerScope & { offlineFiles: { url: string; revision: string | null }[] }

const settings = '/config.json'
const settingsCache = 'waldkerf.settings'
/** The network's time to answer for the settings, in seconds: the shell waits for them. */
const patience = 3

precacheAndRoute(self.offlineFiles, { cleanURLs: false, ignoreURLParametersMatching: [] })
cleanupOutdatedCaches()

/** Gives up for good: the server has taken the release back. Its page is loaded again from the server. */
async function retire(page: string) {
  await self.registration.unregister()
  for (const name of await caches.keys()) if (ownCaches.test(name)) await caches.delete(name)
  const client = await self.clients.get(page)
  await client?.navigate(client.url)
}

/** Says that the network did not answer: pages go by it. */
function marked(kept: Response): Response {
  const headers = new Headers(kept.headers)
  headers.set(keptHeader, '1')
  return new Response(kept.body, { status: kept.status, headers })
}

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === settings,
  new NetworkFirst({
    cacheName: settingsCache,
    networkTimeoutSeconds: patience,
    plugins: [
      {
        async fetchDidSucceed({ response, event }) {
          if (response.headers.has(retireHeader)) await retire((event as Event & { clientId: string }).clientId)
          return response
        },
        cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && marked(cachedResponse),
      },
    ],
  }),
)

const shell = createHandlerBoundToURL('/index.html')
const landing = createHandlerBoundToURL('/landing.html')
registerRoute(
  new NavigationRoute((options) => (options.url.pathname === '/landing' ? landing : shell)(options), {
    allowlist: [answersPage],
  }),
)

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === sharedPath,
  async ({ request }) => Response.redirect(await keepShared(await request.formData()), 303),
  'POST',
)

// The page that registers the worker has its settings already, without it.
self.addEventListener('install', (event) =>
  event.waitUntil(caches.open(settingsCache).then((cache) => cache.add(settings))),
)

self.addEventListener('message', ({ data }) => {
  if (data === takeOver) void self.skipWaiting()
})
