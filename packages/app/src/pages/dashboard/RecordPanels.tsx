import { LatestPanel } from '@waldkerf/ui/screens/dashboard/latest/LatestPanel'
import { MinePanel } from '@waldkerf/ui/screens/dashboard/mine/MinePanel'
import { useLatestBeetles, useOwnBeetles } from '../../data/beetles/beetleOverviews.ts'
import { useLoadPicture } from '../../data/beetles/review/reviewedRecord.ts'
import { paths } from '../../platform/routes/paths.ts'
import { useSessionSnapshot } from '../../session/SessionProvider.tsx'
import { useOpensHere } from './OpenedFind.tsx'

const inGis = (record: number) => paths.gis({ record })
const nowhere = () => undefined

/** The newest published finds. Those who have no GIS open one over this page. */
export function Latest() {
  const { allowed } = useSessionSnapshot()
  const opensHere = useOpensHere()
  const linkTo = allowed?.has('gis') ? inGis : opensHere ? paths.dashboard : nowhere
  return <LatestPanel beetles={useLatestBeetles()} loadPicture={useLoadPicture()} linkTo={linkTo} />
}

const reports = { list: paths.reports(), create: paths.newReport(), record: paths.report }

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
