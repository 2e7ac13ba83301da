import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useHandedFocus } from '@waldkerf/ui/browser/useHandedFocus'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { ErrorBoundary } from '@waldkerf/ui/parts/ErrorBoundary/ErrorBoundary'
import { ErrorState } from '@waldkerf/ui/parts/ErrorState/ErrorState'
import { texts } from '../review.texts.ts'

/** Only holds the focus: the parts stand in the drawer's own grid. */
const Part = styled.div`
  display: contents;
`

/** Around a part of the record that may break alone: the decisions stay in reach. Give it the record's id as key. */
export function PartBoundary({ children }: { children: ReactNode }) {
  const t = useTexts(texts)
  const part = useHandedFocus<HTMLDivElement>()
  const fallback = (_error: unknown, retry: () => void) => (
    <ErrorState title={t.broken} message={t.brokenText} onRetry={retry} />
  )
  return (
    <Part ref={part}>
      <ErrorBoundary fallback={fallback}>{children}</ErrorBoundary>
    </Part>
  )
}
