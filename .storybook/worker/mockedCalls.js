/**
 * Mock Service Worker for mocked addresses alone: each module, picture and typeface of a story would go through it too,
 * and be copied to the page. The handlers in `packages/mocks` answer below these addresses.
 */
const mocked = ['/rest/', '/realms/', '/prod-api/', '/scans/', '/health']

addEventListener('install', (event) => {
  const isMocked = { or: mocked.map((path) => ({ urlPattern: { pathname: `${path}*` } })) }
  // Where the browser knows routes, the worker is not even woken.
  event.waitUntil(event.addRoutes?.({ condition: { not: isMocked }, source: 'network' }))
})

addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url)
  if (!mocked.some((path) => pathname.startsWith(path))) event.stopImmediatePropagation()
})

importScripts('mockServiceWorker.js')
