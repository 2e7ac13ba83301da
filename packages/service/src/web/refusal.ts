import type { ServerResponse } from 'node:http'
import { sendProblem } from './answers.ts'

/** Why the web server itself does not carry a request out. Nothing has been done. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: number
  readonly retryAfter: number | undefined
  readonly details: string | undefined

  /** @param retryAfter seconds after which it may be taken. @param details a word that other languages are found by */
  constructor(status: number, message: string, retryAfter?: number, details?: string) {
    super(message)
    this.status = status
    this.retryAfter = retryAfter
    this.details = details
  }
}

export const tooLarge = () => new Refusal(413, 'Die Anfrage ist zu groß.')

/** The code is `WK` and the status, as in all answers of the web server's own. */
export function sendRefusal(response: ServerResponse, { status, message, retryAfter, details }: Refusal): void {
  if (retryAfter !== undefined) response.setHeader('Retry-After', String(retryAfter))
  sendProblem(response, status, `WK${status}`, message, details)
}
