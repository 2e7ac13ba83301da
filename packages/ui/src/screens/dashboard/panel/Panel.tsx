import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { ErrorState } from '@waldkerf/ui/parts/ErrorState/ErrorState'
import { type Loadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { VisuallyHidden } from '@waldkerf/ui/parts/VisuallyHidden/VisuallyHidden'
import { color, weight } from '@waldkerf/ui/theme/tokens'
import { texts } from '../DashboardScreen.texts.ts'

/** One panel among others has nothing to show: that takes a line, not a drawing. */
const Quiet = styled.p`
  color: ${color.textMuted};

  strong {
    display: block;
    font-weight: ${weight('medium')};
  }
`

export interface PanelProps<T> {
  state: Loadable<T[]>
  /** The shape of what comes. */
  skeleton: ReactNode
  /** The text where there are no rows; when absent, that there are no finds. */
  empty?: { title: string; text: string } | undefined
  children: (rows: T[]) => ReactNode
}

/** The states that every panel of figures shares. Old figures stay when a later load fails. */
export function Panel<T>({ state, skeleton, empty, children }: PanelProps<T>) {
  const t = useTexts(texts)
  const rows = shown(state)
  if (rows && rows.length > 0) return children(rows)
  if (state.status === 'failed') return <ErrorState title={t.failed} message={state.message} onRetry={state.retry} />
  if (rows) {
    return (
      <Quiet>
        <strong>{empty?.title ?? t.empty}</strong> {empty?.text ?? t.emptyText}
      </Quiet>
    )
  }
  return (
    <>
      <VisuallyHidden role="status">{t.loading}</VisuallyHidden>
      {skeleton}
    </>
  )
}
