import type { Species } from '@waldkerf/domain/entities/beetles/beetles'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { MinePanel } from '@waldkerf/ui/screens/dashboard/mine/MinePanel'
import { useOwnBeetles } from '@waldkerf/app/data/beetles/beetleOverviews'
import { useLoadPicture } from '@waldkerf/app/data/beetles/review/reviewedRecord'
import { useSpecies } from '@waldkerf/app/data/beetles/review/species'
import { useSpeciesNames } from '@waldkerf/app/data/beetles/review/speciesNames'
import { paths } from '@waldkerf/app/platform/routes/paths'
import { useSessionSnapshot } from '@waldkerf/app/session/SessionProvider.tsx'

const noSpecies: readonly Species[] = []
const reports = { list: paths.reports(), record: paths.report }

/** The person's own reports, each linked to its page, unless the person is not admitted yet. */
export function Mine() {
  const { allowed } = useSessionSnapshot()
  return (
    <MinePanel
      beetles={useSpeciesNames(useOwnBeetles())}
      species={shown(useSpecies()) ?? noSpecies}
      loadPicture={useLoadPicture()}
      addresses={allowed?.has('report') ? reports : undefined}
    />
  )
}
