import { useSession, useSessionSnapshot } from '@waldkerf/app/session/SessionProvider.tsx'
import { useState, useSyncExternalStore } from 'react'
import { findUploader } from './uploaders.ts'

/** The person's scans in this browser, and their way to the others. */
export function useScans() {
  const session = useSession()
  const email = useSessionSnapshot().user?.email ?? ''
  const [uploads] = useState(() => findUploader(email, () => session.identity.tokenNow()))
  const state = useSyncExternalStore(uploads.subscribe, uploads.snapshot)
  return { uploads, state }
}
