import { useEffect } from 'react'
import { resumeKeptScans } from '@waldkerf/app/data/georef/scans/uploaders'
import { useSession } from '@waldkerf/app/session/SessionProvider.tsx'

/** Resumes unfinished uploads of scans on every page; list and workplace of the map show their progress. */
export function ScanSending({ email }: { email: string }) {
  const session = useSession()
  useEffect(() => {
    // A browser without file storage has no unfinished uploads.
    resumeKeptScans(email, () => session.identity.tokenNow()).catch(() => undefined)
  }, [email, session])
  return null
}
