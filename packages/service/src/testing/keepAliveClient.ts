import http, { type IncomingHttpHeaders } from 'node:http'
import https from 'node:https'

/** A request as it goes over the wire: nothing in it is encoded or completed any more. */
export interface WireRequest {
  method: string
  /** Below the data service's base address, encoded. */
  path: string
  body?: string
  headers?: Record<string, string>
}

export interface WireAnswer {
  status: number
  /** In seconds, where the service says how long to wait. */
  retryAfter: number | undefined
  headers: IncomingHttpHeaders
  body: Buffer
}

export interface KeepAliveClient {
  /** Rejects when the connection breaks. */
  send(request: Omit<WireRequest, 'body'> & { body?: string | Buffer }): Promise<WireAnswer>
  close(): void
}

/**
 * The lightest client that Node has: `connections` of them, kept open. fetch would cost more than the service does.
 * @param patience milliseconds that an answer may take; without it for ever
 */
export function keepAliveClient(
  origin: string,
  connections: number,
  base = '/rest',
  patience?: number,
): KeepAliveClient {
  const { Agent, request } = (origin.startsWith('https:') ? https : http) as typeof http
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const { hostname, port } = new URL(origin)
  return {
    send: ({ method, path, body, headers = {} }) =>
      new Promise((resolve, reject) => {
        const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }
        const signal = patience === undefined ? undefined : AbortSignal.timeout(patience)
        const whole = { ...headers, ...length }
        const options = {
          agent,
          hostname,
          port,
          method,
          path: `${base}${path}`,
          headers: whole,
          ...(signal && { signal }),
        }
        const sent = request(options, (answer) => {
          const parts: Buffer[] = []
          answer.on('data', (part: Buffer) => parts.push(part))
          answer.on('error', reject)
          const { statusCode: status = 0, headers: answered } = answer
          const wait = answered['retry-after']
          const retryAfter = wait === undefined ? undefined : Number(wait)
          answer.on('end', () => resolve({ status, retryAfter, headers: answered, body: Buffer.concat(parts) }))
        })
        sent.on('error', reject)
        sent.end(body)
      }),
    close: () => agent.destroy(),
  }
}
