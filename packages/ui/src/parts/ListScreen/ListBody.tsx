import type { ReactNode } from 'react'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Bar } from '../Bar/Bar.tsx'
import { Button } from '../Button/Button.tsx'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { type Loadable, shown } from '../Loadable/Loadable.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { Rows, SkeletonGroup } from './ListScreen.styles.ts'
import { texts } from '../parts.texts.ts'
import type { List, ListWords } from './listTypes.ts'

/** Says that rows are old or incomplete, and offers to load them again. */
export function RetryBar({ message, onRetry }: { message: string; onRetry: () => void }) {
  const t = useTexts(texts).listScreen
  const again = (
    <Button variant="quiet" icon="refresh" onClick={onRetry}>
      {t.retry}
    </Button>
  )
  return (
    <div role="status">
      <Bar icon="warning" tone="warning" message={message} actions={again} />
    </div>
  )
}

export interface ListBodyProps {
  words: Pick<ListWords, 'loading' | 'failed'>
  state: Loadable<unknown>
  /** Notes on further data that could not be loaded, such as names. */
  notes?: ReactNode
  onRetry: () => void
  /** The table, once there are rows. */
  children: ReactNode
}

/** In place of rows that are on their way. */
export const ListSkeleton = ({ words }: Pick<ListBodyProps, 'words'>) => (
  <SkeletonGroup>
    <VisuallyHidden>{words.loading}</VisuallyHidden>
    {Array.from({ length: 12 }, (_, i) => (
      <Skeleton key={i} height={24} />
    ))}
  </SkeletonGroup>
)

/** The rows of a list, or a placeholder for them; old rows stay below a note. */
export function ListBody({ words, state, notes, onRetry, children }: ListBodyProps) {
  const t = useTexts(texts).listScreen
  const isThere = shown(state) !== undefined
  return (
    <>
      {notes}
      {state.status === 'loading' && <ListSkeleton words={words} />}
      {state.status === 'failed' &&
        (isThere ? (
          <RetryBar message={t.stale} onRetry={onRetry} />
        ) : (
          <ErrorState title={words.failed} message={state.message} onRetry={onRetry} />
        ))}
      {isThere && <Rows className="list">{children}</Rows>}
    </>
  )
}

/** '12 von 60'; nothing while that is not known, and where there are none at all. */
export function ListCount({
  list,
  words,
}: {
  list: Omit<List<unknown>, 'columns'>
  words?: Pick<ListWords, 'counted'>
}) {
  const t = useTexts(texts).listScreen
  const { number } = useFormat()
  if (!shown(list.state) || list.all.length === 0) return null
  return words?.counted ?? t.shown(number(list.rows.length), number(list.all.length))
}
