import type { ServerResponse } from 'node:http'
import { refusal, type SaidRefusal } from '@waldkerf/domain/refusals/refusals'
import { sendProblem } from './answers.ts'

/** Why the web server itself does not carry a request out. Nothing has been done. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: number
  readonly code: string
  readonly retryAfter: number | undefined

  /** @param retryAfter seconds after which the request may be repeated */
  constructor({ status, code, message }: SaidRefusal, retryAfter?: number) {
    super(message)
    this.status = status
    this.code = code
    this.retryAfter = retryAfter
  }
}

export const tooLarge = () => new Refusal(refusal('request_too_large'))

export function sendRefusal(response: ServerResponse, refused: Refusal): void {
  if (refused.retryAfter !== undefined) response.setHeader('Retry-After', String(refused.retryAfter))
  sendProblem(response, refused)
}
