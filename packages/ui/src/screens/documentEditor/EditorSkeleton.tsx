import { useTexts } from '@waldkerf/ui/i18n/Language'
import { ErrorState } from '@waldkerf/ui/parts/ErrorState/ErrorState'
import type { Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import { Skeleton } from '@waldkerf/ui/parts/Skeleton/Skeleton'
import { SkeletonGroup } from './DocumentEditorScreen.styles.ts'
import { texts } from './DocumentEditorScreen.texts.ts'

/** In place of a document that is not there yet, or cannot be read. */
export function EditorSkeleton({ waited }: { waited: Loadable<unknown> }) {
  const t = useTexts(texts)
  if (waited.status === 'failed') {
    return <ErrorState title={t.failed} message={waited.message} onRetry={waited.retry} />
  }
  return (
    <SkeletonGroup aria-label={t.loading}>
      <Skeleton height={40} />
      <Skeleton height={160} />
      <Skeleton height={320} />
    </SkeletonGroup>
  )
}
