import { lazyPart } from '@waldkerf/ui/parts/Later/lazyPart'
import { Suspense, useEffect } from 'react'
import { drafts } from '@waldkerf/app/platform/drafts/pageDrafts'
import { keepPerson } from '@waldkerf/app/platform/offline/keptPerson'
import { followWorker } from '@waldkerf/app/platform/offline/followWorker'
import { useSessionSnapshot } from '@waldkerf/app/session/SessionProvider.tsx'
import { useLine } from '@waldkerf/app/session/useLine'
import { Overlays } from './Overlays.tsx'
import { useAllowedPage } from './useAllowedPage.ts'
import { useHasReports } from './useHasReports.ts'
import { useResumedScans } from './useResumedScans.ts'
import { useRoleChange } from './useRoleChange.ts'

const ReportSending = lazyPart(async () => (await import('./ReportSending.tsx')).ReportSending)

/** The product's overlays, which also need its session: offline state, owner of drafts, right to report. */
export function ProductOverlays() {
  const { state, status, user, allowed } = useSessionSnapshot()
  const email = user?.email
  useRoleChange()
  useAllowedPage()
  useEffect(() => {
    if (email !== undefined) drafts.begin(email)
  }, [email])
  const confirmed = state === 'known' ? user : undefined
  useEffect(() => {
    if (confirmed) keepPerson(confirmed, status)
  }, [confirmed, status])
  useEffect(followWorker, [])
  useResumedScans(allowed?.has('georef') ? email : undefined)
  const hasReports = useHasReports(email)
  return (
    <>
      <Overlays {...useLine()} />
      {email !== undefined && allowed && hasReports && (
        <Suspense>
          <ReportSending email={email} />
        </Suspense>
      )}
    </>
  )
}
