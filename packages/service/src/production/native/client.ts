import { request, type IncomingHttpHeaders } from 'node:http'
import type { Machine } from './machine.ts'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  bytes: Buffer
}

interface Asked {
  method?: string
  token?: string
  /** Sent as JSON, bytes as they are. */
  body?: object
  headers?: Record<string, string>
}

/** Sends a request to the web server as the proxy that ends TLS passes it on: with the public host and the caller's address. */
export type Ask = (path: string, asked?: Asked) => Promise<Answer>

export function client(machine: Machine): Ask {
  const { host } = new URL(machine.variables()['WALDKERF_ORIGIN'] ?? '')
  return (path, { method = 'GET', token, body, headers = {} } = {}) =>
    new Promise((resolve, reject) => {
      const sentBytes = body instanceof Buffer ? body : body && Buffer.from(JSON.stringify(body))
      const sent = request({
        host: '127.0.0.1',
        port: machine.ports.web,
        path,
        method,
        agent: false,
        headers: {
          Host: host,
          'X-Forwarded-For': '203.0.113.7',
          ...(token !== undefined && { Authorization: `Bearer ${token}` }),
          ...(sentBytes && { 'Content-Type': 'application/json', 'Content-Length': sentBytes.length }),
          ...headers,
        },
      })
      sent.on('error', reject)
      sent.on('response', (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('error', reject)
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes: Buffer.concat(parts) }),
        )
      })
      sent.end(sentBytes)
    })
}

/** POST /rpc/{name}; answers the parsed body. Rejects with what was answered in place of 200. */
export async function call<Row = unknown>(ask: Ask, token: string, name: string, body: object = {}): Promise<Row> {
  const { status, bytes } = await ask(`/rest/rpc/${name}`, { method: 'POST', token, body })
  if (status === 200) return JSON.parse(bytes.toString()) as Row
  throw new Error(`${name} answers ${status}: ${bytes.toString()}`)
}
