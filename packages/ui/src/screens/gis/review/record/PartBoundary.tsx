import type { ReactNode } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { ErrorBoundary } from '@waldkerf/ui/parts/ErrorBoundary/ErrorBoundary'
import { ErrorState } from '@waldkerf/ui/parts/ErrorState/ErrorState'
import { texts } from '../review.texts.ts'

/** Around a part of the record that may break alone: the decisions stay in reach. Give it the record's id as key. */
export function PartBoundary({ children }: { children: ReactNode }) {
  const t = useTexts(texts)
  const fallback = (_error: unknown, retry: () => void) => (
    <ErrorState title={t.broken} message={t.brokenText} onRetry={retry} />
  )
  return <ErrorBoundary fallback={fallback}>{children}</ErrorBoundary>
}
