import type { ServerResponse } from 'node:http'

/** Answers with a JSON value that nobody keeps. */
export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  const body = Buffer.from(JSON.stringify(value))
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': body.length,
    'Cache-Control': 'no-store',
  })
  response.end(body)
}

/**
 * An error in the data service's form. The code is `WK` and the status, as in all answers of the web server's own.
 * @param details a word that other languages are found by
 */
export const problem = (status: number, details: string, message: string) => ({
  code: `WK${status}`,
  message,
  details,
  hint: null,
})

export function sendProblem(response: ServerResponse, status: number, details: string, message: string) {
  sendJson(response, status, problem(status, details, message))
}

export const notReady = 'Der Dienst startet gerade. Bitte versuchen Sie es gleich noch einmal.'

/** The part that would answer is being started: come back in a second. */
export function sendNotReady(response: ServerResponse): void {
  response.setHeader('Retry-After', '1')
  sendProblem(response, 503, 'not_ready', notReady)
}

export function sendHtml(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
  response.end(html)
}
