import { refusal } from '@waldkerf/domain/refusals/refusals'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { ServiceAddress } from './address.ts'
import { Refusal } from '../refusal.ts'
import { callers } from './callers.ts'
import { forwarder, headersWithout } from './forward.ts'
import { bodyLimit, isNestedTooDeep, longestAddress } from './sizes.ts'
import { passAnswerBack } from './passBack.ts'
import type { ObjectStore } from '../objects/objectStore.ts'
import { isMoved, sendMoved } from '../moving/sendMoved.ts'
import { hasOddNumber } from '@waldkerf/domain/calls/numberTexts'

/** Query parameters of the data service that are not columns. */
const reserved = new Set([
  'select',
  'order',
  'limit',
  'offset',
  'columns',
  'on_conflict',
  'and',
  'or',
  'not.and',
  'not.or',
])

const operator = /^(not\.)?[a-z]+(\([a-z]+\))?\../

/**
 * Whether a query names rows by a column (`id=eq.7`). A PATCH or DELETE without that would reach every row that the caller
 * may see: the data service runs it, and SQL cannot see the query.
 */
function hasColumnFilter(query: URLSearchParams): boolean {
  return [...query].some(([name, value]) => !reserved.has(name) && !name.includes('.') && operator.test(value))
}

/** Whether such a request is refused here. Without Authorization it goes on, to get its 401. */
export function isUnfilteredChange(method: string, path: string, query: URLSearchParams, authorized: boolean): boolean {
  if (method !== 'PATCH' && method !== 'DELETE') return false
  return authorized && !path.startsWith('/rpc/') && !hasColumnFilter(query)
}

/**
 * Looks at the body of a call before anything of it is sent.
 * @param path below the data service's base address, decoded
 * @throws Refusal 400 or 415
 */
export function checkBody(path: string, body: Buffer, mediaType = 'application/json'): void {
  if (body.length === 0) return
  // The data service also reads CSV and forms, which are not checked here, and no client of ours sends them.
  if (!/^application\/json\s*(;|$)/i.test(mediaType)) throw new Refusal(refusal('json_only'))
  if (isNestedTooDeep(body)) throw new Refusal(refusal('nested_too_deep'))
  if (path === '/karte' && hasOddNumber(path, parsed(body))) throw new Refusal(refusal('bad_number'))
}

/** Text that is no JSON is left for the data service to refuse. */
function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}

const notPassedOn = new Set([
  // Belongs to the identity service, which shares the origin.
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

/**
 * Passes requests below /rest on to the data service, except those that it would fail on or do too much for.
 * @param store has bytes that the data service only allows
 */
export function dataServiceProxy(address: ServiceAddress, store: ObjectStore) {
  const { pass, close } = forwarder(address, { name: 'Datendienst', share: 'data' })
  const { find, close: closeCallers } = callers(address)
  return {
    close() {
      close()
      closeCallers()
    },
    /** @throws Refusal when the request is not sent at all */
    async pass(request: IncomingMessage, response: ServerResponse, target: URL): Promise<void> {
      const path = target.pathname.slice('/rest'.length) || '/'
      const headers = { ...headersWithout(request.headers, notPassedOn), 'waldkerf-objects': 'yes' }
      refuseBroken(request, target, path, headers)
      const caller = await find(request.headers.authorization)
      if ('refused' in caller) return passAnswerBack(response, caller.refused)
      const onward = { path: path + target.search, headers, owner: caller.account, bodyLimit: bodyLimit(path) }
      await pass(request, response, {
        ...onward,
        check: (body) => checkBody(decodeURIComponent(path), body, headers['content-type']),
        elsewhere: {
          isMeant: isMoved,
          send: (answer) => sendMoved(response, answer, store),
        },
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
