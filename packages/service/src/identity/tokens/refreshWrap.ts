import { CompactSign, compactVerify } from 'jose'

/** The claims that keycloak-js reads, besides the provider's own token, which travels in `jti`. */
export interface RefreshClaims {
  iss: string
  sub: string
  sid: string
  azp: string
  /** Seconds since 1970. */
  iat: number
  exp: number
}

/**
 * keycloak-js decodes the refresh token as a JWT; the provider's is an opaque text. So it goes out wrapped into a JWT
 * that only this service can make, and comes back unwrapped.
 */
export interface RefreshWrap {
  wrap(token: string, claims: RefreshClaims): Promise<string>
  /** The wrapped token; undefined when the text was not made by `wrap` with the same key. Its expiry is not checked. */
  unwrap(wrapped: string): Promise<string | undefined>
}

const alg = 'HS256'

/** @param ownKey base64url */
export function refreshWrap(ownKey: string): RefreshWrap {
  const key = Buffer.from(ownKey, 'base64url')
  return {
    wrap(token, claims) {
      const payload = Buffer.from(JSON.stringify({ ...claims, typ: 'Refresh', jti: token }))
      return new CompactSign(payload).setProtectedHeader({ alg, typ: 'JWT' }).sign(key)
    },
    async unwrap(wrapped) {
      try {
        const { payload } = await compactVerify(wrapped, key, { algorithms: [alg] })
        const { jti, typ } = JSON.parse(Buffer.from(payload).toString('utf8')) as { jti?: unknown; typ?: unknown }
        return typ === 'Refresh' && typeof jti === 'string' ? jti : undefined
      } catch {
        return undefined
      }
    },
  }
}
