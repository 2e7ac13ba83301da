import type { IncomingMessage } from 'node:http'
import { importJWK, jwtVerify, type CryptoKey, type JWK } from 'jose'
import type { Account } from '../accounts/accounts.ts'
import { audience, clientId } from '../realm.ts'
import type { IdentityStore } from '../storage/store.ts'
import { personClaims } from './claims.ts'

/** The person whose access token the request carries; undefined when there is none that is valid. */
export type Caller = (request: IncomingMessage) => Promise<Account | undefined>

/**
 * Checks bearer tokens for the profile endpoints. The provider's own user info endpoint refuses access tokens that are
 * JWTs. A token whose session was signed out of is refused before it runs out.
 */
export async function callerByToken(store: IdentityStore, issuer: string, publicKey: JWK): Promise<Caller> {
  const key = (await importJWK(publicKey, 'RS256')) as CryptoKey
  return async (request) => {
    const [, token] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? []
    if (token === undefined) return undefined
    const verified = await jwtVerify(token, key, { issuer, audience, algorithms: ['RS256'] }).catch(() => undefined)
    const { sub, sid } = verified?.payload ?? {}
    if (sub === undefined || typeof sid !== 'string' || !(await store.isSessionAlive(clientId, sid))) return undefined
    return store.findAccount(sub)
  }
}

/** Answer of Keycloak's account endpoint, which `loadUserProfile()` reads. */
export function accountAnswer(account: Account) {
  return {
    id: account.id,
    username: account.email,
    firstName: account.givenName,
    lastName: account.familyName,
    email: account.email,
    emailVerified: true,
    attributes: {},
  }
}

/** Answer of the user info endpoint. */
export function userInfoAnswer(account: Account) {
  return { sub: account.id, ...personClaims(account) }
}
