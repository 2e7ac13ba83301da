import { getRoles } from '@waldkerf/domain/calls/template/roles'
import { getUserInfo, login, logout } from '@waldkerf/domain/calls/template/session'
import type { TemplateUser } from '@waldkerf/domain/entities/template/roles'
import { createStore } from '@waldkerf/domain/store/store'
import { fixedWords } from '@waldkerf/domain/words/exactWords'
import { type TemplateClient, templateTimeout } from '../gateway/templateClient.ts'
import { allowedPages } from '../routes/templateTable.ts'
import type { TokenStore } from './templateToken.ts'

/** The current state of the template part's session. A new object only when something in it changed. */
export interface TemplateSnapshot {
  user: TemplateUser | undefined
  /** The first of the user's roles. */
  role: string | undefined
  /** Ids of the pages that the role may open; undefined until the role is known. */
  allowed: ReadonlySet<string> | undefined
}

const unknown: TemplateSnapshot = { user: undefined, role: undefined, allowed: undefined }

/** The template part's session: a token of the mock API, and the user, role and pages that belong to it. */
export function createTemplateSession({ client, tokens }: { client: TemplateClient; tokens: TokenStore }) {
  const { set, snapshot, subscribe } = createStore(unknown)
  let loading: Promise<void> | undefined
  /** When the user last began to leave the page; ignored after a call's time limit, if the user has stayed. */
  let leftAt = -Infinity

  async function fetchAll() {
    const [user, roles] = await Promise.all([
      client.call(getUserInfo, { token: tokens.get() ?? '' }, { quiet: true }),
      client.call(getRoles, {}, { quiet: true }),
    ])
    const [role] = user.roles
    if (role === undefined) throw new Error(fixedWords.rolesMissing)
    set({ user, role, allowed: allowedPages(role, roles) })
  }

  function clear() {
    tokens.clear()
    loading = undefined
    set(unknown)
  }

  const onStorage = (event: StorageEvent) => {
    if (event.key === tokens.key || event.key === null) location.reload()
  }

  const onLeave = () => {
    leftAt = Date.now()
  }

  async function reload() {
    loading = fetchAll()
    await loading
  }

  return {
    hasToken: () => tokens.get() !== undefined,
    snapshot,
    subscribe,
    /** The name is trimmed by the contract. @throws TemplateRefusal 60204, ApiError */
    async signIn(username: string, password: string) {
      const { token } = await client.call(login, { username, password }, { quiet: true })
      tokens.set(token)
      loading = undefined
      set(unknown)
    },
    /** Loads user, role and pages once; parallel callers share the request. Errors are shown by the guard. */
    load: () =>
      (loading ??= fetchAll().catch((error: unknown) => {
        loading = undefined
        throw error
      })),
    /** Switches to another sample user, with its token and pages. */
    async switchRole(role: string) {
      tokens.set(`${role}-token`)
      await reload()
    },
    /** Signs out here even if the call fails. */
    async signOut() {
      await client.call(logout, {}, { quiet: true }).catch(() => undefined)
      clear()
    },
    clear,
    /** Whether the user is leaving or reloading the page; the browser then aborts its calls. */
    isLeaving: () => Date.now() - leftAt < templateTimeout,
    /** Follows changes in other tabs. @returns a function that stops it */
    watch() {
      window.addEventListener('storage', onStorage)
      window.addEventListener('beforeunload', onLeave)
      return () => {
        window.removeEventListener('storage', onStorage)
        window.removeEventListener('beforeunload', onLeave)
      }
    },
  }
}

export type TemplateSession = ReturnType<typeof createTemplateSession>
