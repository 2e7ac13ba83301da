import { keepText } from '../storage/keepText.ts'

/** Storage key of the access token (spec section 9). Only it is stored; the refresh token stays in memory. */
export const tokenKey = 'Admin-Token'

/** Marks a deliberate sign-out for the other tabs. A token that disappears without this mark was refused. */
export const signedOutKey = 'waldkerf.out'

/** The token where storage is full: the session lasts as long as this page is open. */
let unstored: string | undefined

export const storedToken = () => localStorage.getItem(tokenKey) ?? unstored

export function storeToken(token: string) {
  unstored = keepText(tokenKey, token)
}

export function clearToken() {
  unstored = undefined
  localStorage.removeItem(tokenKey)
}

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
