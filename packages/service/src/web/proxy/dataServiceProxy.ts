import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
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

/** Letters that the data service, which reads headers as UTF-8, breaks over: browsers send them as Latin-1. */
const isPlain = (headers: IncomingHttpHeaders) =>
  Object.values(headers).every((value) => /^[\t\x20-\x7e]*$/.test(String(value)))

/**
 * Passes requests below /rest on to the data service, but for changes that would reach every row and for headers with
 * letters beyond ASCII.
 */
export function dataServiceProxy(address: ServiceAddress) {
  const { pass, close } = forwarder(address, 'Datendienst')
  return {
    close,
    pass(request: IncomingMessage, response: ServerResponse, target: URL): void {
      const method = request.method ?? 'GET'
      const path = target.pathname.slice('/rest'.length) || '/'
      if (!isUnfilteredChange(method, path, target.searchParams, request.headers.authorization !== undefined)) {
        const headers = headersWithout(request.headers, notPassedOn)
        if (isPlain(headers)) return pass(request, response, { path: path + target.search, headers })
        return sendProblem(response, 400, 'WK400', 'Eine Kopfzeile enthält unerlaubte Zeichen.')
      }
      sendProblem(response, 400, 'WK400', `${method} braucht einen Filter auf eine Spalte, zum Beispiel ?id=eq.7.`)
    },
  }
}
