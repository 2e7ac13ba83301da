import { failureText } from '@waldkerf/domain/words/failureText'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '../Button/Button.tsx'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { texts } from './ErrorState.texts.ts'

export interface ErrorStateProps {
  /** Names the failed task. */
  title: string
  /** Cause, and a word on the safety of the data, in one or two sentences; of a longer text the beginning is read out. */
  message: string
  onRetry?: () => void
}

/** Shows a failure where it happened and offers to try again; the rest of the page keeps working. */
export function ErrorState({ title, message, onRetry }: ErrorStateProps) {
  const t = useTexts(texts)
  return (
    <div role="alert">
      <EmptyState
        drawing="broken"
        title={title}
        text={failureText(message)}
        action={
          onRetry && (
            <Button icon="refresh" onClick={onRetry}>
              {t.retry}
            </Button>
          )
        }
      />
    </div>
  )
}
