import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/Language.tsx'
import { EmptyState } from '../../parts/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../parts/ErrorState/ErrorState.tsx'
import { type Loadable, shown } from '../../parts/Loadable/Loadable.tsx'
import { Skeleton } from '../../parts/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../../parts/VisuallyHidden/VisuallyHidden.tsx'
import { Bones } from './DashboardScreen.styles.ts'
import { texts } from './DashboardScreen.texts.ts'

const widths = ['92%', '71%', '64%', '58%', '41%', '37%', '22%', '18%']

/** The states that every panel of figures shares. Old figures stay when a later load fails. */
export function Panel<T>({ state, children }: { state: Loadable<T[]>; children: (rows: T[]) => ReactNode }) {
  const t = useTexts(texts)
  const rows = shown(state)
  if (rows && rows.length > 0) return children(rows)
  if (state.status === 'failed') return <ErrorState title={t.failed} message={state.message} onRetry={state.retry} />
  if (rows) return <EmptyState drawing="beetle" title={t.empty} text={t.emptyText} />
  return (
    <Bones>
      <VisuallyHidden role="status">{t.loading}</VisuallyHidden>
      {widths.map((width) => (
        <Skeleton key={width} width={width} height={16} />
      ))}
    </Bones>
  )
}
