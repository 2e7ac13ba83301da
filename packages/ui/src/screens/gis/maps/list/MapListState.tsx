import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { ErrorState } from '@waldkerf/ui/parts/ErrorState/ErrorState'
import { Skeleton } from '@waldkerf/ui/parts/Skeleton/Skeleton'
import { VisuallyHidden } from '@waldkerf/ui/parts/VisuallyHidden/VisuallyHidden'
import { Bones, Note } from '../../GisScreen.styles.ts'
import type { MapsState } from '../mapsTypes.ts'
import { texts } from '../MapsScreen.texts.ts'

/** What stands in place of the list, or above one that is old. */
export function MapListState({ maps, onRetry }: { maps: MapsState['maps']; onRetry: () => void }) {
  const t = useTexts(texts)
  if (maps.status === 'ready') return null
  if (maps.status === 'loading') {
    return (
      <Bones>
        <VisuallyHidden>{t.loading}</VisuallyHidden>
        {Array.from({ length: 12 }, (_, i) => (
          <Skeleton key={i} height={24} />
        ))}
      </Bones>
    )
  }
  if (!maps.data) return <ErrorState title={t.failed} message={maps.message} onRetry={onRetry} />
  return (
    <Note>
      {t.stale}
      <Button variant="quiet" icon="refresh" onClick={onRetry}>
        {t.retry}
      </Button>
    </Note>
  )
}
