import { tokenKey } from '@waldkerf/app/platform/identity/tokens'

/** Beside the product, on one origin, the token has a key of its own; alone it is the specification's. */
export const templateTokenKey = (base: string): string => (base === '/' ? tokenKey : `${tokenKey}:demo`)

/** The template token's place. @param base of the part, `/demo/` */
export function createTokenStore(base: string) {
  const key = templateTokenKey(base)
  return {
    key,
    get: () => localStorage.getItem(key) ?? undefined,
    set: (token: string) => localStorage.setItem(key, token),
    clear: () => localStorage.removeItem(key),
  }
}

export type TokenStore = ReturnType<typeof createTokenStore>
