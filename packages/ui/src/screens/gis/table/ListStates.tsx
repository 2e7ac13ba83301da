import { personName } from '@waldkerf/domain/beetles/people'
import type { Beetle } from '@waldkerf/domain/entities/beetles/beetles'
import type { Person } from '@waldkerf/domain/entities/users/people'
import { useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { EmptyState } from '@waldkerf/ui/parts/EmptyState/EmptyState'
import { ErrorState } from '@waldkerf/ui/parts/ErrorState/ErrorState'
import { IconButton } from '@waldkerf/ui/parts/IconButton/IconButton'
import { LinkButton } from '@waldkerf/ui/parts/LinkButton/LinkButton'
import { Skeleton } from '@waldkerf/ui/parts/Skeleton/Skeleton'
import { VisuallyHidden } from '@waldkerf/ui/parts/VisuallyHidden/VisuallyHidden'
import { SkeletonGroup, Note } from '../GisScreen.styles.ts'
import { statusLook } from '../beetleStatus.ts'
import { texts } from '../GisScreen.texts.ts'

interface EmptyListProps {
  filtered: boolean
  /** Where the first one is reported. */
  reportAt?: string | undefined
  onReset: () => void
}

/** Nothing to show: because there is nothing, or because of the filter. */
export function EmptyList({ filtered, reportAt, onReset }: EmptyListProps) {
  const t = useTexts(texts)
  if (!filtered) {
    const report = reportAt !== undefined && <LinkButton to={reportAt}>{t.empty.report}</LinkButton>
    return <EmptyState drawing="beetle" title={t.empty.title} text={t.empty.text} action={report} />
  }
  return (
    <EmptyState
      drawing="map"
      title={t.empty.filteredTitle}
      text={t.empty.filteredText}
      action={<Button onClick={onReset}>{t.empty.reset}</Button>}
    />
  )
}

/** The shape of the table to come. */
export function ListLoading() {
  const t = useTexts(texts)
  return (
    <SkeletonGroup>
      <VisuallyHidden>{t.loading}</VisuallyHidden>
      {Array.from({ length: 12 }, (_, i) => (
        <Skeleton key={i} height={24} />
      ))}
    </SkeletonGroup>
  )
}

export function ListFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return <ErrorState title={useTexts(texts).failed} message={message} onRetry={onRetry} />
}

const nobody: readonly Person[] = []

export interface UnsavedNoteProps {
  id: number
  /** As somebody else has stored it meanwhile, where that is the reason. */
  theirs?: Beetle | undefined
  /** Those whose names are known. */
  people?: readonly Person[] | undefined
  onShow: () => void
  /** The stored state stands. */
  onDrop: () => void
}

/** A decision that failed after the work had gone on to another record. */
export function UnsavedNote({ id, theirs, people = nobody, onShow, onDrop }: UnsavedNoteProps) {
  const t = useTexts(texts)
  const language = useLanguage()
  return (
    <Note>
      {theirs
        ? t.overtaken(
            id,
            personName(people, theirs.letzter_bearbeiter ?? '', language),
            statusLook(theirs.status).label[language],
          )
        : t.unsaved(id)}
      <Button variant="quiet" onClick={onShow}>
        {t.showUnsaved(id)}
      </Button>
      {theirs && <IconButton icon="close" label={t.dropUnsaved(id)} onClick={onDrop} />}
    </Note>
  )
}

/** The rows in view are from before the failure. */
export function StaleNote({ onRetry }: { onRetry: () => void }) {
  const t = useTexts(texts)
  return (
    <Note>
      {t.stale}
      <Button variant="quiet" icon="refresh" onClick={onRetry}>
        {t.retry}
      </Button>
    </Note>
  )
}
