import { openUpload, type OpenUpload } from '@waldkerf/domain/entities/maps/scans'
import useSWR from 'swr'
import * as v from 'valibot'
import { useSession } from '@waldkerf/app/session/SessionProvider.tsx'
import { ApiError } from '@waldkerf/app/platform/errors/errors'
import { toLoadable } from '@waldkerf/app/data/loading/loadable'
import { answerWords } from './scanFailure.ts'

const path = '/scans/files'
const openUploads = v.array(openUpload)

/** Running uploads of scans, for administrators. */
export function useOpenUploads() {
  const ask = useAskWebServer()
  const answer = useSWR(['scans', 'uploads'], async () => v.parse(openUploads, await (await ask(path, 'GET')).json()))
  return {
    uploads: toLoadable(answer),
    async end({ id }: OpenUpload): Promise<void> {
      try {
        await ask(`${path}/${id}`, 'DELETE')
      } finally {
        await answer.mutate()
      }
    },
  }
}

/**
 * Requests to the web server below /scans, with the session's token.
 * @returns makes a request; throws ApiError with the server's own message
 */
export function useAskWebServer() {
  const { identity } = useSession()
  return async (path: string, method: 'GET' | 'DELETE'): Promise<Response> => {
    const token = (await identity.tokenNow()) ?? ''
    const headers = { Authorization: `Bearer ${token}`, ...(method === 'DELETE' && { 'Tus-Resumable': '1.0.0' }) }
    const response = await fetch(path, { method, headers }).catch(() => undefined)
    if (!response) throw new ApiError('network', {})
    if (!response.ok) throw answerWords(response.status, await response.text())
    return response
  }
}
