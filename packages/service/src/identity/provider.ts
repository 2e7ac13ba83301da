import { type ClientMetadata, type Configuration, type Grant, type KoaContextWithOIDC, Provider } from 'oidc-provider'
import { messagePage, signOutPage } from './pages/messagePage.ts'
import { apiResource, audience, clientId, protocolPath, realm, realmPath, scopes, sessionIdle } from './realm.ts'
import type { Secrets } from './storage/secrets.ts'
import type { IdentityStore } from './storage/store.ts'
import { accessClaims, personClaims } from './tokens/claims.ts'

/** Characters that browsers drop or turn into a slash before they follow an address. */
const tricky = /[\\\p{Cc}\p{Cf}\p{Z}]/u

/**
 * Whether sign-in and sign-out may send the browser there: as Keycloak's `<origin>/*`, an address of our own origin,
 * without user part and fragment.
 */
export function isOwnAddress(address: string, origin: string): boolean {
  if (typeof address !== 'string' || address.length > 4_096 || tricky.test(address) || address.includes('#'))
    return false
  const url = URL.parse(address)
  if (url === null || url.username !== '' || url.password !== '') return false
  // `http:host` and `http:///host` parse to the same origin; only the plain spelling passes.
  return (
    url.origin === origin &&
    (address === origin || address.startsWith(`${origin}/`) || address.startsWith(`${origin}?`))
  )
}

export interface ProviderOptions {
  store: IdentityStore
  /** Public origin of the whole product. */
  origin: string
  secrets: Secrets
  /** Life of an access token in seconds. */
  tokenLife: number
}

const interactionLife = 60 * 60

/** Readable by script: the status frame compares it with the session that a tab knows. */
const statusCookie = 'KEYCLOAK_SESSION'
const statusCookieOptions = { path: `${realmPath}/`, sameSite: 'lax', httpOnly: false, signed: false } as const

/** The OpenID provider at Keycloak's addresses. */
export function createProvider(options: ProviderOptions): Provider {
  const { store, origin } = options
  const provider = new Provider(origin + realmPath, {
    ...endpoints,
    features: { ...endpoints.features, resourceIndicators: apiTokens(options.tokenLife) },
    ...keysAndLives(options),
    adapter: store.adapter,
    clients: [client(origin)],
    // Browsers name the origin also when it is our own.
    clientBasedCORS: (_context, asking) => asking === origin,
    async findAccount(_context, id) {
      const account = await store.findAccount(id)
      return account && { accountId: id, claims: () => ({ sub: id, ...personClaims(account) }) }
    },
    async extraTokenClaims(_context, token) {
      if (!('accountId' in token)) return undefined
      const account = await store.findAccount(token.accountId)
      return account && accessClaims(account, token.sid)
    },
    loadExistingGrant: (context) => grantFor(context, provider),
  })
  behaveAsKeycloak(provider, origin)
  keepStatusCookie(provider)
  provider.proxy = origin.startsWith('https:')
  return provider
}

function client(origin: string): ClientMetadata {
  return {
    client_id: clientId,
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    redirect_uris: [`${origin}/`],
    post_logout_redirect_uris: [`${origin}/`],
  }
}

/** Keycloak's addresses below the realm, and the features that a browser client needs. */
const endpoints: Configuration = {
  routes: {
    authorization: `${protocolPath}/auth`,
    token: `${protocolPath}/token`,
    end_session: `${protocolPath}/logout`,
    jwks: `${protocolPath}/certs`,
    // Our own endpoint answers before, at the plain address.
    userinfo: `${protocolPath}/provider-userinfo`,
    revocation: `${protocolPath}/revoke`,
    introspection: `${protocolPath}/token/introspect`,
  },
  scopes: ['openid', 'profile', 'email'],
  claims: {
    openid: ['sub'],
    profile: ['preferred_username', 'given_name', 'family_name', 'name', 'groups'],
    email: ['email', 'email_verified'],
  },
  responseTypes: ['code'],
  pkce: { required: () => true },
  interactions: { url: (_context, { uid }) => `${realmPath}/login-actions/authenticate/${uid}` },
  features: {
    devInteractions: { enabled: false },
    dPoP: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    introspection: { enabled: true },
    revocation: { enabled: true },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource(context, form) {
        context.body = signOutPage(form, context.oidc.entities.IdTokenHint === undefined)
      },
      postLogoutSuccessSource(context) {
        context.body = messagePage('signedOut')
      },
    },
  },
  renderError(context, answer) {
    context.type = 'html'
    context.body = messagePage('failed', answer.error_description ?? answer.error)
  },
}

function keysAndLives({ secrets, tokenLife }: ProviderOptions): Configuration {
  return {
    jwks: { keys: [secrets.signingKey] },
    cookies: { keys: [secrets.cookieKey] },
    ttl: {
      AccessToken: tokenLife,
      IdToken: tokenLife,
      AuthorizationCode: 60,
      Interaction: interactionLife,
      RefreshToken: sessionIdle,
      Session: sessionIdle,
      Grant: sessionIdle,
    },
    issueRefreshToken: () => true,
    // A new one with each refresh would sign out a tab whose answer got lost on the way.
    rotateRefreshToken: false,
  }
}

/** The data service as the one resource that access tokens are for; that makes them JWTs with its audience. */
function apiTokens(tokenLife: number): NonNullable<Configuration['features']>['resourceIndicators'] {
  return {
    enabled: true,
    defaultResource: () => apiResource,
    useGrantedResource: () => true,
    getResourceServerInfo: () => ({
      scope: scopes,
      audience,
      accessTokenTTL: tokenLife,
      accessTokenFormat: 'jwt',
      jwt: { sign: { alg: 'RS256' } },
    }),
  }
}

/** No consent page: signing in grants the product's own client the scopes that it asks for. */
async function grantFor(
  { oidc: { session, result } }: KoaContextWithOIDC,
  provider: Provider,
): Promise<Grant | undefined> {
  if (session?.accountId === undefined) return undefined
  const id = result?.consent?.grantId ?? session.grantIdFor(clientId)
  const known = id === undefined ? undefined : await provider.Grant.find(id)
  if (known !== undefined) return known
  const grant = new provider.Grant({ clientId, accountId: session.accountId })
  grant.addOIDCScope(scopes)
  grant.addResourceScope(apiResource, scopes)
  await grant.save()
  return grant
}

/** Keycloak takes `<origin>/*`, the provider by itself only the registered addresses; Keycloak's tokens carry `sid`. */
function behaveAsKeycloak({ Client }: Provider, origin: string): void {
  const isOwn = (address: string) => isOwnAddress(address, origin)
  Object.assign(Client.prototype, {
    redirectUriAllowed: isOwn,
    postLogoutRedirectUriAllowed: isOwn,
    includeSid: () => true,
  })
}

function keepStatusCookie(provider: Provider): void {
  provider.on('authorization.success', (context: KoaContextWithOIDC) => {
    const { session } = context.oidc
    const value = `${realm}/${session?.accountId}/${session?.sidFor(clientId)}`
    context.cookies.set(statusCookie, value, statusCookieOptions)
  })
  provider.on('end_session.success', (context: KoaContextWithOIDC) => {
    context.cookies.set(statusCookie, null, statusCookieOptions)
  })
}
