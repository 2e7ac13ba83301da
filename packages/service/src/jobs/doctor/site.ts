import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { get as getHttp } from 'node:http'
import { get as getHttps } from 'node:https'
import { text } from 'node:stream/consumers'
import { type Judgement, missing, ok, patience, reason } from './finding.ts'

export interface PublicAnswer {
  status: number
  type: string
  body: string
  date: string | undefined
}

/** An answer of the public origin, whatever its certificate: that has a line of its own. */
export async function askPublic(address: string): Promise<PublicAnswer> {
  const options = { rejectUnauthorized: false, agent: false, signal: AbortSignal.timeout(patience) } as const
  const asked = address.startsWith('https:') ? getHttps(address, options) : getHttp(address, options)
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  const { 'content-type': type = '', date } = answer.headers
  return { status: answer.statusCode ?? 0, type, body: await text(answer), date }
}

/** Addresses of Keycloak's that the world must not reach. */
const inner = ['/realms/master/.well-known/openid-configuration', '/admin/realms']

/** The web server answers with 404. */
const isKeycloaks = ({ status, type }: PublicAnswer) => status === 401 || (status === 200 && type.includes('json'))

export function judgeSite(origin: string, { status, body }: PublicAnswer): Judgement {
  if (status === 200) return ok(`${origin} answers, and all parts are ready.`)
  const parts = /"status"/.test(body) ? ` and says ${body.trim()}` : ''
  return missing(`${origin}/health answers ${status}${parts}: look at the log of each part that is not ready.`)
}

export async function lookAtSite(origin: string): Promise<Judgement> {
  try {
    return judgeSite(origin, await askPublic(`${origin}/health`))
  } catch (error) {
    return missing(
      `${origin}/health does not answer (${reason(error)}): look at the TLS proxy and at the log of 'web'.`,
    )
  }
}

export async function lookAtAdministration(origin: string, ask = askPublic): Promise<Judgement> {
  for (const path of inner) {
    if (isKeycloaks(await ask(origin + path))) {
      return missing(`${origin}${path} is answered by Keycloak: let the proxy send everything to 'web' alone.`)
    }
  }
  return ok('The realm of administrators is not reached through the public origin.')
}
