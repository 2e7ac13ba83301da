import { useTexts } from '../../i18n/Language.tsx'
import { ErrorState } from '../../parts/ErrorState/ErrorState.tsx'
import type { Loadable } from '../../parts/Loadable/Loadable.tsx'
import { Skeleton } from '../../parts/Skeleton/Skeleton.tsx'
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
