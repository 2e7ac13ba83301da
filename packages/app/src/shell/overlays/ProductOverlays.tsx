import { lazyPart } from '@waldkerf/ui/parts/Later/lazyPart'
import { Suspense, useEffect } from 'react'
import { drafts } from '@waldkerf/app/platform/drafts/pageDrafts'
import { useSessionSnapshot } from '@waldkerf/app/session/SessionProvider.tsx'
import { Overlays } from './Overlays.tsx'
import { useRoleChange } from './useRoleChange.ts'

const ReportSending = lazyPart(async () => (await import('./ReportSending.tsx')).ReportSending)
const ScanSending = lazyPart(async () => (await import('./ScanSending.tsx')).ScanSending)

/** The product's overlays, which also need its session: offline state, owner of drafts, right to report. */
export function ProductOverlays() {
  const { offline, user, allowed } = useSessionSnapshot()
  const email = user?.email
  useRoleChange()
  useEffect(() => {
    if (email !== undefined) drafts.begin(email)
  }, [email])
  return (
    <>
      <Overlays offline={offline} />
      {email !== undefined && allowed?.has('newReport') && (
        <Suspense>
          <ReportSending email={email} />
        </Suspense>
      )}
      {email !== undefined && allowed?.has('georef') && (
        <Suspense>
          <ScanSending email={email} />
        </Suspense>
      )}
    </>
  )
}
