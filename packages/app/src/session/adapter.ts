import type Keycloak from 'keycloak-js'
import { fixedWords } from '@waldkerf/domain/words/exactWords'
import { takeEarly } from '../platform/boot/earlyAnswers.ts'
import type { IdentitySettings } from '../platform/identity/probeIdentity.ts'
import { storedToken } from '../platform/identity/tokens.ts'

/** The identity service's time to answer, in ms. `init`'s silent frame has no limit of its own. */
const answerLimit = 10_000

/** Options of every `init`. On its own it prepares signing in and out, and takes the code of a return: it asks nobody else. */
export const plainInit = { checkLoginIframe: false, pkceMethod: 'S256' } as const

let attended = false

/**
 * Requests for a token get a time limit. The adapter sets none: one that is never answered would hold up this renewal and
 * every later one. The profile may be on its way already.
 */
function attendRequests(): void {
  if (attended) return
  attended = true
  const send = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    if (typeof input === 'string' && input.endsWith('/openid-connect/token'))
      return send(input, { ...init, signal: AbortSignal.timeout(answerLimit) })
    const early = typeof input === 'string' && input.endsWith('/account') && (await takeEarly(input, '', storedToken()))
    return early || send(input, init)
  }
}

/** There is no profile to be had, whatever the network does; the message is the specification's (section 8). */
export class ProfileRefused extends Error {
  override name = 'ProfileRefused'
}

/** @throws ProfileRefused when the settings name no identity service */
function build(Adapter: typeof Keycloak, { url, realm, clientId }: IdentitySettings): Keycloak {
  try {
    return new Adapter({ url: new URL(url, location.origin).href, realm, clientId })
  } catch {
    throw new ProfileRefused(fixedWords.notInitialised)
  }
}

/**
 * A new adapter; each is good for one `init`.
 * @param forLogin for `login` and `logout` alone
 * @throws ProfileRefused, or a network failure, since its code loads on demand
 */
export async function createAdapter(settings: IdentitySettings, forLogin = false): Promise<Keycloak> {
  attendRequests()
  const { default: Adapter } = await import('keycloak-js')
  const adapter = build(Adapter, settings)
  if (forLogin) await adapter.init(plainInit)
  return adapter
}

/** @throws when it takes longer */
export const withLimit = <T>(work: Promise<T>, ms = answerLimit): Promise<T> =>
  Promise.race([work, new Promise<never>((_, reject) => setTimeout(() => reject(new Error('time limit')), ms))])

export const responseStatus = (error: unknown) => (error as { response?: Response }).response?.status

/** A code that is refused, or the service's own word for a failed sign-in: no failure of the network. */
export const isRefusal = (error: unknown) =>
  'error' in Object(error) || [400, 401, 403].includes(responseStatus(error) ?? 0)
