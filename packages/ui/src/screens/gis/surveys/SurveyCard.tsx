import type { ReactNode } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { EmptyState } from '@waldkerf/ui/parts/EmptyState/EmptyState'
import { ErrorState } from '@waldkerf/ui/parts/ErrorState/ErrorState'
import { type Loadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { Skeleton } from '@waldkerf/ui/parts/Skeleton/Skeleton'
import { VisuallyHidden } from '@waldkerf/ui/parts/VisuallyHidden/VisuallyHidden'
import { SkeletonGroup } from './SurveysScreen.styles.ts'
import { texts } from './SurveysScreen.texts.ts'

export interface SurveyCardProps<T> {
  title: string
  state: Loadable<T[]>
  empty: { title: string; text: string }
  /** Draws the rows, in a card of its own. */
  children: (rows: T[]) => ReactNode
}

/** The card without rows: loading, failed or empty. Rows, also from before a failure, are drawn by `children`. */
export function SurveyCard<T>({ title, state, empty, children }: SurveyCardProps<T>) {
  const t = useTexts(texts)
  const rows = shown(state)
  if (rows && rows.length > 0) return children(rows)
  return (
    <Card title={title}>
      {state.status === 'failed' ? (
        <ErrorState title={t.failed} message={state.message} onRetry={state.retry} />
      ) : rows ? (
        <EmptyState drawing="map" title={empty.title} text={empty.text} />
      ) : (
        <>
          <VisuallyHidden role="status">{t.loading}</VisuallyHidden>
          <SkeletonGroup>
            {Array.from({ length: 5 }, (_, row) => (
              <Skeleton key={row} width={`${100 - 9 * row}%`} height={12} />
            ))}
          </SkeletonGroup>
        </>
      )}
    </Card>
  )
}

/** Whole percent; a share above zero is never shown as zero. */
export const percent = (part: number) => (part > 0 && part < 0.005 ? '< 1 %' : `${Math.round(100 * part)} %`)
