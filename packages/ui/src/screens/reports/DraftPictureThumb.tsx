import { useCallback } from 'react'
import { LazyPicture } from '@waldkerf/ui/parts/LazyPicture/LazyPicture'
import type { DraftPicture } from '@waldkerf/domain/beetles/reports/unsentReport'

/** A picture that is on this device alone; without one the sign for it. */
export function DraftPictureThumb({ picture, alt = '' }: { picture: DraftPicture | undefined; alt?: string }) {
  const bytes = picture?.bytes
  const load = useCallback(async () => bytes ?? new Blob(), [bytes])
  return <LazyPicture alt={alt} id={bytes ? 1 : undefined} load={load} />
}
