import { ErrorState } from '@waldkerf/ui/parts/ErrorState/ErrorState'
import { type Loadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { Skeleton } from '@waldkerf/ui/parts/Skeleton/Skeleton'
import { VisuallyHidden } from '@waldkerf/ui/parts/VisuallyHidden/VisuallyHidden'
import type { ReactNode } from 'react'
import { Section, SectionTitle } from './payments.styles.ts'

export interface LoadedSectionProps<T> {
  title: string
  /** The tab above is called the same: it is read out alone. */
  isNamed?: boolean
  state: Loadable<T>
  words: { failed: string; loading: string }
  children: (data: T) => ReactNode
}

/** A section of the editor's side whose content comes by a call of its own: a failure concerns it alone. */
export function LoadedSection<T>({ title, isNamed = false, state, words, children }: LoadedSectionProps<T>) {
  const known = shown(state)
  return (
    <Section aria-label={title}>
      {isNamed ? <VisuallyHidden as="h2">{title}</VisuallyHidden> : <SectionTitle>{title}</SectionTitle>}
      {state.status === 'failed' && <ErrorState title={words.failed} message={state.message} onRetry={state.retry} />}
      {state.status === 'loading' && (
        <div role="status">
          <VisuallyHidden>{words.loading}</VisuallyHidden>
          <Skeleton height={72} />
        </div>
      )}
      {known !== undefined && children(known)}
    </Section>
  )
}
