import type { KoaContextWithOIDC, Provider, RefreshToken } from 'oidc-provider'
import type { IdentityStore } from '../storage/store.ts'
import { clientId, protocolPath, sessionIdle } from '../realm.ts'
import type { RefreshWrap } from './refreshWrap.ts'

/** Makes the provider's token endpoint speak as Keycloak's: wrapped refresh tokens and three more members. */
export function speakLikeKeycloak(provider: Provider, store: IdentityStore, wrap: RefreshWrap): void {
  const find = provider.RefreshToken.find.bind(provider.RefreshToken)
  Object.assign(provider.RefreshToken, {
    async find(wrapped: unknown, options?: object) {
      const token = typeof wrapped === 'string' ? await wrap.unwrap(wrapped) : undefined
      return token === undefined ? undefined : find(token, options)
    },
  })
  provider.use(async (context, next) => {
    await next()
    if (context.path === `${protocolPath}/token` && context.status === 200) {
      context.body = await completed(context as unknown as TokenContext, provider.issuer, store, wrap)
    }
  })
}

type TokenContext = Pick<KoaContextWithOIDC, 'body' | 'oidc'>

/** The answer to a successful token request. Each refresh also moves the end of the session. */
async function completed(
  context: TokenContext,
  issuer: string,
  store: IdentityStore,
  wrap: RefreshWrap,
): Promise<unknown> {
  const token = context.oidc.entities.RefreshToken
  if (token === undefined) return context.body
  if (context.oidc.params?.grant_type === 'refresh_token') {
    await store.extendSession({ uid: token.sessionUid ?? '', grantId: token.grantId ?? '' }, sessionIdle)
  }
  return {
    ...(context.body as object),
    refresh_token: await wrap.wrap(token.jti, refreshClaims(token, issuer)),
    refresh_expires_in: sessionIdle,
    session_state: token.sid,
    'not-before-policy': 0,
  }
}

function refreshClaims(token: RefreshToken, issuer: string) {
  const iat = Math.floor(Date.now() / 1_000)
  return { iss: issuer, sub: token.accountId ?? '', sid: token.sid ?? '', azp: clientId, iat, exp: iat + sessionIdle }
}
