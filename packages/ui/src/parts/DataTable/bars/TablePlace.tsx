import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { rowHeight, space } from '@waldkerf/ui/theme/tokens'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { EmptyState } from '@waldkerf/ui/parts/EmptyState/EmptyState'
import { ErrorState } from '@waldkerf/ui/parts/ErrorState/ErrorState'
import type { Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import { Skeleton } from '@waldkerf/ui/parts/Skeleton/Skeleton'
import { VisuallyHidden } from '@waldkerf/ui/parts/VisuallyHidden/VisuallyHidden'
import { texts } from '../DataTable.texts.ts'

export interface TablePlaceProps {
  state: Loadable<unknown> | undefined
  empty: ReactNode
  /** There are rows, but none passes the filters. */
  filtered: boolean
  onReset: () => void
}

/** Stands in place of the rows when they load, failed, are filtered away, or there are none. */
export function TablePlace({ state, empty, filtered, onReset }: TablePlaceProps) {
  const t = useTexts(texts).bars
  if (state?.status === 'loading') return <RowsSkeleton />
  return (
    <Place>
      {state?.status === 'failed' ? (
        <ErrorState title={t.failed} message={state.message} onRetry={state.retry} />
      ) : filtered ? (
        <EmptyState
          drawing="map"
          title={t.filteredTitle}
          text={t.filteredText}
          action={<Button onClick={onReset}>{t.resetFilters}</Button>}
        />
      ) : (
        empty
      )}
    </Place>
  )
}

/** The shape of rows to come; each a little different, as they will be. */
function RowsSkeleton() {
  const t = useTexts(texts).bars
  return (
    <div role="status">
      <VisuallyHidden>{t.loading}</VisuallyHidden>
      {Array.from({ length: 10 }, (_, line) => (
        <SkeletonRow key={line}>
          <Skeleton width={`${62 + ((line * 37) % 34)}%`} height={12} />
        </SkeletonRow>
      ))}
    </div>
  )
}

/** It keeps to the view when the heads scroll sideways. */
const Place = styled.div`
  position: sticky;
  left: 0;
  display: grid;
  flex: 1 1 auto;
  place-items: center;
  padding: ${space(6)};
`

const SkeletonRow = styled.div`
  display: grid;
  align-content: center;
  height: ${rowHeight};
  padding: 0 ${space(3)};
`
