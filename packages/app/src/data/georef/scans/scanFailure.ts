import { ApiError, errorMessage } from '@waldkerf/app/platform/errors/errors'
import type { DetailedError } from 'tus-js-client'

/** Message for a failed upload: the service's own, if it sent one. */
export function scanFailure(error: Error | DetailedError): string {
  const response = 'originalResponse' in error ? error.originalResponse : null
  if (!response) return errorMessage(new ApiError('network', { saving: true }))
  return errorMessage(answerWords(response.getStatus(), response.getBody()))
}

/** A refusal by the web server, with its own message. */
export function answerWords(status: number, body: string): ApiError {
  const { message, details } = answered(body)
  return new ApiError('http', { status, code: details || `WK${status}`, serviceMessage: message })
}

interface Said {
  message: string
  /** Code by which the message in other languages is found. */
  details: string
}

const words = (value: unknown) => (typeof value === 'string' ? value : '')

function answered(body: string): Said {
  try {
    const { message, details } = JSON.parse(body) as { message?: unknown; details?: unknown }
    return { message: words(message), details: words(details) }
  } catch {
    return { message: '', details: '' }
  }
}
