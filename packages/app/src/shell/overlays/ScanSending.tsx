import { useEffect } from 'react'
import { resumeKeptScans } from '@waldkerf/app/data/georef/scans/uploaders'
import { useSession } from '@waldkerf/app/session/SessionProvider.tsx'

/** Goes on with scans that are in this browser alone, whatever page is shown; their map's list and workplace say how far. */
export function ScanSending({ email }: { email: string }) {
  const session = useSession()
  useEffect(() => {
    // Where the browser keeps no files there are none.
    resumeKeptScans(email, () => session.identity.tokenNow()).catch(() => undefined)
  }, [email, session])
  return null
}
