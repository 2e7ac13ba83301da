import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ServiceAddress } from './address.ts'
import { sendProblem } from '../answers.ts'
import { isUnfilteredChange } from './filterRule.ts'
import { forwarder, headersWithout } from './forward.ts'

const notPassedOn = new Set([
  // The identity service's, which shares the origin.
  'cookie',
  // One origin needs no CORS; without it the data service does not offer any.
  'origin',
  'accept-encoding',
])

/** Passes requests below /rest on to the data service, but for changes that would reach every row. */
export function dataServiceProxy(address: ServiceAddress) {
  const { pass, close } = forwarder(address, 'Datendienst')
  return {
    close,
    pass(request: IncomingMessage, response: ServerResponse, target: URL): void {
      const method = request.method ?? 'GET'
      const path = target.pathname.slice('/rest'.length) || '/'
      if (!isUnfilteredChange(method, path, target.searchParams, request.headers.authorization !== undefined)) {
        return pass(request, response, {
          path: path + target.search,
          headers: headersWithout(request.headers, notPassedOn),
        })
      }
      sendProblem(response, 400, 'WK400', `${method} braucht einen Filter auf eine Spalte, zum Beispiel ?id=eq.7.`)
    },
  }
}
