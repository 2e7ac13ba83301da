import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/Language.tsx'
import { EmptyState } from '../../parts/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../parts/ErrorState/ErrorState.tsx'
import { type Loadable, shown } from '../../parts/Loadable/Loadable.tsx'
import { Skeleton } from '../../parts/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../../parts/VisuallyHidden/VisuallyHidden.tsx'
import { Bones } from './DashboardScreen.styles.ts'
import { texts } from './DashboardScreen.texts.ts'

/** The shape of a list of bars, the most first. */
export function BarBones() {
  return (
    <Bones>
      {Array.from({ length: 12 }, (_, row) => (
        <Skeleton key={row} width={`${100 - 6 * row}%`} height={8} />
      ))}
    </Bones>
  )
}

interface PanelProps<T> {
  state: Loadable<T[]>
  /** The shape of what comes. */
  bones: ReactNode
  children: (rows: T[]) => ReactNode
}

/** The states that every panel of figures shares. Old figures stay when a later load fails. */
export function Panel<T>({ state, bones, children }: PanelProps<T>) {
  const t = useTexts(texts)
  const rows = shown(state)
  if (rows && rows.length > 0) return children(rows)
  if (state.status === 'failed') return <ErrorState title={t.failed} message={state.message} onRetry={state.retry} />
  if (rows) return <EmptyState drawing="beetle" title={t.empty} text={t.emptyText} />
  return (
    <>
      <VisuallyHidden role="status">{t.loading}</VisuallyHidden>
      {bones}
    </>
  )
}
