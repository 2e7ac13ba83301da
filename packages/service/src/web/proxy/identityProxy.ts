import type { IncomingMessage, ServerResponse } from 'node:http'
import { realmPath } from '@waldkerf/service/identity/realm'
import { sendJson } from '@waldkerf/service/web/answers'
import type { ServiceAddress } from './address.ts'
import { forwarder, headersWithout } from './forward.ts'

const nothing: ReadonlySet<string> = new Set()

/** Bytes: its forms and the account page's JSON are small. */
const bodyLimit = 2 ** 18

/** Passes requests on to a Keycloak that is told of the public origin as by any proxy (its `proxy-headers=xforwarded`). */
export function identityProxy(address: ServiceAddress, origin: string) {
  const { protocol, host } = new URL(origin)
  const { pass, close } = forwarder(address, { name: 'Anmeldedienst', share: 'identity' })
  return {
    close,
    async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
      if (!isOpen(request.url ?? '/')) return sendJson(response, 404, { error: 'Realm does not exist' })
      const caller = callerAddress(request)
      const headers = {
        ...headersWithout(request.headers, nothing),
        'x-forwarded-for': caller,
        'x-forwarded-proto': protocol.slice(0, -1),
        'x-forwarded-host': host,
      }
      return pass(request, response, { path: request.url ?? '/', headers, owner: caller, bodyLimit })
    },
  }
}

/**
 * The product's realm and the parts of its pages are open; other realms, above all that of Keycloak's administrators, are not.
 * Segments that lead upwards are refused in every spelling, since Keycloak may read them in another way.
 */
function isOpen(address: string): boolean {
  const [path = ''] = address.split('?')
  const isPlain = !/\/\.|;|%2e|%2f|%5c|\\|\/\//i.test(path.replace('/.well-known/', '/'))
  return isPlain && [`${realmPath}/`, '/resources/'].some((open) => `${path}/`.startsWith(open))
}

/** Who asks: the last address that a proxy in front has noted, since anyone can send the ones before it. */
function callerAddress({ headers, socket }: IncomingMessage): string {
  const noted = headers['x-forwarded-for']?.toString().split(',').at(-1)?.trim()
  return noted || (socket.remoteAddress ?? '')
}
