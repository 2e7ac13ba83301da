import type Keycloak from 'keycloak-js'
import { isDue, nextCheck, refreshBelow } from './schedule.ts'
import { claimsOf, storedToken, tokenKey } from './tokens.ts'

export interface IdentitySettings {
  /** Base address of the identity service. */
  url: string
  realm: string
  clientId: string
}

interface Events {
  onOver: () => void
  onOffline: (offline: boolean) => void
}

/** `init`'s silent frame has no limit of its own. */
const initLimit = 10_000
const reloadKey = 'waldkerf.unauthenticated'

/** The identity service refuses the profile (401 after renewal, or 403). */
export class ProfileRefused extends Error {
  override name = 'ProfileRefused'
}

type Settled = 'authenticated' | 'unauthenticated' | 'network'

let limited = false

/**
 * Requests for a token get a time limit. The adapter sets none: one that is never answered would hold up this renewal and
 * every later one.
 */
function limitTokenRequests(): void {
  if (limited) return
  limited = true
  const send = globalThis.fetch
  globalThis.fetch = (input, init) =>
    typeof input === 'string' && input.endsWith('/openid-connect/token')
      ? send(input, { ...init, signal: AbortSignal.timeout(initLimit) })
      : send(input, init)
}

const withLimit = <T>(work: Promise<T>, ms: number) =>
  Promise.race([work, new Promise<never>((_, reject) => setTimeout(() => reject(new Error('time limit')), ms))])

/** A return from the identity service: its answer stands in the fragment until `init` takes it. */
export const isReturning = () => /[#&?](code|error)=/.test(location.hash + location.search)

/** Keycloak behind a small face: the token, its renewal, the profile, signing in and out. */
export function createIdentity(settings: IdentitySettings, events: Events) {
  let keycloak: Keycloak | undefined
  let settled: Promise<Settled> | undefined
  let isSettled = false
  let timer: ReturnType<typeof setTimeout> | undefined

  async function create() {
    limitTokenRequests()
    const { default: Adapter } = await import('keycloak-js')
    const { realm, clientId } = settings
    return new Adapter({ url: new URL(settings.url, location.origin).href, realm, clientId })
  }

  /** The adapter once `init` runs on it and the stored token, if any, is set. */
  let { promise: prepared, resolve: onPrepared } = Promise.withResolvers<Keycloak>()

  async function initialise(isRestart = false): Promise<Settled> {
    const current = await create()
    const stored = storedToken()
    const returning = isReturning()
    const done = current.init({
      onLoad: 'check-sso',
      silentCheckSsoRedirectUri: `${location.origin}/silent-check-sso.html`,
      silentCheckSsoFallback: false,
      checkLoginIframe: false,
      pkceMethod: 'S256',
    })
    // The stored token serves until `init` has a fresh one; `init` itself would ignore it without a refresh token.
    if (stored && !returning) current.token = stored
    keycloak = current
    onPrepared(current)
    let result: Settled
    try {
      result = (await withLimit(done, initLimit)) ? 'authenticated' : 'unauthenticated'
    } catch (error) {
      result = returning && isRefusal(error) ? 'unauthenticated' : 'network'
    }
    isSettled = true
    events.onOffline(result === 'network')
    if (result === 'authenticated') accept()
    // Somebody may be writing on this page: it is never left for the sign-in by itself.
    if (result === 'unauthenticated' && isRestart) events.onOver()
    else if (result === 'unauthenticated') await turnedAway(returning)
    if (result === 'network') setTimeout(() => void startAgain(), 5_000)
    return result
  }

  const start = () => (settled ??= initialise())

  function startAgain() {
    ;({ promise: prepared, resolve: onPrepared } = Promise.withResolvers<Keycloak>())
    return (settled = initialise(true))
  }

  /** Keeps the new token and plans the next look at it. */
  function accept() {
    if (keycloak?.token) localStorage.setItem(tokenKey, keycloak.token)
    sessionStorage.removeItem(reloadKey)
    plan()
  }

  const validity = () => {
    const { exp = 0, iat = 0 } = keycloak?.tokenParsed ?? {}
    const skew = keycloak?.timeSkew ?? 0
    return { left: exp - Math.ceil(Date.now() / 1_000) + skew, life: exp - iat }
  }

  function plan() {
    clearTimeout(timer)
    const { left, life } = validity()
    timer = setTimeout(() => void check().finally(plan), nextCheck(left, life))
  }

  async function check() {
    const { left, life } = validity()
    if (keycloak?.refreshToken && isDue(left, life)) await update(refreshBelow)
  }

  /** @returns true when the token at hand is good */
  async function update(minimum: number): Promise<boolean> {
    const current = keycloak
    if (!current?.refreshToken) return false
    try {
      if (await withLimit(current.updateToken(minimum), initLimit)) accept()
      events.onOffline(false)
      return true
    } catch {
      // Only a refusal clears the tokens; anything else is the network, and the session stays.
      if (current.refreshToken) events.onOffline(true)
      else events.onOver()
      return false
    }
  }

  /**
   * A return from sign-in that ends unauthenticated reloads the page, at most twice in 30 s; a start without session
   * goes to sign-in. `Admin-Token` stays for the other tabs.
   */
  async function turnedAway(returning: boolean): Promise<never> {
    const recent = (JSON.parse(sessionStorage.getItem(reloadKey) ?? '[]') as number[]).filter(
      (at) => at > Date.now() - 30_000,
    )
    if (!returning) await signIn(location.pathname + location.search)
    else if (recent.length >= 2) location.replace('/login?failed=1')
    else {
      sessionStorage.setItem(reloadKey, JSON.stringify([...recent, Date.now()]))
      location.reload()
    }
    // The page is leaving: whoever goes on would send it somewhere else.
    return new Promise(() => undefined)
  }

  async function signIn(backTo: string) {
    const current = keycloak ?? (await createForSignIn())
    await current.login({ redirectUri: location.origin + backTo })
  }

  /** `login` needs what `init` prepares; with no option `init` asks nothing of anybody. */
  async function createForSignIn() {
    const current = await create()
    await current.init({ checkLoginIframe: false, pkceMethod: 'S256' })
    return current
  }

  /** After a 401: waits for `init`, or refreshes once. @returns whether a repeat makes sense */
  async function renew(): Promise<boolean> {
    if (!isSettled) return (await start()) === 'authenticated'
    return update(-1)
  }

  async function askProfile() {
    const current = await prepared
    const { email } = await withLimit(current.loadUserProfile(), initLimit)
    return email ?? ''
  }

  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void check())
  window.addEventListener('online', () => void (isSettled ? check() : startAgain()))

  return {
    start,
    signIn,
    /** The token to send with a call: until `init` has settled the stored one, unchecked; afterwards a fresh one. */
    async tokenNow(): Promise<string | undefined> {
      void start()
      if (isReturning()) await start()
      if (!isSettled) return storedToken()
      if (keycloak?.refreshToken) await update(5)
      return keycloak?.token ?? storedToken()
    },
    renew,
    /** The e-mail of the identity service's profile, '' when it has none. @throws ProfileRefused, or any failure of the network */
    async profileEmail(): Promise<string> {
      void start()
      try {
        return await askProfile()
      } catch (error) {
        const status = statusOf(error)
        if (status === 403) throw new ProfileRefused()
        if (status !== 401) throw error
        if (!(await renew())) throw error
        return askProfile().catch((again) => {
          throw statusOf(again) === 401 || statusOf(again) === 403 ? new ProfileRefused() : again
        })
      }
    },
    async signOut() {
      await start()
      localStorage.removeItem(tokenKey)
      await keycloak?.logout({ redirectUri: `${location.origin}/` })
    },
    /** Seconds the token is valid for; undefined before `init` has settled. */
    secondsLeft: () => (isSettled && keycloak?.tokenParsed ? validity().left : undefined),
    subject: () => claimsOf(keycloak?.token ?? storedToken()).sub,
  }
}

export type Identity = ReturnType<typeof createIdentity>

/** A code that is refused, or the service's own word for a failed sign-in: no failure of the network. */
const isRefusal = (error: unknown) => 'error' in Object(error) || (statusOf(error) ?? 500) < 500

const statusOf = (error: unknown) => (error as { response?: Response }).response?.status
