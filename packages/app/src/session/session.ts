import { fixedWords } from '@waldkerf/domain/words/exactWords'
import type { User } from '@waldkerf/domain/entities/users'
import { effectiveRole, type Role } from '@waldkerf/domain/roles/roles'
import { allowedRoutes, productRoutes } from '@waldkerf/domain/roles/routeTable'
import { ApiError } from '../api/errors.ts'
import { createIdentity, type Identity, type IdentitySettings, ProfileRefused } from './identity.ts'
import { userDataPauses } from './schedule.ts'
import { claimsOf, storedToken, tokenKey } from './tokens.ts'

/** What the page knows of the session. A new object only when something of it changed. */
export interface SessionSnapshot {
  user: User | undefined
  /** The stored role value; 'ogf_new' while user data could not be loaded. */
  status: string
  role: Role
  /** Ids of the allowed routes; undefined until the role is known. */
  allowed: ReadonlySet<string> | undefined
  /** User data could not be loaded: the least rights hold, and it is tried again. */
  fallback: boolean
  /** The session ended while the page was open. */
  over: boolean
  offline: boolean
  /** Groups of the token; shown, never asked for rights. */
  groups: readonly string[]
}

const unknown: SessionSnapshot = {
  user: undefined,
  status: 'ogf_new',
  role: 'ogf_new',
  allowed: undefined,
  fallback: false,
  over: false,
  offline: false,
  groups: [],
}

/** The profile was refused, empty or without e-mail: the guard clears the token and shows this. */
export class SessionRefused extends Error {
  override name = 'SessionRefused'
}

interface SessionOptions {
  identity: IdentitySettings
  /** a_get_user_data for the signed-in e-mail. */
  loadUser: (email: string, subject: string) => Promise<User | undefined>
}

const rereadEvery = 45_000

/** The product's session: who is signed in, with which role, and what follows from it (decisions.md 'Session'). */
export function createSession({ identity: settings, loadUser }: SessionOptions) {
  let snapshot = unknown
  const listeners = new Set<() => void>()
  let loading: Promise<void> | undefined
  let retry = 0
  let asked: string | undefined

  function set(change: Partial<SessionSnapshot>) {
    const keys = Object.keys(change) as (keyof SessionSnapshot)[]
    if (keys.every((key) => Object.is(change[key], snapshot[key]))) return
    snapshot = { ...snapshot, ...change }
    for (const listener of listeners) listener()
  }

  const identity: Identity = createIdentity(settings, {
    onOver: () => set({ over: true }),
    onOffline: (offline) => set({ offline }),
  })

  function setUser(user: User) {
    const role = effectiveRole(user.app_status)
    const same = snapshot.role === role && snapshot.allowed !== undefined
    const allowed = same ? snapshot.allowed : allowedRoutes(productRoutes, role, 'ogf_admin')
    const unchanged = snapshot.user?.version === user.version && snapshot.user.email === user.email
    set({ user: unchanged ? snapshot.user : user, status: user.app_status, role, allowed, fallback: false })
  }

  function fallBack() {
    if (!snapshot.user) {
      // A role already known is never lowered by a failure.
      const groups = claimsOf(storedToken()).groups ?? []
      const status = groups.includes('appuser_new') ? 'appuser_new' : 'ogf_new'
      set({
        fallback: true,
        status,
        groups,
        allowed: snapshot.allowed ?? allowedRoutes(productRoutes, 'ogf_new', 'ogf_admin'),
      })
    }
    const pause = userDataPauses[Math.min(retry++, userDataPauses.length - 1)]
    setTimeout(() => void refresh(), pause)
  }

  /** Profile and user data in parallel with the token at hand; they count only if they agree. */
  async function fetchBoth() {
    const token = await identity.tokenNow()
    const { email = '', sub = '', groups = [] } = claimsOf(token)
    const [profileEmail, user] = await Promise.all([identity.profileEmail(), loadUser(email, sub)])
    if (profileEmail === '') throw new SessionRefused(fixedWords.verificationFailed)
    if (!user) throw new SessionRefused(fixedWords.rolesMissing)
    if (user.email.toLowerCase() !== profileEmail.toLowerCase()) throw new SessionRefused(fixedWords.verificationFailed)
    set({ groups })
    return user
  }

  async function refresh() {
    try {
      setUser(await fetchBoth())
      retry = 0
    } catch (error) {
      if (error instanceof ProfileRefused || error instanceof SessionRefused) return
      if (!snapshot.user) fallBack()
    }
  }

  async function load() {
    try {
      setUser(await fetchBoth())
    } catch (error) {
      if (error instanceof SessionRefused) throw error
      if (error instanceof ProfileRefused) throw new SessionRefused(fixedWords.verificationFailed)
      if (error instanceof ApiError && error.status === 401 && snapshot.over) return
      fallBack()
    }
  }

  const onStorage = (event: StorageEvent) => {
    if (event.key !== tokenKey && event.key !== null) return
    const now = claimsOf(storedToken()).sub
    // This tab's own token says who is here; at the start of the page there was perhaps none stored yet.
    if (now === identity.subject()) return
    // In as someone else in another tab: nothing of the former person stays here. Signed out there: to the page that
    // goes nowhere by itself, since the identity service may not have ended the session yet and would let one in again.
    if (now === undefined) location.replace('/login')
    else location.reload()
  }

  const reread = () => {
    if (snapshot.user && !snapshot.over && document.visibilityState === 'visible') void refresh()
  }

  return {
    identity,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    snapshot: () => snapshot,
    /** Fetches profile and user data once; parallel callers share it. @throws SessionRefused */
    load: () => (loading ??= load()),
    /** Asks again at once, as the bar's button does. */
    refresh,
    /** Keeps the address that the fallback could not open, until user data are there. */
    remember(address: string) {
      asked = address
    },
    /** The remembered address, once. */
    takeAsked() {
      const address = asked
      asked = undefined
      return address
    },
    /** Only the guard clears the token. */
    clear() {
      localStorage.removeItem(tokenKey)
      loading = undefined
      set(unknown)
    },
    /** Keeps the role current and follows the other tabs. @returns a function that ends it */
    watch() {
      const timer = setInterval(reread, rereadEvery)
      window.addEventListener('focus', reread)
      window.addEventListener('storage', onStorage)
      return () => {
        clearInterval(timer)
        window.removeEventListener('focus', reread)
        window.removeEventListener('storage', onStorage)
      }
    },
  }
}

export type Session = ReturnType<typeof createSession>
