import { ApiError, errorMessage } from '@waldkerf/app/platform/errors/errors'
import type { DetailedError } from 'tus-js-client'

/** Why an upload has ended, in words: the service's own where it has said something. */
export function scanFailure(error: Error | DetailedError): string {
  const response = 'originalResponse' in error ? error.originalResponse : null
  if (!response) return errorMessage(new ApiError('network', { saving: true }))
  return errorMessage(answerWords(response.getStatus(), response.getBody()))
}

/** A refusal of the web server, in its own words. */
export function answerWords(status: number, body: string): ApiError {
  const { message, details } = answered(body)
  return new ApiError('http', { status, code: details || `WK${status}`, serviceMessage: message })
}

interface Said {
  message: string
  /** A word that other languages are found by. */
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
