import { useEffect, useRef } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { ErrorState } from '@waldkerf/ui/parts/ErrorState/ErrorState'
import { failedTexts } from '../panels.texts.ts'
import { useFailedTogether } from './PanelGroup.tsx'

/** One message and one button for all panels that could not be loaded. Afterwards the focus is at the heading. */
export function FailedTogether() {
  const t = useTexts(failedTexts)
  const failures = useFailedTogether()
  const pressed = useRef(false)
  const some = failures.length > 0
  useEffect(() => {
    if (some || !pressed.current) return
    pressed.current = false
    const heading = document.querySelector<HTMLElement>('main h1')
    if (document.activeElement === document.body && heading) {
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    }
  }, [some])
  const retry = () => {
    pressed.current = true
    for (const failure of failures) failure.retry()
  }
  return some && <ErrorState title={t.failed} message={failures.at(-1)?.message ?? ''} onRetry={retry} />
}
