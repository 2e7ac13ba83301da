import { ErrorBoundary } from '@waldkerf/ui/parts/ErrorBoundary/ErrorBoundary'
import { ErrorState } from '@waldkerf/ui/parts/ErrorState/ErrorState'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import type { ReactNode } from 'react'
import { errorMessage } from '../errors/errors.ts'
import { texts } from './failures.texts.ts'
import { MissingPage } from './pageCode.ts'
import { logFailure } from './report.ts'

export interface PanelBoundaryProps {
  /** The panel's title on the page. */
  name: string
  children: ReactNode
}

/** Loads missing code again before rendering. */
async function tryAgain(error: unknown, retry: () => void) {
  if (error instanceof MissingPage) await error.again()
  retry()
}

/** Limits a failure to a part of a page: shows it in place of the part, with a button to try again. */
export function PanelBoundary({ name, children }: PanelBoundaryProps) {
  const t = useTexts(texts)
  const showFailure = (error: unknown, retry: () => void) => (
    <ErrorState title={t.panelBroken(name)} message={errorMessage(error)} onRetry={() => void tryAgain(error, retry)} />
  )
  return (
    <ErrorBoundary onError={(error) => logFailure(error, name)} fallback={showFailure}>
      {children}
    </ErrorBoundary>
  )
}
