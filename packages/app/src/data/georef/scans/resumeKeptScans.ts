import { isUnsent } from '@waldkerf/domain/georef/scans/keptScan'
import { browserScanStore } from '@waldkerf/app/platform/storage/scans/scanStore'

/** Resumes uploads interrupted by a closed tab or a lost connection. What uploads is loaded only if there are any. */
export async function resumeKeptScans(email: string, token: () => Promise<string | undefined>): Promise<void> {
  const kept = await browserScanStore(email).list()
  if (!kept.some(isUnsent)) return
  const { findUploader } = await import('./uploaders.ts')
  await findUploader(email, token).resumeAll()
}
