import { yieldToPage } from '@waldkerf/ui/browser/yieldToPage'
import { formatIn } from '@waldkerf/ui/i18n/Language'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { createClient } from './data/gateway/client.ts'
import { fetchOrTake } from './platform/boot/earlyAnswers.ts'
import { loadConfig } from './platform/config/loadConfig.ts'
import { ProductRoot } from './ProductRoot.tsx'
import { createProductRouter, preloadPages } from './routes/productRouter.tsx'
import { loadOwnUser } from './data/users/ownUser.ts'
import { createIdentity } from './session/identity.ts'
import { loadReviewLook } from './platform/preferences/reviewLink.ts'
import { restoreHash } from './platform/identity/keptHash.ts'
import { pageLanguage } from './platform/i18n/pageLanguage.ts'
import { isReturning } from './platform/identity/returning.ts'
import { paths } from './platform/routes/paths.ts'
import { createSession, type Session } from './session/session.ts'

/** The first thing that Intl makes takes as long as a small screen: neither the start nor the first screen waits in one task with it. */
async function prepareFormats() {
  await yieldToPage()
  formatIn(pageLanguage())
}

/** The product's entry: configuration, then session, calls and router, made once. */
async function start(root: HTMLElement) {
  // Loaded in parallel with the configuration, because the loaders of pages other than the dashboard are a separate
  // file.
  if (location.pathname !== paths.dashboard()) preloadPages()
  const [config] = await Promise.all([loadConfig(), prepareFormats()])
  let session: Session | undefined
  const gateway = createClient({
    base: config.dataService,
    fetch: fetchOrTake,
    access: {
      token: async () => session?.identity.tokenNow(),
      renew: async () => session?.identity.renew() ?? false,
      onForbidden: () => session?.onForbidden(),
    },
  })
  session = createSession({
    identity: (events) => createIdentity(config.keycloak, events),
    loadUser: (email, subject) => loadOwnUser(gateway, email, subject),
    forget: async () => (await import('./session/later.ts')).forgetPerson(session?.snapshot().user?.email),
  })
  // The address has the answer of the identity service, which the router must not see.
  if (isReturning()) {
    await session.identity.start()
    restoreHash()
  }
  const router = createProductRouter(session, gateway)
  // The page has the frame's markup already: drawing it once more would delay a page that comes soon.
  await new Promise<unknown>((resolve) => {
    router.subscribe(resolve)
    setTimeout(resolve, 1_000)
  })
  const page = <ProductRoot config={config} gateway={gateway} session={session} router={router} />
  startTransition(() => createRoot(root).render(page))
  loadReviewLook()
}

const root = document.getElementById('root')
const { leaving, blocked } = document.documentElement.dataset
if (root && blocked === undefined) {
  // The boot script is leaving for /landing or the identity service; if that fails, it sends this event.
  if (leaving === undefined) void start(root)
  else addEventListener('waldkerf:start', () => void start(root), { once: true })
}
