import type { BeetleChange } from '@waldkerf/domain/entities/beetles/beetleHistory'
import type { Beetle, Picture, Species } from '@waldkerf/domain/entities/beetles/beetles'
import type { ConversationEntry } from '@waldkerf/domain/entities/beetles/conversation'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { EmptyState } from '@waldkerf/ui/parts/EmptyState/EmptyState'
import { ErrorState } from '@waldkerf/ui/parts/ErrorState/ErrorState'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { type Loadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { Skeleton } from '@waldkerf/ui/parts/Skeleton/Skeleton'
import { VisuallyHidden } from '@waldkerf/ui/parts/VisuallyHidden/VisuallyHidden'
import type { PictureActions } from '../../gis/pictures/edit/editTypes.ts'
import { MainWay, Page } from '../reports.styles.ts'
import type { AnswerFieldProps } from './AnswerField.tsx'
import { Back } from './record.styles.ts'
import { ReportBody } from './ReportBody.tsx'
import { texts } from './ReportScreen.texts.ts'

export type { AnswerOutcome } from './AnswerField.tsx'

interface ReportState {
  id: number
  /** `missing`: there is none, or none that may be seen; `foreign`: somebody else's. */
  access: 'own' | 'missing' | 'foreign'
  beetle: Loadable<Beetle>
  species: readonly Species[]
  pictures: Loadable<readonly Picture[]>
  /** The address of a picture's bytes; undefined while they are on their way. */
  pictureUrl: (picture: Picture) => string | undefined
  history: Loadable<readonly BeetleChange[]>
  conversation: Loadable<readonly ConversationEntry[]>
  /** The answer's text so far. */
  answer: string
  /** Address of the list. */
  list: string
}

export interface ReportScreenProps {
  state: ReportState
  actions: {
    /** Of its pictures; they are the reporter's to change until the record is published. */
    pictures: PictureActions
    typeAnswer: AnswerFieldProps['onChange']
    sendAnswer: AnswerFieldProps['onSend']
  }
}

/** One record of one's own: its way, its pictures, what is asked and answered, its facts. */
export function ReportScreen({ state, actions }: ReportScreenProps) {
  const t = useTexts(texts)
  const { id, access, beetle, list } = state
  const row = shown(beetle)
  return (
    <Page>
      <Back to={list}>
        <Icon name="chevron-left" size={16} />
        {t.back}
      </Back>
      {access === 'own' ? (
        row ? (
          <ReportBody key={id} beetle={row} state={state} actions={actions} />
        ) : beetle.status === 'failed' ? (
          <ErrorState title={t.failed} message={beetle.message} onRetry={beetle.retry} />
        ) : (
          <ReportSkeleton />
        )
      ) : (
        <>
          <VisuallyHidden as="h1">{t.title(id)}</VisuallyHidden>
          <EmptyState
            title={t[access]}
            text={access === 'missing' ? t.missingText : t.foreignText}
            action={<MainWay to={list}>{t.toList}</MainWay>}
          />
        </>
      )}
    </Page>
  )
}

function ReportSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">{useTexts(texts).loading}</VisuallyHidden>
      <Skeleton height={28} width="60%" />
      <Skeleton height={64} />
      <Skeleton height={260} />
      <Skeleton height={120} />
    </>
  )
}
