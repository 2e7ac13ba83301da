import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Bar } from '@waldkerf/ui/parts/Bar/Bar'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { fallbackTexts } from '../SessionStatus/session.texts.ts'

export interface FallbackBarProps {
  /** A sentence that names the failed part and the substitute used meanwhile. */
  message: string
  onRetry: () => void
}

/** A line over a page that lacks a part, with a button to try again. Announced politely. */
export function FallbackBar({ message, onRetry }: FallbackBarProps) {
  const t = useTexts(fallbackTexts)
  return (
    <output>
      <Bar
        edge
        tone="warning"
        icon="warning"
        message={message}
        actions={<Button onClick={onRetry}>{t.retry}</Button>}
      />
    </output>
  )
}
