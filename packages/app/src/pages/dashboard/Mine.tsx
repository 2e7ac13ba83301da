import { MinePanel } from '@waldkerf/ui/screens/dashboard/mine/MinePanel'
import { useOwnBeetles } from '../../data/beetles/beetleOverviews.ts'
import { useLoadPicture } from '../../data/beetles/review/reviewedRecord.ts'
import { paths } from '../../platform/routes/paths.ts'
import { useSessionSnapshot } from '../../session/SessionProvider.tsx'

const reports = { list: paths.reports(), record: paths.report }

/** The person's own reports, each with its page; who waits to be admitted has none. */
export function Mine() {
  const { allowed } = useSessionSnapshot()
  return (
    <MinePanel
      beetles={useOwnBeetles()}
      loadPicture={useLoadPicture()}
      addresses={allowed?.has('report') ? reports : undefined}
    />
  )
}
