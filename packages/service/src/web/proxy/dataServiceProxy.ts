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

/** The data service answers 500 to headers that are no UTF-8; browsers send letters beyond ASCII as Latin-1. */
const arePlain = (headers: IncomingHttpHeaders) =>
  Object.values(headers).every((value) => /^[\t\x20-\x7e]*$/.test(String(value)))

/** The same for an address like `?id=%ff`. */
function isText({ pathname, search }: URL): boolean {
  try {
    decodeURIComponent(pathname + search)
    return true
  } catch {
    return false
  }
}

/** Passes requests below /rest on to the data service, but for those that it would break over or do too much for. */
export function dataServiceProxy(address: ServiceAddress) {
  const { pass, close } = forwarder(address, 'Datendienst')
  return {
    close,
    pass(request: IncomingMessage, response: ServerResponse, target: URL): void {
      const method = request.method ?? 'GET'
      const path = target.pathname.slice('/rest'.length) || '/'
      const headers = headersWithout(request.headers, notPassedOn)
      const refuse = (message: string) => sendProblem(response, 400, 'WK400', message)
      if (!isText(target)) return refuse('Diese Adresse ist keine.')
      if (!arePlain(headers)) return refuse('Eine Kopfzeile enthält unerlaubte Zeichen.')
      if (isUnfilteredChange(method, path, target.searchParams, request.headers.authorization !== undefined)) {
        return refuse(`${method} braucht einen Filter auf eine Spalte, zum Beispiel ?id=eq.7.`)
      }
      pass(request, response, { path: path + target.search, headers })
    },
  }
}
