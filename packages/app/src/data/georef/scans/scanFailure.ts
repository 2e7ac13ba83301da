import { ApiError, errorMessage } from '@waldkerf/app/platform/errors/errors'
import type { DetailedError } from 'tus-js-client'

/** Why an upload has ended, in words: the service's own where it has said something. */
export function scanFailure(error: Error | DetailedError): string {
  const response = 'originalResponse' in error ? error.originalResponse : null
  if (!response) return errorMessage(new ApiError('network', { saving: true }))
  const status = response.getStatus()
  return errorMessage(
    new ApiError('http', { status, code: `WK${status}`, serviceMessage: serviceMessage(response.getBody()) }),
  )
}

function serviceMessage(body: string): string {
  try {
    const { message } = JSON.parse(body) as { message?: unknown }
    return typeof message === 'string' ? message : ''
  } catch {
    return ''
  }
}
