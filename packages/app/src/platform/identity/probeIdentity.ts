/** Where and as whom the application signs people in, of `config.json`. */
export interface IdentitySettings {
  /** Base address of the identity service. */
  url: string
  realm: string
  clientId: string
}

/** It answers for this client; or nobody does; or there is no such realm; or the realm does not know the client. */
export type IdentityAnswer = 'ready' | 'unreachable' | 'realm' | 'client'

/** The service's time to answer, in ms. */
const limit = 10_000

const ask = (url: string, mode: RequestMode = 'cors') =>
  fetch(url, { mode, cache: 'no-store', credentials: 'omit', signal: AbortSignal.timeout(limit) })

/**
 * Checks before the page leaves for the identity service. Its own error page about a wrong realm would help no reader,
 * and where nobody answers, the browser's error page would be a dead end. On the application's own origin the address
 * of Keycloak's status frame answers everything; on another origin it may not be read, and the realm's description
 * answers less.
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
    // Keycloak's refusals may not be read from another origin: all we learn is that something answers.
    const answers = !own && (await ask(description, 'no-cors').catch(() => undefined))
    return answers ? 'realm' : 'unreachable'
  }
}
