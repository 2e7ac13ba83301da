import { firstScreen } from '@waldkerf/ui/browser/firstScreen'
import { useEffect } from 'react'
import { useSession } from '@waldkerf/app/session/SessionProvider.tsx'

/**
 * Resumes unfinished uploads of scans on every page, at the start and whenever the line is back; the top bar, the list
 * and the workplace of the map show their progress.
 * @param email undefined where nobody may upload
 */
export function useResumedScans(email: string | undefined) {
  const session = useSession()
  useEffect(() => {
    if (email === undefined) return undefined
    const resume = async () => {
      await firstScreen()
      const { resumeKeptScans } = await import('@waldkerf/app/data/georef/scans/resumeKeptScans')
      await resumeKeptScans(email, () => session.identity.tokenNow())
    }
    // A browser without file storage has no unfinished uploads.
    const start = () => void resume().catch(() => undefined)
    start()
    addEventListener('online', start)
    return () => removeEventListener('online', start)
  }, [email, session])
}
