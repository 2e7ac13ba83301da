import { lazyPart } from '@waldkerf/ui/parts/Later/lazyPart'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Suspense, useEffect, useEffectEvent } from 'react'
import { useUnsentReports } from '@waldkerf/app/data/reports/unsent/useUnsentReports'
import { notify } from '@waldkerf/app/platform/notices/notices'
import { useSessionSnapshot } from '@waldkerf/app/session/SessionProvider.tsx'
import { paths } from '@waldkerf/app/platform/routes/paths'
import { useLocation, useNavigate } from 'react-router-dom'
import { sendingTexts } from '../overlays.texts.ts'

const HeldReports = lazyPart(async () => (await import('./HeldReports.tsx')).HeldReports)

/** Sends unsent reports on every page, and notifies when they have arrived; the list of reports says so itself. What may not be sent is said. */
export function ReportSending({ email }: { email: string }) {
  const t = useTexts(sendingTexts)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { state, allowed } = useSessionSnapshot()
  const { reports = [], arrived, sent, outbox } = useUnsentReports(email)
  const onArrived = useEffectEvent(() => {
    const record = sent[0]?.record
    if (record === undefined || pathname === paths.reports()) return
    const action = { label: t.view, onAct: () => void navigate(paths.report(record)) }
    notify({ tone: 'success', message: t.arrived, action })
  })
  useEffect(() => {
    if (arrived > 0) onArrived()
  }, [arrived])
  if (state !== 'known' || allowed?.has('newReport') || reports.length === 0) return null
  return (
    <Suspense>
      <HeldReports reports={reports} onDiscard={outbox.discard} />
    </Suspense>
  )
}
