import type { User } from '@waldkerf/domain/entities/users/users'
import { effectiveRole, type Role } from '@waldkerf/domain/roles/roles'
import { Problem, refuse, unauthorized } from './gateway/problem.ts'
import type { MockState } from './state.ts'

/** The person who makes a request. The role comes from the stored row, never from the token. */
export interface Caller {
  email: string
  role: Role
  /** The caller's row; undefined before the first a_get_user_data. */
  user: User | undefined
  givenName: string
  familyName: string
  /** Groups of the token; they grant nothing. */
  groups: readonly string[]
}

export interface TokenClaims {
  email?: string
  email_verified?: boolean
  given_name?: string
  family_name?: string
  groups?: readonly string[]
  /** Seconds since 1970. */
  exp?: number
  [claim: string]: unknown
}

const encode = (value: object) => {
  const bytes = new TextEncoder().encode(JSON.stringify(value))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/**
 * An access token for stories and tests: well formed, with the claims of the embedded identity service, but unsigned.
 * Only the handlers accept it.
 */
export function tokenFor(email: string, claims: TokenClaims = {}): string {
  const payload = {
    typ: 'Bearer',
    aud: 'waldkerf-api',
    azp: 'waldkerf-web',
    role: 'ogf_new',
    sub: email,
    email,
    email_verified: true,
    groups: [],
    ...claims,
  }
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(payload)}.`
}

function readClaims(token: string): TokenClaims {
  try {
    const part = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(part), (sign) => sign.codePointAt(0) ?? 0)
    return JSON.parse(new TextDecoder().decode(bytes)) as TokenClaims
  } catch {
    throw unauthorized('JWSError (JSONDecodeError "Not valid base64url")', 'PGRST301')
  }
}

/** The caller by the request's bearer token. Its expiry is checked, its signature is not. @throws Problem 401 */
export function findCaller(request: Request, state: MockState): Caller {
  const [scheme, token] = (request.headers.get('authorization') ?? '').split(' ')
  if (scheme?.toLowerCase() !== 'bearer' || !token) throw unauthorized('Anonymous access is disabled', 'PGRST302')
  const claims = readClaims(token)
  if (claims.exp !== undefined && claims.exp * 1_000 < Date.now()) throw unauthorized('JWT expired', 'PGRST301')
  const email = (claims.email ?? '').trim().toLowerCase()
  if (email === '' || claims.email_verified !== true) {
    const { status, message, answer } = refuse('token_refused')
    throw new Problem(status, message, { ...answer, headers: { 'WWW-Authenticate': 'Bearer' } })
  }
  const user = state.users.find((row) => row.email === email)
  return {
    email,
    user,
    role: effectiveRole(user?.app_status ?? 'ogf_new'),
    givenName: claims.given_name ?? '',
    familyName: claims.family_name ?? '',
    groups: claims.groups ?? [],
  }
}
