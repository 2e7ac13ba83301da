import { refusal, type SaidRefusal } from '@waldkerf/domain/refusals/refusals'
import type { ServerResponse } from 'node:http'

/** Answers with a JSON value that must not be cached. */
export const sendJson = (response: ServerResponse, status: number, value: unknown): void =>
  sendJsonBytes(response, status, Buffer.from(JSON.stringify(value)))

/** As `sendJson`, for text that is JSON already. */
export function sendJsonBytes(response: ServerResponse, status: number, body: Uint8Array): void {
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': body.length,
    'Cache-Control': 'no-store',
  })
  response.end(body)
}

/** A refusal in the data service's form. Its code is `WK` and the status, as in all answers of the web server's own. */
export const problem = ({ status, code, message }: SaidRefusal) => ({
  code: `WK${status}`,
  message,
  details: code,
  hint: null,
})

export function sendProblem(response: ServerResponse, refused: SaidRefusal) {
  sendJson(response, refused.status, problem(refused))
}

/** The part that would answer is being started: come back in a second. */
export function sendNotReady(response: ServerResponse): void {
  response.setHeader('Retry-After', '1')
  sendProblem(response, refusal('not_ready'))
}

export function sendHtml(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
  response.end(html)
}
