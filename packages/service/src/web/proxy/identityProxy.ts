import type { IncomingMessage, ServerResponse } from 'node:http'
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
    handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
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

/** Who asks: the last address that a proxy in front has noted, since anyone can send the ones before it. */
function callerAddress({ headers, socket }: IncomingMessage): string {
  const noted = headers['x-forwarded-for']?.toString().split(',').at(-1)?.trim()
  return noted || (socket.remoteAddress ?? '')
}
