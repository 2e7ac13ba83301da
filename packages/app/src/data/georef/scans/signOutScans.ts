import { isUnsent } from '@waldkerf/domain/georef/scans/keptScan'
import { browserScanStore } from './scanStore.ts'

/** Signing out, for the person's scans in this browser: copies go, and scans that nobody else has stay. */
export async function leaveScans(email: string): Promise<void> {
  const store = browserScanStore(email)
  for (const kept of await store.list()) if (!isUnsent(kept)) await store.remove(kept.map)
}
