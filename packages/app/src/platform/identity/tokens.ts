/** Storage key of the access token (spec section 9). Only it is stored; the refresh token stays in memory. */
export const tokenKey = 'Admin-Token'

/** Marks a deliberate sign-out for the other tabs. A token that disappears without this mark was refused. */
export const signedOutKey = 'waldkerf.out'

export const storedToken = () => localStorage.getItem(tokenKey) ?? undefined

interface Claims {
  email?: string
  sub?: string
  exp?: number
  groups?: string[]
  /** Keycloak's: what the person may do in which of its services. */
  resource_access?: Readonly<Record<string, unknown>>
}

/** The claims of a token, unverified: they only choose the requests, the server checks the token. */
export function readClaims(token: string | undefined): Claims {
  try {
    const part = token?.split('.')[1] ?? ''
    const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
    return JSON.parse(new TextDecoder().decode(bytes)) as Claims
  } catch {
    return {}
  }
}
