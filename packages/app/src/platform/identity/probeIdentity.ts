/** The identity service and the client at which people sign in, from `config.json`. */
export interface IdentitySettings {
  /** Base address of the identity service. */
  url: string
  realm: string
  clientId: string
}

/**
 * `ready`: it answers for this client; `unreachable`: no answer; `realm`, `client`: it does not know the realm or
 * client.
 */
export type IdentityAnswer = 'ready' | 'unreachable' | 'realm' | 'client'

/** The service's time to answer, in ms. */
const limit = 10_000

const ask = (url: string, mode: RequestMode = 'cors') =>
  fetch(url, { mode, cache: 'no-store', credentials: 'omit', signal: AbortSignal.timeout(limit) })

/**
 * Checks the identity service before the page leaves for it, because neither its error page about a wrong realm nor the
 * browser's error page would help people. On the application's own origin the address of Keycloak's status frame
 * distinguishes all cases; on another origin it must not be read, and the realm's description distinguishes fewer.
 */
export async function probeIdentity({ url, realm, clientId }: IdentitySettings): Promise<IdentityAnswer> {
  const base = new URL(url, location.origin)
  const address = `${base.href.replace(/\/$/, '')}/realms/${encodeURIComponent(realm)}/`
  const query = new URLSearchParams({ client_id: clientId, origin: location.origin })
  const own = base.origin === location.origin
  const description = `${address}.well-known/openid-configuration`
  try {
    const { status } = await ask(
      own ? `${address}protocol/openid-connect/login-status-iframe.html/init?${query}` : description,
    )
    if (status === 404) return 'realm'
    if (status >= 500) return 'unreachable'
    return status === 403 ? 'client' : 'ready'
  } catch {
    // Refusals cannot be read from another origin; this request only shows whether something answers.
    const answers = !own && (await ask(description, 'no-cors').catch(() => undefined))
    return answers ? 'realm' : 'unreachable'
  }
}
