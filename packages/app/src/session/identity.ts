import type Keycloak from 'keycloak-js'
import { fixedWords } from '@waldkerf/domain/words/exactWords'
import { createAdapter, isRefusal, plainInit, responseStatus, ProfileRefused, withLimit } from './adapter.ts'
import { reloadKey, type StartKind, type StartResult, startTable } from './machine/startTable.ts'
import type { IdentitySettings } from '../platform/identity/probeIdentity.ts'
import { isReturning } from '../platform/identity/returning.ts'
import { isDue, nextCheck, pauseAfter, refreshBelow } from './schedule.ts'
import { clearToken, readClaims, signedOutKey, storedToken, storeToken } from '../platform/identity/tokens.ts'
import { keepText } from '../platform/storage/keepText.ts'

export interface IdentityEvents {
  /** The session has ended. @param found whether a refresh was refused, or `init` found nobody signed in */
  onEnded: (found: 'refused' | 'absent') => void
  /** `init` has brought a new token. */
  onAccepted: () => void
  onOffline: (offline: boolean) => void
}

/** How long signing out waits for a running `init`, in ms. */
const signOutWait = 2_000

const loadLeaving = () => import('./later.ts')

/** Keycloak behind a small interface: the token, its refresh, the profile, signing in and out. */
export function createIdentity(settings: IdentitySettings, events: IdentityEvents) {
  let keycloak: Keycloak | undefined
  let settled: Promise<StartResult> | undefined
  let isSettled = false
  /** Set when the guard has refused the token: late answers must not store another one. */
  let isGivenUp = false
  let failures = 0
  let checkTimer: ReturnType<typeof setTimeout> | undefined
  let restartTimer: ReturnType<typeof setTimeout> | undefined

  /** The adapter once `init` runs on it and the stored token, if any, is set. */
  let adapter = Promise.withResolvers<Keycloak>()

  async function initialise(kind: StartKind): Promise<StartResult> {
    const { promise, resolve, reject } = adapter
    const made = createAdapter(settings)
    made.catch(reject)
    // The failure is reported to callers of `profileEmail`.
    promise.catch(() => undefined)
    // A return has a code; looking for a session in a frame as well would cost two more round trips.
    const look = kind !== 'returning' && {
      onLoad: 'check-sso' as const,
      silentCheckSsoRedirectUri: `${location.origin}/silent-check-sso.html`,
      silentCheckSsoFallback: false,
    }
    let result: StartResult
    try {
      const current = await made
      const done = current.init({ ...look, ...plainInit })
      // The stored token is used until `init` has a fresh one; `init` itself ignores it without a refresh token.
      const stored = storedToken()
      if (stored && kind !== 'returning') current.token = stored
      keycloak = current
      resolve(current)
      result = (await withLimit(done)) ? 'authenticated' : 'unauthenticated'
    } catch (error) {
      result = isRefusal(error) ? 'unauthenticated' : 'network'
    }
    isSettled = true
    await carryOut(kind, result)
    return result
  }

  async function carryOut(kind: StartKind, result: StartResult) {
    if (isGivenUp) return
    events.onOffline(result === 'network')
    const outcome = startTable[kind][result]
    if (outcome === 'accept') accept()
    if (outcome === 'end') events.onEnded('absent')
    if (outcome === 'reloadOrStop') await (await loadLeaving()).reloadOrStop()
    if (outcome === 'tryLater') restartTimer = setTimeout(() => void startAgain(), pauseAfter(failures++))
  }

  const start = () => (settled ??= initialise(isReturning() ? 'returning' : 'fresh'))

  /** Uses a new adapter: the old one cannot be used again, and late answers to it are ignored. */
  function startAgain() {
    clearTimeout(restartTimer)
    clearTimeout(checkTimer)
    isSettled = false
    adapter = Promise.withResolvers()
    return (settled = initialise('again'))
  }

  /** Stores the new token and schedules its next check. */
  function accept(isRefresh = false) {
    if (isGivenUp) return
    failures = 0
    // Another tab has cleared the token: renewing the old one must not sign the person in again.
    if (keycloak?.token && (!isRefresh || storedToken())) storeToken(keycloak.token)
    sessionStorage.removeItem(reloadKey)
    plan()
    if (isRefresh) return
    localStorage.removeItem(signedOutKey)
    events.onAccepted()
  }

  const validity = () => {
    const { exp = 0, iat = 0 } = keycloak?.tokenParsed ?? {}
    const skew = keycloak?.timeSkew ?? 0
    return { left: exp - Math.ceil(Date.now() / 1_000) + skew, lifetime: exp - iat }
  }

  function plan() {
    clearTimeout(checkTimer)
    if (isGivenUp) return
    const { left, lifetime } = validity()
    checkTimer = setTimeout(() => void check().finally(plan), nextCheck(left, lifetime))
  }

  async function check() {
    if (keycloak?.refreshToken && isDue(validity().left)) await update(refreshBelow)
  }

  /** @returns whether the current token is valid */
  async function update(minimum: number): Promise<boolean> {
    const current = keycloak
    if (isGivenUp || !current?.refreshToken) return false
    try {
      if (await current.updateToken(minimum)) accept(true)
      events.onOffline(false)
      return true
    } catch {
      // The adapter clears the tokens only after a refusal; otherwise the network failed, and the session continues.
      if (current.refreshToken) events.onOffline(true)
      else events.onEnded('refused')
      return false
    }
  }

  /** @param inPlace the calling page shows a fault of the service itself. @throws CannotSignIn if `inPlace` */
  async function signIn(backTo: string, inPlace?: boolean) {
    const way = await (await loadLeaving()).beforeLeaving(settings, backTo, inPlace)
    const current = keycloak ?? (await createAdapter(settings, true))
    await current.login(way)
  }

  /** Whether `init` failed without a connection and is scheduled again; a need for a token repeats it at once. */
  const isWaiting = () => !isGivenUp && isSettled && !keycloak?.refreshToken && failures > 0

  /** After a 401: waits for `init`, or refreshes once. @returns whether a repeat makes sense */
  async function renew(): Promise<boolean> {
    if (isGivenUp) return false
    if (!isSettled) return (await start()) === 'authenticated'
    if (isWaiting()) return (await startAgain()) === 'authenticated'
    return update(-1)
  }

  async function askProfile() {
    const current = await adapter.promise
    const { email } = await withLimit(current.loadUserProfile())
    return email ?? ''
  }

  const look = () => document.visibilityState === 'visible' && void check()
  document.addEventListener('visibilitychange', look)
  window.addEventListener('pageshow', look)
  window.addEventListener('online', () => void (isWaiting() ? startAgain() : check()))

  return {
    start,
    /** To be called after a sign-in in another window: finds out with a new adapter who it is. */
    startAgain,
    signIn,
    /** To be called when the person's data failed to load: shows a fault of the configuration instead of the page. */
    lookInto: async () => (await loadLeaving()).sayWrongRealm(settings),
    /** The token to send with a call: until `init` has settled the stored one, unchecked; afterwards a fresh one. */
    async tokenNow(): Promise<string | undefined> {
      if (isGivenUp) return undefined
      void start()
      if (isReturning()) await start()
      if (!isSettled) return storedToken()
      if (keycloak?.refreshToken) await update(5)
      return keycloak?.token ?? storedToken()
    },
    renew,
    /** Clears the token for good; only the guard does so. */
    giveUp() {
      isGivenUp = true
      clearTimeout(checkTimer)
      clearTimeout(restartTimer)
      clearToken()
    },
    /** The e-mail of the identity service's profile, '' when it has none. @throws ProfileRefused, or any failure of the network */
    async profileEmail(): Promise<string> {
      void start()
      try {
        return await askProfile()
      } catch (error) {
        const status = responseStatus(error)
        if (status === 403) throw new ProfileRefused(fixedWords.verificationFailed)
        if (status !== 401) throw error
        if (!(await renew())) throw error
        return askProfile().catch((again) => {
          throw [401, 403].includes(responseStatus(again) ?? 0)
            ? new ProfileRefused(fixedWords.verificationFailed)
            : again
        })
      }
    },
    /** Signs out, in the other tabs as well; does not wait long for a hanging `init`. */
    async signOut() {
      keepText(signedOutKey, '1')
      clearToken()
      const { mayLeaveForSignOut } = await loadLeaving()
      if (!(await mayLeaveForSignOut())) return
      await withLimit(start(), signOutWait).catch(() => undefined)
      const current = keycloak ?? (await createAdapter(settings, true))
      await current.logout({ redirectUri: `${location.origin}/` })
    },
    /** Seconds the token is valid for; undefined before `init` has settled. */
    secondsLeft: () => (isSettled && keycloak?.tokenParsed ? validity().left : undefined),
    /** Subject of the token in use. */
    subject: () => readClaims(keycloak?.token ?? storedToken()).sub,
  }
}

export type Identity = ReturnType<typeof createIdentity>
