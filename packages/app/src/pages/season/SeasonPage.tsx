import { may } from '@waldkerf/domain/roles/rights'
import { SeasonScreen } from '@waldkerf/ui/screens/season/SeasonScreen'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { useSeason } from '@waldkerf/app/data/beetles/beetleOverviews'
import { useBeetlesBySpecies, useBeetlesByState } from '@waldkerf/app/data/beetles/beetleCounts'
import { useSpeciesNames } from '@waldkerf/app/data/beetles/review/speciesNames'
import { paths } from '@waldkerf/app/platform/routes/paths'
import { useSessionSnapshot } from '@waldkerf/app/session/SessionProvider.tsx'
import { useLinkToFinds } from '../dashboard/linkToFinds.ts'
import { useToday } from '../dashboard/useToday.ts'
import { LaterPanel } from '../dashboard/LaterPanel.tsx'
import { OpenedFind } from '../dashboard/OpenedFind.tsx'

/** /season/index: the published finds of all years, the same for everyone; for administrators the queue besides. */
export function SeasonPage() {
  const { role, allowed } = useSessionSnapshot()
  const queue = [<LaterPanel key="queue" name="queue" />, <LaterPanel key="oldest" name="oldest" />]
  return (
    <>
      <SeasonScreen
        state={{
          byState: useBeetlesByState(),
          bySpecies: useSpeciesNames(useBeetlesBySpecies()),
          weeks: shown(useSeason()),
          today: useToday(),
          linkTo: useLinkToFinds(),
        }}
        reportAt={allowed?.has('newReport') ? paths.newReport() : undefined}
        year={<LaterPanel name="year" />}
        latest={<LaterPanel name="latest" />}
        queue={may(role, 'watchQueue') ? queue : undefined}
      />
      <OpenedFind />
    </>
  )
}
