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

export const problem = (code: string, message: string, details: string | null = null) => ({
  code,
  message,
  details,
  hint: null,
})

/** An error in the data service's form: a code for programs, a message for people. */
export function sendProblem(response: ServerResponse, status: number, code: string, message: string, details?: string) {
  sendJson(response, status, problem(code, message, details))
}

export const notReady = 'Der Dienst startet gerade. Bitte versuchen Sie es gleich noch einmal.'

/** The part that would answer is being started: come back in a second. */
export function sendNotReady(response: ServerResponse): void {
  response.setHeader('Retry-After', '1')
  sendProblem(response, 503, 'WK503', notReady)
}

export function sendHtml(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
  response.end(html)
}
