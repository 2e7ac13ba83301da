import { useEffect, useState } from 'react'
import { takeShared } from '@waldkerf/app/platform/offline/worker/sharedFiles'

/** Files that another program has shared with the product, once. @param isAsked whether any wait */
export function useSharedFiles(isAsked: boolean): readonly File[] | undefined {
  const [files, setFiles] = useState<readonly File[]>()
  useEffect(() => {
    if (isAsked)
      takeShared().then(
        (found) => found.length > 0 && setFiles(found),
        () => undefined,
      )
  }, [isAsked])
  return files
}
