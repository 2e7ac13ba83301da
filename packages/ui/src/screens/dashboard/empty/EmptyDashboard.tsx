import { useTexts } from '@waldkerf/ui/i18n/Language'
import { LinkButton } from '@waldkerf/ui/parts/LinkButton/LinkButton'
import { EmptyState } from '@waldkerf/ui/parts/EmptyState/EmptyState'
import { emptyTexts } from '../panels.texts.ts'

/** Where a role begins while there is nothing to see yet. */
export interface FirstStep {
  kind: 'review' | 'people' | 'report'
  to: string
}

/** Nothing is published: one sentence for the whole page, and one step that suits the role. */
export function EmptyDashboard({ firstStep }: { firstStep: FirstStep | undefined }) {
  const t = useTexts(emptyTexts)
  const action = firstStep && <LinkButton to={firstStep.to}>{t.firstSteps[firstStep.kind]}</LinkButton>
  return <EmptyState drawing="forest" title={t.title} text={t.text} action={action} />
}
