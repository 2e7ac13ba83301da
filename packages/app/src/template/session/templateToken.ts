import { tokenKey } from '@waldkerf/app/platform/identity/tokens'

/** The token's storage key: the specification's, or another one if the product runs on the same origin. */
export const templateTokenKey = (base: string): string => (base === '/' ? tokenKey : `${tokenKey}:demo`)

/** Stores the template part's token. @param base address of the part, `/demo/` */
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
