import { useTexts } from '@waldkerf/ui/i18n/Language'
import type { Loadable } from '../Loadable/Loadable.tsx'
import { Signpost } from './drawings.tsx'
import { ErrorPage, Way } from './ErrorPage.tsx'
import { ErrorState } from './ErrorState.tsx'
import { texts } from './RecordFailure.texts.ts'

export interface MissingRecordProps {
  title: string
  /** Replaces the usual reasons. */
  text?: string
  /** The list where one looks for others, and the words that lead there. */
  list: { to: string; words: string } | undefined
}

/** An address names a record that is not there: trying again would not help, its list does. */
export function MissingRecord({ title, text, list }: MissingRecordProps) {
  const t = useTexts(texts)
  return (
    <div role="alert">
      <ErrorPage
        drawing={<Signpost />}
        title={title}
        text={text ?? t.missing}
        action={list && <Way to={list.to}>{list.words}</Way>}
      />
    </div>
  )
}

export interface RecordFailureProps {
  failure: Extract<Loadable<unknown>, { status: 'failed' }>
  /** It could not be loaded, and might be the next time. */
  title: string
  /** There is none. */
  missing: Pick<MissingRecordProps, 'title' | 'list'>
}

/** In place of a record that is not there, or could not be loaded. */
export const RecordFailure = ({ failure, title, missing }: RecordFailureProps) =>
  failure.isMissing ? (
    <MissingRecord {...missing} />
  ) : (
    <ErrorState title={title} message={failure.message} onRetry={failure.retry} />
  )
