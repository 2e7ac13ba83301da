import { LatestPanel } from '@waldkerf/ui/screens/dashboard/latest/LatestPanel'
import { MinePanel } from '@waldkerf/ui/screens/dashboard/mine/MinePanel'
import { useCallback } from 'react'
import { reviewApi } from '../../api/gis/review.ts'
import { useLatestBeetles, useOwnBeetles } from '../../data/beetleOverviews.ts'
import { useArea } from '../../data/useArea.ts'
import { paths } from '../../routes/paths.ts'
import { useSessionSnapshot } from '../../session/SessionProvider.tsx'

/** What both lists of records need: the pictures' bytes, and the way to a record for those who may open it. */
function useRecords() {
  const review = useArea(reviewApi)
  const { allowed } = useSessionSnapshot()
  return {
    loadPicture: useCallback((id: number) => review.pictureBytes(id), [review]),
    linkTo: (record: number) => (allowed?.has('gis') ? paths.gis({ record }) : undefined),
  }
}

/** The newest published finds. */
export const Latest = () => <LatestPanel beetles={useLatestBeetles()} {...useRecords()} />

/** The person's own reports. */
export const Mine = () => <MinePanel beetles={useOwnBeetles()} {...useRecords()} />
