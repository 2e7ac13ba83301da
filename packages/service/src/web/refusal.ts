import type { ServerResponse } from 'node:http'
import { sendProblem } from './answers.ts'

/** Why the web server itself does not carry a request out. Nothing has been done. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: number
  readonly details: string
  readonly retryAfter: number | undefined

  /** @param details a word that other languages are found by. @param retryAfter seconds after which it may be taken */
  constructor(status: number, details: string, message: string, retryAfter?: number) {
    super(message)
    this.status = status
    this.details = details
    this.retryAfter = retryAfter
  }
}

export const tooLarge = () => new Refusal(413, 'request_too_large', 'Die Anfrage ist zu groß.')

export function sendRefusal(response: ServerResponse, { status, message, retryAfter, details }: Refusal): void {
  if (retryAfter !== undefined) response.setHeader('Retry-After', String(retryAfter))
  sendProblem(response, status, details, message)
}
