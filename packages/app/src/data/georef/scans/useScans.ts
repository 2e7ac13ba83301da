import { keptScans } from '@waldkerf/app/platform/unsaved/unsaved'
import { useSession, useSessionSnapshot } from '@waldkerf/app/session/SessionProvider.tsx'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { browserScanStore } from './scanStore.ts'
import { createScanUploads, type ScanUploader } from './scanUploads.ts'

/** One for each person: pages that are kept alive share it. */
const uploaders = new Map<string, ScanUploader>()

/** The person's scans in this browser, and their way to the others. */
export function useScans() {
  const session = useSession()
  const email = useSessionSnapshot().user?.email ?? ''
  const [uploads] = useState(() => {
    const known = uploaders.get(email)
    if (known) return known
    const made = createScanUploads({ store: browserScanStore(email), token: () => session.identity.tokenNow() })
    uploaders.set(email, made)
    return made
  })
  useEffect(() => {
    const goOn = () => void uploads.resumeAll()
    goOn()
    window.addEventListener('online', goOn)
    return () => window.removeEventListener('online', goOn)
  }, [uploads])
  const state = useSyncExternalStore(uploads.subscribe, uploads.snapshot)
  useEffect(() => {
    const open = Object.values(state).filter(({ status }) => status !== 'stored')
    keptScans.set(open.map(({ name }) => name))
  }, [state])
  return { uploads, state }
}
