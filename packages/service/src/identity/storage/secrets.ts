import { randomBytes } from 'node:crypto'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import type { Pool } from 'pg'

/** The identity service's keys. They live in the database, so that a restart signs nobody out. */
export interface Secrets {
  /** Private RS256 key that signs tokens. */
  signingKey: JWK
  /** Signs the provider's cookies. */
  cookieKey: string
  /** Signs refresh tokens and the sign-in form's guard against forged posts. */
  ownKey: string
}

const make: { [Name in keyof Secrets]: () => Promise<Secrets[Name]> } = {
  signingKey: async () => {
    const { privateKey } = await generateKeyPair('RS256', { extractable: true })
    return { ...(await exportJWK(privateKey)), kid: randomText(12), use: 'sig', alg: 'RS256' }
  },
  cookieKey: async () => randomText(32),
  ownKey: async () => randomText(32),
}

/** New keys, for a service that keeps nothing. */
export async function makeSecrets(): Promise<Secrets> {
  return { signingKey: await make.signingKey(), cookieKey: await make.cookieKey(), ownKey: await make.ownKey() }
}

/** Loads the keys, making those that are missing. */
export async function loadSecrets(pool: Pool): Promise<Secrets> {
  const [signingKey, cookieKey, ownKey] = await Promise.all([
    stored(pool, 'signingKey'),
    stored(pool, 'cookieKey'),
    stored(pool, 'ownKey'),
  ])
  return { signingKey, cookieKey, ownKey }
}

async function stored<Name extends keyof Secrets>(pool: Pool, name: Name): Promise<Secrets[Name]> {
  const known = await read(pool, name)
  if (known !== undefined) return known
  await pool.query('insert into identity.secret (name, value) values ($1, $2) on conflict do nothing', [
    name,
    JSON.stringify(await make[name]()),
  ])
  return (await read(pool, name)) as Secrets[Name]
}

async function read<Name extends keyof Secrets>(pool: Pool, name: Name): Promise<Secrets[Name] | undefined> {
  const { rows } = await pool.query<{ value: Secrets[Name] }>('select value from identity.secret where name = $1', [
    name,
  ])
  return rows[0]?.value
}

/** The public half of the signing key, as the JWKS that PostgREST checks tokens with. */
export function publicKeys({ signingKey }: Secrets): { keys: JWK[] } {
  const { kty, n, e, kid, use, alg } = signingKey
  return { keys: [{ kty, n, e, kid, use, alg }] }
}

function randomText(bytes: number): string {
  return randomBytes(bytes).toString('base64url')
}
