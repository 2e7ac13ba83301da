import { useTexts } from '@waldkerf/ui/i18n/Language'
import { useEffect, useEffectEvent } from 'react'
import { useUnsentReports } from '@waldkerf/app/data/reports/unsent/useUnsentReports'
import { notify } from '@waldkerf/app/platform/notices/notices'
import { sendingTexts } from '../overlays.texts.ts'

/** Sends unsent reports on every page, and notifies when they have arrived. */
export function ReportSending({ email }: { email: string }) {
  const t = useTexts(sendingTexts)
  const { arrived, lastRecord } = useUnsentReports(email)
  const onArrived = useEffectEvent(() => {
    if (lastRecord !== undefined) notify({ tone: 'success', message: t.arrived(lastRecord) })
  })
  useEffect(() => {
    if (arrived > 0) onArrived()
  }, [arrived])
  return null
}
