import type { Adapter, AdapterPayload } from 'oidc-provider'
import type { Pool } from 'pg'
import {
  type Account,
  accountId,
  authenticate,
  findAccount,
  type NewAccount,
  normalEmail,
} from '../accounts/accounts.ts'
import { extendSession, isSessionAlive, postgresAdapter } from './artifacts.ts'

/** Where accounts and sessions are kept. */
export interface IdentityStore {
  findAccount(id: string): Promise<Account | undefined>
  /** The account that e-mail and password belong to; undefined for a wrong password and for an unknown e-mail alike. */
  authenticate(email: string, password: string): Promise<Account | undefined>
  /** The provider's sessions, grants, codes and refresh tokens. */
  adapter(model: string): Adapter
  /** Extends a session with its grant and refresh tokens. @param seconds from now */
  extendSession(session: { uid: string; grantId: string }, seconds: number): Promise<void>
  /** True while the person's session with this `sid` has neither ended nor been signed out of. */
  isSessionAlive(clientId: string, sid: string): Promise<boolean>
}

/** In PostgreSQL: everything survives a restart. */
export const databaseStore = (pool: Pool): IdentityStore => ({
  findAccount: (id) => findAccount(pool, id),
  authenticate: (email, password) => authenticate(pool, email, password),
  adapter: postgresAdapter(pool),
  extendSession: (session, seconds) => extendSession(pool, session, seconds),
  isSessionAlive: (clientId, sid) => isSessionAlive(pool, clientId, sid),
})

interface Kept {
  model: string
  payload: AdapterPayload
  /** Milliseconds since the epoch. */
  until: number
}

const endsIn = (seconds: number) => Date.now() + seconds * 1_000

/** In memory: sessions end with the process. @param password of all accounts */
export function memoryStore(accounts: readonly NewAccount[], password: string): IdentityStore {
  const known = accounts.map((account): Account => ({ ...account, id: accountId(account.email) }))
  const kept = new Map<string, Kept>()
  const alive = () => [...kept.values()].filter(({ until }) => until > Date.now())

  function adapter(model: string): Adapter {
    const key = (id: string) => `${model} ${id}`
    const find = (id: string) => {
      const found = kept.get(key(id))
      return found && found.until > Date.now() ? found.payload : undefined
    }
    return {
      async upsert(id, payload, expiresIn = Infinity) {
        for (const [name, { until }] of kept) if (until <= Date.now()) kept.delete(name)
        kept.set(key(id), { model, payload, until: endsIn(expiresIn) })
      },
      find: async (id) => find(id),
      findByUid: async (uid) => alive().find((one) => one.model === model && one.payload.uid === uid)?.payload,
      findByUserCode: async () => undefined,
      async consume(id) {
        const payload = find(id)
        if (payload) payload.consumed = Math.floor(Date.now() / 1_000)
      },
      async destroy(id) {
        kept.delete(key(id))
      },
      async revokeByGrantId(grantId) {
        for (const [name, one] of kept) if (one.model === model && one.payload.grantId === grantId) kept.delete(name)
      },
    }
  }

  return {
    findAccount: async (id) => known.find((account) => account.id === id),
    authenticate: async (email, typed) =>
      typed === password ? known.find((account) => account.email === normalEmail(email)) : undefined,
    adapter,
    async extendSession({ uid, grantId }, seconds) {
      for (const [name, one] of kept) {
        const isSession = one.model === 'Session' && one.payload.uid === uid
        const isToken = one.model === 'RefreshToken' && one.payload.grantId === grantId
        if (!isSession && !isToken && name !== `Grant ${grantId}`) continue
        one.until = endsIn(seconds)
        one.payload.exp = Math.floor(one.until / 1_000)
      }
    },
    isSessionAlive: async (clientId, sid) =>
      alive().some(({ model, payload }) => model === 'Session' && payload.authorizations?.[clientId]?.sid === sid),
  }
}
