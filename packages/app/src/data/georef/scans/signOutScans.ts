import { browserScanStore } from './scanStore.ts'

/** Signing out, for the person's scans in this browser: copies go, and scans that nobody else has stay. */
export async function leaveScans(email: string): Promise<void> {
  const store = browserScanStore(email)
  for (const { map, isUploaded } of await store.list()) if (isUploaded) await store.remove(map)
}
