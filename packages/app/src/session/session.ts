import { createStore } from '@waldkerf/domain/store/store'
import { fixedWords } from '@waldkerf/domain/words/exactWords'
import type { User } from '@waldkerf/domain/entities/users/users'
import { effectiveRole, type Role } from '@waldkerf/domain/roles/roles'
import { allowedRoutes } from '@waldkerf/domain/roles/routeTable'
import { errorMessage } from '../platform/errors/errors.ts'
import { ProfileRefused } from './adapter.ts'
import type { Identity, IdentityEvents } from './identity.ts'
import { follow, type GuardEvent, type GuardState, guardTable } from './machine/guardTable.ts'
import type { Lesser } from './withoutUser.ts'
import { createRereads } from './rereads.ts'
import { readClaims, signedOutKey, storedToken, tokenKey } from '../platform/identity/tokens.ts'
import { hasTyped, watchTyping } from './typed.ts'

/** The session's state for the page. A new object only when something of it changed. */
export interface SessionSnapshot {
  state: GuardState
  user: User | undefined
  /** The stored role value; 'ogf_new' while user data could not be loaded. */
  status: string
  role: Role
  /** Ids of the allowed routes; undefined until the role is known. */
  allowed: ReadonlySet<string> | undefined
  offline: boolean
  /** Why user data failed to load, once they are not read again automatically. */
  problem: string | undefined
}

const nobody: SessionSnapshot = {
  state: 'nobody',
  user: undefined,
  status: 'ogf_new',
  role: 'ogf_new',
  allowed: undefined,
  offline: false,
  problem: undefined,
}

/** The profile was refused, empty or without e-mail: the guard clears the token and shows this. */
export class SessionRefused extends Error {
  override name = 'SessionRefused'
}

interface SessionOptions {
  /** Creates the identity service's interface, which reports events of the session. */
  identity: (events: IdentityEvents) => Identity
  /** a_get_user_data for the signed-in e-mail; undefined unless it is one row. */
  loadUser: (email: string, subject: string) => Promise<User | undefined>
  /** Deletes everything of this person: unsaved work, drafts, tags, messages. */
  forget: () => Promise<void>
}

const rereadEvery = 45_000

/** If the code for it cannot be loaded either, nothing is known. */
async function judge(error: unknown): Promise<Lesser> {
  try {
    return await (await import('./later.ts')).judgeMissing(error)
  } catch {
    return {}
  }
}

/** The product's session: who is signed in, with which role and rights. `guardTable` has its transitions. */
export function createSession({ identity: identify, loadUser, forget }: SessionOptions) {
  const { snapshot, subscribe, set: replace } = createStore(nobody)
  let loading: Promise<void> | undefined
  const rereads = createRereads(() => refresh())
  let asked: string | undefined
  /** Subject of the person whom this page shows. */
  let person: string | undefined

  function set(change: Partial<SessionSnapshot>) {
    const keys = Object.keys(change) as (keyof SessionSnapshot)[]
    const now = snapshot()
    if (!keys.every((key) => Object.is(change[key], now[key]))) replace({ ...now, ...change })
  }

  /** @returns the action for the event */
  function send(event: GuardEvent) {
    const [state, action] = follow(snapshot().state, event)
    set({ state })
    return action
  }

  function end(event: GuardEvent) {
    if (send(event) === 'signIn') void identity.signIn(location.pathname + location.search + location.hash)
  }

  const identity = identify({
    onEnded: (found) => {
      end(found === 'absent' && !hasTyped() ? 'endedIdle' : 'ended')
    },
    onAccepted: () => send('signedInAgain') === 'goOn' && void refresh(),
    onOffline: (offline) => set({ offline }),
  })

  function admit(user: User) {
    if (send('userLoaded') !== 'admit') return
    const role = effectiveRole(user.app_status)
    const before = snapshot()
    const known = before.user
    // Without a line the role opens fewer pages, for a user without a number.
    const same = before.role === role && known?.user_id === user.user_id
    const unchanged = known?.version === user.version && known.email === user.email
    rereads.afterSuccess()
    set({
      user: unchanged ? known : user,
      status: user.app_status,
      role,
      allowed: same ? before.allowed : allowedRoutes(role),
      problem: undefined,
    })
  }

  async function admitLess(error: unknown) {
    if (!guardTable[snapshot().state].userMissing) return
    const { kept, status = 'ogf_new' } = await judge(error)
    if (kept && send('noLine') === 'admitKept') return set(kept)
    if (send('userMissing') !== 'admitLeast') return
    void identity.lookInto()
    const problem = rereads.afterFailure() ? undefined : errorMessage(error)
    set({
      status,
      problem,
      allowed: snapshot().allowed ?? allowedRoutes('ogf_new'),
    })
  }

  /** Profile and user data in parallel with the token at hand; they count only if they agree. */
  async function fetchBoth() {
    const token = await identity.tokenNow()
    const { email = '', sub = '' } = readClaims(token)
    person ??= sub
    const [profileEmail, user] = await Promise.all([identity.profileEmail(), loadUser(email, sub)])
    if (profileEmail === '') throw new SessionRefused(fixedWords.verificationFailed)
    if (!user?.app_status) throw new SessionRefused(fixedWords.rolesMissing)
    if (user.email.toLowerCase() !== profileEmail.toLowerCase()) throw new SessionRefused(fixedWords.verificationFailed)
    return user
  }

  /** @throws SessionRefused when the guard has to refuse the token */
  async function fetchPerson() {
    try {
      admit(await rereads.during(fetchBoth()))
    } catch (error) {
      const refused = error instanceof ProfileRefused ? new SessionRefused(error.message) : error
      if (!(refused instanceof SessionRefused)) return admitLess(error)
      if (send('profileRefused') === 'refuse') throw refused
    }
  }

  /**
   * Reads the person again on an open page. Only opening a page may refuse the token, so a refusal reloads the page.
   */
  const refresh = (): Promise<void> => fetchPerson().catch(() => location.reload())

  /** Reads the person again at once, with all retries. */
  function askAgain() {
    rereads.restart()
    return refresh()
  }

  /** Compares the stored token, which another tab may have changed, with the person of this page. */
  async function compare() {
    const now = readClaims(storedToken()).sub
    if (person === undefined || (now === person && snapshot().state !== 'over')) return
    if (now === person) {
      await identity.startAgain()
      return
    }
    // Without a sign-out the guard of another tab refused the token; input on this page is kept.
    if (now === undefined && !localStorage.getItem(signedOutKey)) return end('ended')
    const action = send(now === undefined ? 'signedOut' : 'someoneElse')
    if (action === 'none') return
    await forget()
    // To /login, which never redirects: the identity service's session may not have ended yet and would sign in again.
    if (action === 'leave') location.replace('/login')
    else location.reload()
  }

  function onStorage({ key, newValue }: StorageEvent) {
    if (key === signedOutKey && newValue) {
      // While this page starts, its own start could undo the sign-out of the other tab.
      identity.giveUp()
      localStorage.setItem(key, newValue)
    } else if (key && key !== tokenKey) return
    void compare()
  }
  /** A page restored from the back/forward cache has received no events meanwhile. */
  const onShow = ({ persisted }: PageTransitionEvent) => void (persisted && compare())

  const reread = () => {
    if (/known|away/.test(snapshot().state) && document.visibilityState === 'visible') void askAgain()
  }
  /** When automatic reads have ended, coming back to the page counts as another try. */
  const onBack = () => (snapshot().problem === undefined ? reread() : void askAgain())
  const onOnline = () => void (/least|away/.test(snapshot().state) && askAgain())

  return {
    identity,
    subscribe,
    snapshot,
    /** Fetches profile and user data once; parallel callers share it. @throws SessionRefused */
    load: () => (loading ??= send('asked') === 'fetch' ? fetchPerson() : Promise.resolve()),
    /** Reads the person again at once, for the bar's button. */
    refresh: askAgain,
    /** To be called when a call was refused, because the role may have changed. */
    onForbidden() {
      if (snapshot().state === 'known') rereads.onForbidden()
    },
    /** Remembers an address that the least rights do not open, until user data are loaded. */
    remember(address: string) {
      asked = address
    },
    /** The remembered address, once. */
    takeAsked() {
      const address = asked
      asked = undefined
      return address
    },
    /** Clears the token; only for the guard. */
    clear() {
      identity.giveUp()
      loading = undefined
      set({ ...nobody, state: snapshot().state })
    },
    /** Signs out and deletes everything of the person. */
    async signOut() {
      await forget()
      person = undefined
      await identity.signOut()
    },
    /** Keeps the role current and follows the other tabs. @returns stops it */
    watch() {
      const over = new AbortController()
      const timer = setInterval(reread, rereadEvery)
      watchTyping()
      window.addEventListener('focus', onBack, over)
      window.addEventListener('online', onOnline, over)
      window.addEventListener('storage', onStorage, over)
      window.addEventListener('pageshow', onShow, over)
      return () => {
        clearInterval(timer)
        over.abort()
      }
    },
  }
}

export type Session = ReturnType<typeof createSession>
