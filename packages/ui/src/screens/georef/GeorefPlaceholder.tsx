import { useTexts } from '@waldkerf/ui/i18n/Language'
import { RecordFailure } from '@waldkerf/ui/parts/ErrorState/RecordFailure'
import { Skeleton } from '@waldkerf/ui/parts/Skeleton/Skeleton'
import { Screen, SkeletonGroup } from './GeorefScreen.styles.ts'
import { texts } from './GeorefScreen.texts.ts'
import type { GeorefState } from './georefTypes.ts'

/** In place of a map that is not there yet, cannot be read, or does not exist. */
export function GeorefPlaceholder({ map, list }: Pick<GeorefState, 'map' | 'list'>) {
  const t = useTexts(texts)
  const missing = { title: t.missing, list: list === undefined ? undefined : { to: list, words: t.toList } }
  return (
    <Screen>
      {map.status === 'failed' ? (
        <RecordFailure failure={map} title={t.failed} missing={missing} />
      ) : (
        <SkeletonGroup aria-label={t.loading}>
          <Skeleton height={40} />
          <Skeleton height={360} />
          <Skeleton height={200} />
        </SkeletonGroup>
      )}
    </Screen>
  )
}
