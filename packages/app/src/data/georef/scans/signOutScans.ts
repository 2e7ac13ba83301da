import { browserScanStore } from './scanStore.ts'

/** What signing out does with the person's scans in this browser: copies go, what nobody else has stays. */
export async function leaveScans(email: string): Promise<void> {
  const store = browserScanStore(email)
  for (const { map, isUploaded } of await store.list()) if (isUploaded) await store.remove(map)
}
