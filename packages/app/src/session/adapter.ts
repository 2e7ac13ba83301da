import type Keycloak from 'keycloak-js'
import { fixedWords } from '@waldkerf/domain/words/exactWords'
import { takeEarly } from '../platform/boot/earlyAnswers.ts'
import type { IdentitySettings } from '../platform/identity/probeIdentity.ts'
import { storedToken } from '../platform/identity/tokens.ts'

/** The identity service's time to answer, in ms. `init`'s silent frame has no limit of its own. */
const answerLimit = 10_000

/**
 * Options of every `init`. They only prepare signing in and out and read the code of a return, without other requests.
 */
export const plainInit = { checkLoginIframe: false, pkceMethod: 'S256' } as const

let attended = false

/**
 * Adds a time limit to token requests, which the adapter lacks: one without an answer would block this refresh and
 * every later one. The profile request can use an early answer.
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

/** The profile was refused, which is no network failure; the message is the specification's (section 8). */
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

/** Whether the service refused the code or reported a failed sign-in, in contrast to a network failure. */
export const isRefusal = (error: unknown) =>
  'error' in Object(error) || [400, 401, 403].includes(responseStatus(error) ?? 0)
