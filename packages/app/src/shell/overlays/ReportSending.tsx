import { useTexts } from '@waldkerf/ui/i18n/Language'
import { useEffect, useEffectEvent } from 'react'
import { useUnsentReports } from '@waldkerf/app/data/reports/unsent/useUnsentReports'
import { notify } from '@waldkerf/app/platform/notices/notices'
import { paths } from '@waldkerf/app/platform/routes/paths'
import { useNavigate } from 'react-router-dom'
import { sendingTexts } from '../overlays.texts.ts'

/** Sends unsent reports on every page, and notifies when they have arrived. */
export function ReportSending({ email }: { email: string }) {
  const t = useTexts(sendingTexts)
  const navigate = useNavigate()
  const { arrived, lastRecord } = useUnsentReports(email)
  const onArrived = useEffectEvent(() => {
    if (lastRecord === undefined) return
    const action = { label: t.view, onAct: () => void navigate(paths.report(lastRecord)) }
    notify({ tone: 'success', message: t.arrived(lastRecord), action })
  })
  useEffect(() => {
    if (arrived > 0) onArrived()
  }, [arrived])
  return null
}
