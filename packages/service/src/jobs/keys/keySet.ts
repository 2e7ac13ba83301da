/** A public signing key (RFC 7517), with the members that checking a signature takes and no others. */
export interface SigningKey {
  kid: string
  kty: 'RSA' | 'EC' | 'OKP'
  use: 'sig'
  alg?: string
  n?: string
  e?: string
  crv?: string
  x?: string
  y?: string
}

/** A key and when the identity service last named it, milliseconds since 1970. */
export interface KnownKey {
  key: SigningKey
  seenAt: number
}

/**
 * How long a key stays that the identity service no longer names: the life of an access token (300 s), PostgREST's
 * allowance for clocks (30 s), and two rounds. Milliseconds.
 */
export const keptFor = 10 * 60_000

const kinds: ReadonlySet<unknown> = new Set(['RSA', 'EC', 'OKP'])
const members = ['kid', 'kty', 'use', 'alg', 'n', 'e', 'crv', 'x', 'y'] as const

/**
 * The signing keys of a `certs` answer. Encryption keys, keys without an id (PostgREST 13 and newer looks them up by it)
 * and symmetric ones are left out.
 * @throws Error when none is left: an empty set would lock everybody out
 */
export function signingKeys(answer: unknown): SigningKey[] {
  const listed = typeof answer === 'object' && answer !== null && 'keys' in answer ? answer.keys : undefined
  if (!Array.isArray(listed)) throw new Error('The answer is no key set.')
  const keys = listed.filter(isSigningKey).map(publicPart)
  if (keys.length === 0) throw new Error('The key set has no signing key.')
  return keys
}

function isSigningKey(value: unknown): value is SigningKey {
  if (typeof value !== 'object' || value === null) return false
  const { kid, kty, use } = value as Record<string, unknown>
  return use === 'sig' && kinds.has(kty) && typeof kid === 'string' && kid !== ''
}

function publicPart(key: SigningKey): SigningKey {
  return Object.fromEntries(
    members.flatMap((name) => (typeof key[name] === 'string' ? [[name, key[name]]] : [])),
  ) as unknown as SigningKey
}

/** The known keys after a request: current ones, and former ones whose last tokens may still be valid. */
export function remembered(known: readonly KnownKey[], current: readonly SigningKey[], now: number): KnownKey[] {
  const named = new Set(current.map(({ kid }) => kid))
  const old = known.filter(({ key, seenAt }) => !named.has(key.kid) && now - seenAt < keptFor)
  return [...current.map((key) => ({ key, seenAt: now })), ...old]
}
