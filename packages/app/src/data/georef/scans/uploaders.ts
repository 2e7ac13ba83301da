import { keptScans, unsavedWork } from '@waldkerf/app/platform/unsaved/unsaved'
import { browserScanStore } from '@waldkerf/app/platform/storage/scans/scanStore'
import { createScanUploads, type ScanUploader } from './scanUploads.ts'
import { useSession, useSessionSnapshot } from '@waldkerf/app/session/SessionProvider.tsx'
import { useState, useSyncExternalStore } from 'react'

/** One uploader for each person, shared by pages that are kept alive. */
const uploaders = new Map<string, ScanUploader>()

/** Scans that are lost with the window, by name, and how to say that they are not any more. */
const loose = new Map<string, () => void>()

function declareLoose(names: readonly string[]) {
  for (const [name, remove] of loose) {
    if (names.includes(name)) continue
    loose.delete(name)
    remove()
  }
  for (const name of names) if (!loose.has(name)) loose.set(name, unsavedWork.add({ name }))
}

/** The uploads of a person's scans. The question at sign-out names unfinished ones. */
export function findUploader(email: string, token: () => Promise<string | undefined>): ScanUploader {
  const known = uploaders.get(email)
  if (known) return known
  const made = createScanUploads({ store: browserScanStore(email), token })
  uploaders.set(email, made)
  made.subscribe(() => {
    const open = Object.values(made.snapshot()).filter(({ status }) => status !== 'stored')
    const names = (isLoose: boolean) => open.filter((one) => (one.isLoose ?? false) === isLoose).map(({ name }) => name)
    keptScans.set(names(false))
    declareLoose(names(true))
  })
  return made
}

/** The person's scans in this browser, and their uploads. */
export function useScans() {
  const session = useSession()
  const email = useSessionSnapshot().user?.email ?? ''
  const [uploads] = useState(() => findUploader(email, () => session.identity.tokenNow()))
  const state = useSyncExternalStore(uploads.subscribe, uploads.snapshot)
  return { uploads, state }
}
