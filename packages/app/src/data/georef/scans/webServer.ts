import { ApiError } from '@waldkerf/app/platform/errors/errors'
import { answerWords } from './scanFailure.ts'

/**
 * Asks the web server below /scans, with the session's token.
 * @throws ApiError with the server's own words
 */
export async function askWebServer(path: string, method: string, token: string | undefined): Promise<Response> {
  const headers = { Authorization: `Bearer ${token ?? ''}`, ...(method === 'DELETE' && { 'Tus-Resumable': '1.0.0' }) }
  const response = await fetch(path, { method, headers }).catch(() => undefined)
  if (!response) throw new ApiError('network', {})
  if (!response.ok) throw answerWords(response.status, await response.text())
  return response
}
