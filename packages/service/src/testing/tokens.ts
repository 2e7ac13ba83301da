import { importJWK, SignJWT, type JWK, type JWTPayload } from 'jose'
import type { Client } from 'pg'
import { audience, realmPath } from '../identity/realm.ts'
import { accessClaims } from '../identity/tokens/claims.ts'

/** An access token as the identity service signs it; `claims` replaces single claims, undefined leaves one out. */
export type TokenSigner = (email: string, claims?: JWTPayload) => Promise<string>

/**
 * Signs with the identity service's own key, so that the data service cannot tell the difference. Tokens live one hour;
 * one person always gets the same token.
 * @param owner connection of the database's owner, who may read the key
 */
export async function tokenSigner(owner: Client, origin: string): Promise<TokenSigner> {
  const { rows } = await owner.query<{ value: JWK }>(`select value from identity.secret where name = 'signingKey'`)
  return signerWith(rows[0]?.value ?? {}, origin)
}

/** Signs as that service does, with a given private key. */
export async function signerWith(key: JWK, origin: string): Promise<TokenSigner> {
  const privateKey = await importJWK(key, 'RS256')
  const sign = (email: string, claims: JWTPayload) => {
    const person = { id: '', email, givenName: 'Vorname', familyName: 'Nachname', groups: [] }
    const now = Math.floor(Date.now() / 1_000)
    const times = { iat: now, exp: now + 3_600 }
    const payload = { ...accessClaims(person, 'test'), iss: origin + realmPath, aud: audience, ...times, ...claims }
    return new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: key.kid ?? '' }).sign(privateKey)
  }
  // Signing costs more than most of the calls that a token is for.
  const signed = new Map<string, Promise<string>>()
  return (email, claims) => {
    if (claims !== undefined) return sign(email, claims)
    const token = signed.get(email) ?? sign(email, {})
    signed.set(email, token)
    return token
  }
}
