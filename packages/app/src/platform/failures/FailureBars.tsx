import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Bar } from '@waldkerf/ui/parts/Bar/Bar'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { EdgeBars } from '@waldkerf/ui/parts/Bar/EdgeBars'
import { useEffect, useEffectEvent, useRef } from 'react'
import { createPortal } from 'react-dom'
import { endEarlyOffline } from '../boot/earlyOffline.ts'
import { notify } from '../notices/notices.ts'
import { texts } from './failures.texts.ts'
import { loadNewVersion, useNewVersion } from './newVersion.ts'
import { useOffline } from './useOffline.ts'

export interface FailureBarsProps {
  /** From another source than the browser, such as the session. */
  offline: boolean
  /** Pages of reports alone are open, for the person last confirmed on this device. */
  away?: boolean
}

/** Bars that are shown as long as there is no connection or a new version waits. */
export function FailureBars({ offline: knownOffline, away = false }: FailureBarsProps) {
  const t = useTexts(texts)
  const browserOffline = useOffline()
  const offline = knownOffline || browserOffline
  const newVersion = useNewVersion()
  const before = useRef(false)
  const onChange = useEffectEvent((now: boolean) => {
    if (before.current && !now) {
      notify({ tone: 'success', message: t.online })
      // Reads that failed are asked again, as when somebody comes back to the window: the browser tells of its own line alone.
      dispatchEvent(new Event('focus'))
    }
    before.current = now
  })
  useEffect(() => onChange(offline), [offline])
  useEffect(endEarlyOffline, [])
  const bars = (
    <EdgeBars>
      {newVersion && (
        <Bar
          edge
          icon="refresh"
          message={t.newVersion}
          actions={<Button onClick={() => void loadNewVersion()}>{t.reload}</Button>}
        />
      )}
      {offline && <Bar edge tone="warning" icon="offline" message={away ? t.away : t.offline} />}
    </EdgeBars>
  )
  // The entry page has an element for the bars, above everything else.
  const place = document.getElementById('bars')
  return place ? createPortal(bars, place) : bars
}
