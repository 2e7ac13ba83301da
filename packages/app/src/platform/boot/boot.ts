import type KeycloakAdapter from 'keycloak-js'
import { holdForFirstScreen } from '@waldkerf/ui/browser/firstScreen'
import { isReturning } from '../identity/returning.ts'
import { applyLook } from './applyLook.ts'
import { endBlocked } from './blockedStorage.ts'
import { defaultKeycloak } from '../config/defaultKeycloak.ts'
import { keepHash } from '../identity/keptHash.ts'
import { probeIdentity } from '../identity/probeIdentity.ts'
import { beginEarly, beginEarlyConfig, type EarlyConfig, keepConfig, lastConfig } from './early.ts'
import { keepEarlyKeys } from './earlyKeys.ts'
import { isInstalled } from './isInstalled.ts'
import { sayOfflineEarly } from './earlyOffline.ts'
import { landingFor } from './phone.ts'

/**
 * Runs in the page's head before anything is painted; the build writes it inline. It sends phones to /landing, puts the
 * chosen mode, language and sidebar on the root, announces the requested page's chunks, and without a token goes to the
 * identity service before the bundle is loaded: it loads only the adapter's chunk, which does the sign-in. Until the
 * frame's later parts are loaded it remembers pressed shortcuts, and shows when there is no connection. With blocked
 * storage it shows the reason and stops.
 */

// Replaced by the build, which knows the file names.
const routeChunks = '__ROUTE_CHUNKS__' as unknown as Record<string, string[] | undefined>
const keycloakChunk = '__KEYCLOAK_CHUNK__'

const root = document.documentElement
const path = location.pathname

/** Of the asked page, and of what stands beside it where there is room. */
function chunks(): ReadonlySet<string> {
  const beside = matchMedia('(min-width: 768px)').matches ? (routeChunks[`${path} wide`] ?? []) : []
  return new Set([...(routeChunks[path] ?? routeChunks['/dashboard'] ?? []), ...beside])
}

function announce() {
  for (const file of chunks()) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = file
    document.head.append(link)
  }
}

/** Fills the browser's cache for the return. The policy lets no `prefetch` through in Firefox, and Safari knows none. */
function fetchAhead() {
  for (const file of chunks()) fetch(file, { priority: 'low' }).catch(() => undefined)
}

/**
 * Whether the identity service answers for this client. The check runs while the configuration is loading, with the
 * addresses of the last start.
 */
async function isReady(config: Promise<EarlyConfig>) {
  const guess = lastConfig()?.keycloak ?? defaultKeycloak
  const guessed = probeIdentity(guess)
  const { keycloak } = await config
  const isRight = JSON.stringify(keycloak) === JSON.stringify(guess)
  return (await (isRight ? guessed : probeIdentity(keycloak))) === 'ready'
}

async function signIn() {
  const asked = beginEarlyConfig()
  const [{ default: Keycloak }, config, ready] = await Promise.all([
    import(/* @vite-ignore */ keycloakChunk) as Promise<{ default: typeof KeycloakAdapter }>,
    asked,
    isReady(asked),
  ])
  if (!ready) throw new Error('identity')
  // Kept for the return from sign-in, where it is needed at once.
  keepConfig(config)
  keepHash(location.hash)
  const { url, realm, clientId } = config.keycloak
  const keycloak = new Keycloak({ url: new URL(url, location.origin).href, realm, clientId })
  // `login` needs `init`; with these options `init` makes no request.
  await keycloak.init({ checkLoginIframe: false, pkceMethod: 'S256' })
  // The identity service accepts no address with a fragment.
  await keycloak.login({ redirectUri: location.origin + location.pathname + location.search, locale: root.lang })
}

/** The page that a phone is sent to first. An installed window opens the address it was asked for. */
function phonePage(returning: boolean) {
  const { userAgent } = navigator
  const { mobile } = (navigator as { userAgentData?: { mobile?: boolean } }).userAgentData ?? {}
  const stays = returning || isInstalled() || sessionStorage.getItem('waldkerf.landingSeen') !== null
  return landingFor({ userAgent, mobile }, new URL(location.href), stays)
}

function begin() {
  const returning = isReturning()
  const landing = phonePage(returning)
  const bare = /^\/(login|auth-redirect)\/?$/.test(path)
  applyLook(root)
  sayOfflineEarly()
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    globalThis.waldkerfInstall = event
  })
  if (bare) root.dataset['bare'] = ''
  else keepEarlyKeys()
  if (landing) {
    root.dataset['leaving'] = ''
    location.replace(landing)
  } else if (!bare && !returning && localStorage.getItem('Admin-Token') === null) {
    root.dataset['leaving'] = ''
    // If this fails (no network, no service, another adapter), the guard in the bundle does the same a little later.
    signIn().catch(() => {
      delete root.dataset['leaving']
      dispatchEvent(new Event('waldkerf:start'))
    })
    fetchAhead()
  } else {
    announce()
    // Not within the tags view, which is loaded later itself.
    if (routeChunks[path] && root.dataset['tagsView'] === undefined) holdForFirstScreen()
    void beginEarly(path, returning ? null : localStorage.getItem('Admin-Token'))
  }
}

if (!endBlocked(root)) begin()
