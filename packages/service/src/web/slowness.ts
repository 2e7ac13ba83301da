import { refusal } from '@waldkerf/domain/refusals/refusals'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { hasBody } from './body.ts'
import { Refusal, sendRefusal } from './refusal.ts'

/** All times in milliseconds. */
export interface Patience {
  /** For the head of a request. */
  head: number
  /** For its body. */
  body: number
  /** Without any byte in either direction while an answer is on its way. */
  silence: number
  /** For the rest of a body that is of no interest any more. */
  rest: number
}

/** For large files: `body` has no limit, so that an upload may take any time while bytes keep coming (`silence`). */
export const filePatience: Patience = { head: 15_000, body: Infinity, silence: 30_000, rest: 2_000 }

const usual: Patience = { head: 15_000, body: 15_000, silence: 30_000, rest: 2_000 }

/** Above it idle connections are closed; browsers open others unnoticed. */
const mostConnections = 1_000

/** Sets the time limits of idle connections and of the heads of requests. */
export function limitConnections(server: Server): void {
  server.headersTimeout = usual.head
  // Bodies have their limit by path: Node's one for all is off.
  server.requestTimeout = 0
  server.timeout = usual.silence
  // Longer than browsers keep idle connections, so that they close first.
  server.keepAliveTimeout = 65_000
  server.on('connection', () => {
    server.getConnections((_error, count) => {
      if (count > mostConnections) server.closeIdleConnections()
    })
  })
}

/**
 * Answers 408 when a body does not arrive in time, and ends the connection of a request that has been answered without
 * its body.
 */
export function limitBody(request: IncomingMessage, response: ServerResponse, patience = usual): void {
  if (!hasBody(request)) return
  const tooLate = () => {
    if (response.headersSent) response.destroy()
    else sendRefusal(response, new Refusal(refusal('request_incomplete')))
  }
  const late = Number.isFinite(patience.body) ? setTimeout(tooLate, patience.body) : undefined
  request.once('end', () => clearTimeout(late))
  request.once('close', () => clearTimeout(late))
  response.once('finish', () => {
    clearTimeout(late)
    if (request.complete) return
    // A connection closed over unread bytes would take the answer with it.
    request.resume()
    const { socket } = request
    const end = setTimeout(() => socket.destroy(), patience.rest)
    request.once('close', () => clearTimeout(end))
  })
}
