import {
  Agent,
  type ClientRequest,
  request as send,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import { pipeline } from 'node:stream'
import { text } from 'node:stream/consumers'
import { constants, createBrotliCompress } from 'node:zlib'
import type { ServiceAddress } from './address.ts'
import { sendNotReady, sendProblem } from '../answers.ts'

/** What belongs to one connection. */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'host',
  'expect',
])

const notPassedBack = new Set(['connection', 'keep-alive', 'transfer-encoding', 'server', 'date'])

const bodyLimit = 24 * 2 ** 20

/** Errors after which the request has surely not been seen: nobody listens, or the name is not known just now. */
const unseen = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'])

/** A request as it goes on to the other service. */
export interface Onward {
  /** With its query. */
  path: string
  headers: IncomingHttpHeaders
}

export interface Forwarder {
  pass(request: IncomingMessage, response: ServerResponse, onward: Onward): void
  close(): void
}

/**
 * Passes requests on to another service. It never sends one twice: a POST may have been carried out.
 * @param name of the service, as people know it
 */
export function forwarder({ host, port }: ServiceAddress, name: string): Forwarder {
  // Sockets that have been idle for long may just be being closed at the other end.
  const agent = new Agent({ keepAlive: true, maxSockets: 64, timeout: 10_000, scheduling: 'lifo' })

  return {
    pass(request, response, onward) {
      if (Number(request.headers['content-length'] ?? 0) > bodyLimit) return sendTooLarge(response)
      const asksFirst = isLong(request)
      const headers = { ...onward.headers, ...(asksFirst && { expect: '100-continue' }) }
      const upstream = send({ agent, host, port, method: request.method, path: onward.path, headers })
      upstream.on('response', (answer) => {
        // Who refuses a request before having read all of it closes the connection a moment later: too late for the next
        // request on it, of which nobody could say whether it was carried out.
        if ((answer.statusCode ?? 0) >= 400) upstream.shouldKeepAlive = false
        if (answer.statusCode === 400) void passRefusalBack(response, answer, name)
        else passBack(request, response, answer)
      })
      upstream.on('error', (error) => failed(response, error, name))
      // Nobody waits for the answer any more. A write that has arrived is carried out nevertheless.
      response.on('close', () => {
        if (!response.writableFinished) upstream.destroy()
      })
      const passBody = () => {
        limited(request, () => upstream.destroy(new RangeError('The body is too long.')))
        pipeline(request, upstream, () => undefined)
      }
      if (asksFirst) whenWanted(upstream, passBody)
      else passBody()
    },
    close: () => agent.destroy(),
  }
}

/**
 * A long body waits until it is wanted: a service that refuses the request by its head alone (a token that has run out)
 * closes the connection over the unread rest, and its answer would be lost with it.
 */
const isLong = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 4_000

/** Calls back once: at the service's word, or after a second without any; never when it has answered already. */
function whenWanted(upstream: ClientRequest, passBody: () => void): void {
  const wanted = () => {
    clearTimeout(timer)
    upstream.off('continue', wanted)
    passBody()
  }
  const timer = setTimeout(wanted, 1_000)
  upstream.on('continue', wanted)
  upstream.on('response', () => clearTimeout(timer))
  upstream.on('close', () => clearTimeout(timer))
  upstream.flushHeaders()
}

/** The browser's headers without those of its connection, of an earlier proxy, and those named. */
export function headersWithout(headers: IncomingHttpHeaders, names: ReadonlySet<string>): IncomingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !hopByHop.has(name) && !names.has(name) && !name.startsWith('x-forwarded') && name !== 'forwarded',
    ),
  )
}

/** Cuts off a body without declared length that grows too long. */
function limited(request: IncomingMessage, tooLong: () => void): void {
  let length = 0
  request.on('data', (part: Buffer) => {
    length += part.length
    if (length > bodyLimit) tooLong()
  })
}

function failed(response: ServerResponse, error: NodeJS.ErrnoException, name: string): void {
  if (response.headersSent || response.destroyed) return void response.destroy()
  // Anything else may have been carried out, so no word of trying again.
  if (unseen.has(error.code ?? '')) return sendNotReady(response)
  if (error instanceof RangeError) return sendTooLarge(response)
  sendUnknownOutcome(response, name)
}

function sendUnknownOutcome(response: ServerResponse, name: string): void {
  const message = `Die Verbindung zum ${name} ist abgebrochen. Ob die Anfrage ausgeführt wurde, ist nicht bekannt.`
  sendProblem(response, 502, 'WK502', message)
}

/**
 * PostgREST 12 answers 400 with neither code nor message when its database connection dies in the middle of a request.
 * Taken for a refusal it would say that nothing was done, which nobody knows.
 */
async function passRefusalBack(response: ServerResponse, answer: IncomingMessage, name: string): Promise<void> {
  try {
    const body = await text(answer)
    if (body.startsWith('{"code":""')) return sendUnknownOutcome(response, name)
    copyHead(response, answer)
    response.end(body)
  } catch {
    response.destroy()
  }
}

function sendTooLarge(response: ServerResponse): void {
  sendProblem(response, 413, 'WK413', 'Die Anfrage ist zu groß.')
}

function copyHead(response: ServerResponse, answer: IncomingMessage): void {
  for (const [name, value] of Object.entries(answer.headers)) {
    if (value !== undefined && !notPassedBack.has(name) && !name.startsWith('access-control-'))
      response.setHeader(name, value)
  }
  if (answer.headers['cache-control'] === undefined) response.setHeader('Cache-Control', 'no-store')
  response.statusCode = answer.statusCode ?? 502
}

function passBack(request: IncomingMessage, response: ServerResponse, answer: IncomingMessage): void {
  copyHead(response, answer)
  if (!isWorthCompressing(request, answer)) {
    pipeline(answer, response, () => undefined)
    return
  }
  response.removeHeader('Content-Length')
  response.setHeader('Content-Encoding', 'br')
  response.appendHeader('Vary', 'Accept-Encoding')
  const compress = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 3 } })
  pipeline(answer, compress, response, () => undefined)
}

function isWorthCompressing(request: IncomingMessage, { headers }: IncomingMessage): boolean {
  const isText = (headers['content-type'] ?? '').includes('json')
  const small = Number(headers['content-length'] ?? Infinity) < 1_400
  const takesIt = (request.headers['accept-encoding'] ?? '').includes('br')
  return request.method !== 'HEAD' && isText && !small && takesIt && headers['content-encoding'] === undefined
}
