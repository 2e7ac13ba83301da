import { type ReactNode, useCallback } from 'react'
import { LazyPicture } from '@waldkerf/ui/parts/LazyPicture/LazyPicture'
import type { DraftPicture } from '@waldkerf/domain/beetles/reports/unsentReport'

export interface DraftPictureThumbProps {
  picture: DraftPicture | undefined
  alt?: string
  /** Stands in its place where there is none. */
  none?: ReactNode
}

/** A picture that is on this device alone. */
export function DraftPictureThumb({ picture, alt = '', none }: DraftPictureThumbProps) {
  const bytes = picture?.bytes
  const load = useCallback(async () => bytes ?? new Blob(), [bytes])
  return <LazyPicture alt={alt} id={bytes ? 1 : undefined} load={load} none={none} />
}
