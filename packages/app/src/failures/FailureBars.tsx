import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Bar } from '@waldkerf/ui/parts/Bar/Bar'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { useEffect, useEffectEvent, useRef } from 'react'
import { notify } from '../notices/notices.ts'
import { texts } from './failures.texts.ts'
import { useNewVersion } from './newVersion.ts'
import { useOffline } from './useOffline.ts'

export interface FailureBarsProps {
  /** What else knows that there is no connection. */
  offline: boolean
}

/** What stays for as long as it is so: no connection, a new version that waits. */
export function FailureBars({ offline: knownOffline }: FailureBarsProps) {
  const t = useTexts(texts)
  const browserOffline = useOffline()
  const offline = knownOffline || browserOffline
  const newVersion = useNewVersion()
  const before = useRef(false)
  const onChange = useEffectEvent((now: boolean) => {
    if (before.current && !now) notify({ tone: 'success', message: t.online })
    before.current = now
  })
  useEffect(() => onChange(offline), [offline])
  return (
    <>
      {newVersion && (
        <Bar
          floating
          icon="refresh"
          message={t.newVersion}
          actions={<Button onClick={() => location.reload()}>{t.reload}</Button>}
        />
      )}
      {offline && <Bar floating tone="warning" icon="offline" message={t.offline} />}
    </>
  )
}
