import { useMemo } from 'react'
import type { ScanUpload, ScanUploader, ScanUploads } from './scanUploads.ts'

/** An upload with its actions. */
export const uploadView = (uploads: ScanUploader, map: number, upload: ScanUpload) => ({
  ...upload,
  pause: () => void uploads.pause(map),
  resume: () => void uploads.resume(map),
})

/** All of them, by map. */
export function useUploadViews({ uploads, state }: { uploads: ScanUploader; state: ScanUploads }) {
  return useMemo(
    () =>
      Object.fromEntries(Object.entries(state).map(([map, upload]) => [map, uploadView(uploads, Number(map), upload)])),
    [uploads, state],
  )
}
