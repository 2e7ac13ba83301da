import { useTexts } from '@waldkerf/ui/i18n/Language'
import { LinkButton } from '@waldkerf/ui/parts/LinkButton/LinkButton'
import { EmptyState } from '@waldkerf/ui/parts/EmptyState/EmptyState'
import { emptyTexts } from '../panels.texts.ts'

/** Nothing is published: one sentence for the whole page, and the way to a first find. @param reportAt absent: may report nothing */
export function EmptyDashboard({ reportAt }: { reportAt: string | undefined }) {
  const t = useTexts(emptyTexts)
  const action = reportAt && <LinkButton to={reportAt}>{t.report}</LinkButton>
  return <EmptyState drawing="forest" title={t.title} text={t.text} action={action} />
}
