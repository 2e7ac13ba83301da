import {
  Agent,
  type ClientRequest,
  request as send,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import { buffer } from 'node:stream/consumers'
import { receive } from '../body.ts'
import { shares } from '../shares.ts'
import type { ServiceAddress } from './address.ts'
import { sendNotReady } from '../answers.ts'
import type { Answered } from './callers.ts'
import { passBack, sendUnknownOutcome } from './passBack.ts'

/** Headers that belong to one connection. */
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
  'content-length',
])

/**
 * `each` is half of the data service's database connections, and as many as a browser opens. Whoever keeps them busy
 * without a break has one, half of the time and some 50 times a second at most: the machine's cores are for everybody.
 */
export const connectionShares = {
  each: 6,
  total: 48,
  waiting: 200,
  patience: 10_000,
  pressing: { after: 300, often: 60, each: 1, rest: 20 },
}
/** Bytes of bodies that are being read or sent. */
const memoryShares = { each: 2 ** 25, total: 2 ** 28, waiting: 200, patience: 10_000 }

/** Errors after which the request has surely not arrived: nothing listens, or the name does not resolve just now. */
const unseen = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'])

/** A request as it goes on to the other service. */
export interface Onward {
  /** With its query. */
  path: string
  headers: IncomingHttpHeaders
  /** Whose share of connections and memory it takes. */
  owner: string
  /** Bytes that its body may have. */
  bodyLimit: number
  /** Looks at the body before anything is sent. @throws Refusal */
  check?: (body: Buffer) => void
  /** Tells an answer whose bytes lie elsewhere, and sends them. */
  elsewhere?: Elsewhere
}

export interface Elsewhere {
  isMeant(headers: IncomingHttpHeaders): boolean
  /** The connection is free again by then. @throws Refusal */
  send(answer: Answered): Promise<void>
}

export interface Forwarder {
  /** @throws Refusal when the request is not sent at all */
  pass(request: IncomingMessage, response: ServerResponse, onward: Onward): Promise<void>
  close(): void
}

/** A service that requests are passed on to. */
export interface Upstream {
  /** As people know it. */
  name: string
  /** As metrics name its shares. */
  share: string
}

/**
 * Passes requests on to another service. It never sends one twice: a POST may have been carried out. A connection is
 * taken only for a request that has arrived whole, and no owner gets more than a share of them.
 */
export function forwarder(address: ServiceAddress, { name, share }: Upstream): Forwarder {
  // The other end may just be closing sockets that have been idle for long.
  const agent = new Agent({ keepAlive: true, maxSockets: connectionShares.total, timeout: 10_000, scheduling: 'lifo' })
  const connections = shares({ ...connectionShares, name: `${share}_connections` })
  const memory = shares({ ...memoryShares, name: `${share}_bodies` })

  return {
    async pass(request, response, onward) {
      const { owner, bodyLimit, path, check, headers, elsewhere } = onward
      let allowed: Answered | undefined
      const { body, release: forgetBody } = await receive(request, { memory, owner, limit: bodyLimit })
      try {
        check?.(body)
        const release = await connections.take(owner)
        try {
          // If the browser has left meanwhile, nothing is sent.
          if (!response.destroyed) {
            const options = { ...address, agent, name, body, path, headers, elsewhere }
            allowed = await exchange(request, response, options)
          }
        } finally {
          release()
        }
      } finally {
        forgetBody()
      }
      if (allowed) await elsewhere?.send(allowed)
    },
    close: () => agent.destroy(),
  }
}

interface Exchange extends ServiceAddress {
  agent: Agent
  name: string
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
  elsewhere: Elsewhere | undefined
}

/**
 * Sends once and passes the answer back; resolves when the connection is free again.
 * @returns an answer that was not passed back, as its bytes lie elsewhere
 */
function exchange(request: IncomingMessage, response: ServerResponse, options: Exchange) {
  const { agent, host, port, name, path, body, elsewhere } = options
  let allowed: Promise<Answered> | undefined
  const asksFirst = body.length > 4_000
  const headers = {
    ...options.headers,
    ...(body.length > 0 && { 'content-length': String(body.length) }),
    ...(asksFirst && { expect: '100-continue' }),
  }
  const upstream = send({ agent, host, port, method: request.method, path, headers })
  upstream.on('response', (answer) => {
    // A service that refuses a request before it has read all of it closes the connection a moment later: the next
    // request on it would fail, and nobody could say whether it was carried out.
    if ((answer.statusCode ?? 0) >= 400) upstream.shouldKeepAlive = false
    if (!elsewhere?.isMeant(answer.headers)) return passBack(request, response, answer, name)
    allowed = readWhole(answer)
    // Told below, when the connection has ended.
    allowed.catch(() => undefined)
  })
  upstream.on('error', (error) => failed(response, error, name))
  // Nobody waits for the answer any more. A write that has arrived is carried out nevertheless.
  response.on('close', () => {
    if (!response.writableFinished) upstream.destroy()
  })
  if (asksFirst) whenWanted(upstream, () => upstream.end(body))
  else upstream.end(body)
  return new Promise<Answered | undefined>((resolve) => upstream.on('close', () => resolve(allowed)))
}

async function readWhole(answer: IncomingMessage): Promise<Answered> {
  const { statusCode: status = 502, headers } = answer
  return { status, headers, body: await buffer(answer) }
}

/**
 * A long body waits until it is wanted: a service that refuses the request by its head alone (an expired token) closes
 * the connection over the unread rest, and its answer would be lost with it. Calls back once: when the service asks
 * for the body, or after a second of silence; never when it has answered already.
 */
function whenWanted(upstream: ClientRequest, sendBody: () => void): void {
  const wanted = () => {
    clearTimeout(timer)
    upstream.off('continue', wanted)
    sendBody()
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

function failed(response: ServerResponse, error: NodeJS.ErrnoException, name: string): void {
  if (response.headersSent || response.destroyed) return void response.destroy()
  // After other errors it may have been carried out, so no Retry-After.
  if (unseen.has(error.code ?? '')) return sendNotReady(response)
  sendUnknownOutcome(response, name)
}
