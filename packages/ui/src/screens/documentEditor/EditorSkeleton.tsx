import { useTexts } from '@waldkerf/ui/i18n/Language'
import { RecordFailure } from '@waldkerf/ui/parts/ErrorState/RecordFailure'
import type { Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import { Skeleton } from '@waldkerf/ui/parts/Skeleton/Skeleton'
import { SkeletonGroup } from './DocumentEditorScreen.styles.ts'
import { texts } from './DocumentEditorScreen.texts.ts'

export interface EditorSkeletonProps {
  waited: Loadable<unknown>
  /** Address of the documents' list, for a document that is not there. */
  list?: string | undefined
}

/** In place of a document that is not there yet, or cannot be read. */
export function EditorSkeleton({ waited, list }: EditorSkeletonProps) {
  const t = useTexts(texts)
  if (waited.status === 'failed') {
    const missing = { title: t.missing, list: list === undefined ? undefined : { to: list, words: t.toList } }
    return <RecordFailure failure={waited} title={t.failed} missing={missing} />
  }
  return (
    <SkeletonGroup aria-label={t.loading}>
      <Skeleton height={40} />
      <Skeleton height={160} />
      <Skeleton height={320} />
    </SkeletonGroup>
  )
}
