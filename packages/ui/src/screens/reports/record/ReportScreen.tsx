import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Back } from '@waldkerf/ui/parts/DetailPage/DetailPage'
import { ErrorState } from '@waldkerf/ui/parts/ErrorState/ErrorState'
import { MissingRecord } from '@waldkerf/ui/parts/ErrorState/RecordFailure'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { Skeleton } from '@waldkerf/ui/parts/Skeleton/Skeleton'
import { VisuallyHidden } from '@waldkerf/ui/parts/VisuallyHidden/VisuallyHidden'
import { Page } from '../reports.styles.ts'
import { ReportBody } from './ReportBody.tsx'
import { recordTexts } from '../reports.texts.ts'
import type { ReportScreenProps } from './reportTypes.ts'

export type { AnswerOutcome } from './AnswerField.tsx'

/** One record of one's own: its way, its pictures, what is asked and answered, its facts. */
export function ReportScreen({ state, actions }: ReportScreenProps) {
  const t = useTexts(recordTexts)
  const { id, access, beetle, list } = state
  const row = shown(beetle)
  return (
    <Page>
      <Back to={list}>{t.back}</Back>
      {access === 'own' ? (
        row ? (
          <ReportBody key={id} beetle={row} state={state} actions={actions} />
        ) : beetle.status === 'failed' ? (
          <ErrorState title={t.failed} message={beetle.message} onRetry={beetle.retry} />
        ) : (
          <ReportSkeleton />
        )
      ) : (
        <MissingRecord
          title={t[access]}
          text={access === 'missing' ? t.missingText : t.foreignText}
          list={{ to: list, words: t.toList }}
        />
      )}
    </Page>
  )
}

function ReportSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">{useTexts(recordTexts).loading}</VisuallyHidden>
      <Skeleton height={28} width="60%" />
      <Skeleton height={64} />
      <Skeleton height={260} />
      <Skeleton height={120} />
    </>
  )
}
