import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { FallenTree } from '@waldkerf/ui/parts/ErrorState/drawings'
import { Detail, ErrorPage } from '@waldkerf/ui/parts/ErrorState/ErrorPage'
import { texts } from './errors.texts.ts'

export interface CrashScreenProps {
  /** The error's own words, for whoever has to mend it. */
  message: string
  onRetry: () => void
}

/** A view that broke while it was drawn; the frame around it still works. */
export function CrashScreen({ message, onRetry }: CrashScreenProps) {
  const t = useTexts(texts).crash
  return (
    <ErrorPage
      drawing={<FallenTree />}
      title={t.title}
      text={t.text}
      detail={
        <Detail as="details">
          <summary>{t.details}</summary>
          {message}
        </Detail>
      }
      action={
        <Button variant="primary" onClick={onRetry}>
          {t.retry}
        </Button>
      }
    />
  )
}
