import { openUpload, type OpenUpload } from '@waldkerf/domain/entities/maps/scans'
import useSWR from 'swr'
import * as v from 'valibot'
import { useSession } from '@waldkerf/app/session/SessionProvider.tsx'
import { toLoadable } from '../../loading/loadable.ts'
import { askWebServer } from './webServer.ts'

const path = '/scans/files'
const openUploads = v.array(openUpload)

/** Uploads of scans that are on their way, for administrators. */
export function useOpenUploads() {
  const { identity } = useSession()
  const answer = useSWR(['scans', 'uploads'], async () => {
    const response = await askWebServer(path, 'GET', await identity.tokenNow())
    return v.parse(openUploads, await response.json())
  })
  return {
    uploads: toLoadable(answer),
    async end({ id }: OpenUpload): Promise<void> {
      try {
        await askWebServer(`${path}/${id}`, 'DELETE', await identity.tokenNow())
      } finally {
        await answer.mutate()
      }
    },
  }
}
