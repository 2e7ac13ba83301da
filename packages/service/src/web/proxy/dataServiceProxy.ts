import { refusal } from '@waldkerf/domain/refusals/refusals'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { ServiceAddress } from './address.ts'
import { Refusal } from '../refusal.ts'
import { checkBody } from './bodyRules.ts'
import { callers } from './callers.ts'
import { isUnfilteredChange } from './filterRule.ts'
import { forwarder, headersWithout } from './forward.ts'
import { bodyLimit, longestAddress } from './sizes.ts'
import { passAnswerBack } from './passBack.ts'

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
  const { find, close: closeCallers } = callers(address)
  return {
    close() {
      close()
      closeCallers()
    },
    /** @throws Refusal when the request is not sent at all */
    async pass(request: IncomingMessage, response: ServerResponse, target: URL): Promise<void> {
      const path = target.pathname.slice('/rest'.length) || '/'
      const headers = headersWithout(request.headers, notPassedOn)
      refuseBroken(request, target, path, headers)
      const caller = await find(request.headers.authorization)
      if ('refused' in caller) return passAnswerBack(response, caller.refused)
      const onward = { path: path + target.search, headers, owner: caller.account, bodyLimit: bodyLimit(path) }
      await pass(request, response, {
        ...onward,
        check: (body) => checkBody(decodeURIComponent(path), body, headers['content-type']),
      })
    },
  }
}

/** @throws Refusal */
function refuseBroken(
  { method = 'GET', headers: given }: IncomingMessage,
  target: URL,
  path: string,
  headers: IncomingHttpHeaders,
) {
  if (path.length + target.search.length > longestAddress) throw new Refusal(refusal('address_too_long'))
  if (!isText(target)) throw new Refusal(refusal('no_address'))
  if (!arePlain(headers)) throw new Refusal(refusal('bad_header'))
  if (isUnfilteredChange(method, path, target.searchParams, given.authorization !== undefined)) {
    throw new Refusal(refusal('filter_missing.column', method))
  }
}
