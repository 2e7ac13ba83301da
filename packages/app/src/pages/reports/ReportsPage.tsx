import type { Species } from '@waldkerf/domain/entities/beetles/beetles'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { ReportsScreen } from '@waldkerf/ui/screens/reports/list/ReportsScreen'
import { useNavigate } from 'react-router-dom'
import { useOwnBeetles } from '@waldkerf/app/data/beetles/beetleOverviews'
import { useLoadPicture } from '@waldkerf/app/data/beetles/review/reviewedRecord'
import { useSpecies } from '@waldkerf/app/data/beetles/review/species'
import { useSpeciesNames } from '@waldkerf/app/data/beetles/review/speciesNames'
import { useNearbySince } from '@waldkerf/app/data/reports/nearbyFinds'
import { useToldReports, useUnsentReports } from '@waldkerf/app/data/reports/unsent/useUnsentReports'
import { useNoRoom } from '@waldkerf/app/platform/offline/useNoRoom'
import { useInstall } from '@waldkerf/app/platform/offline/useInstall'
import { paths } from '@waldkerf/app/platform/routes/paths'
import { useLine } from '@waldkerf/app/session/useLine'
import { useSessionSnapshot } from '@waldkerf/app/session/SessionProvider.tsx'
import { useBaseMaps } from '../gis/useBaseMaps.ts'
import { useAskToDiscard } from './useReportDraft.ts'

const noSpecies: readonly Species[] = []
const addresses = { create: paths.newReport(), record: paths.report }

/** /reports/index: the person's own records and unsent reports. */
export function ReportsPage() {
  const navigate = useNavigate()
  const { user } = useSessionSnapshot()
  const { reports = [], sent, others, outbox } = useUnsentReports(user?.email ?? '')
  const askToDiscard = useAskToDiscard()
  const species = shown(useSpecies({ kept: true })) ?? noSpecies
  const beetles = useSpeciesNames(useOwnBeetles(), { kept: true })
  const newest = shown(beetles)?.find(({ status, lat }) => status === 'published' && lat !== null)
  return (
    <ReportsScreen
      state={{
        beetles,
        unsent: useToldReports(reports),
        sent,
        others,
        install: useInstall(),
        noRoom: useNoRoom(),
        species,
        offline: useLine().offline,
        nearby: useNearbySince(newest?.id),
        baseMaps: useBaseMaps(),
        addresses,
      }}
      actions={{
        open: (id) => void navigate(paths.report(id)),
        again: (key) => void outbox.again(key),
        edit: async (key) => {
          if (await outbox.edit(key)) void navigate(paths.newReport())
        },
        discard: async (key) => {
          const report = reports.find((one) => one.key === key)
          if (report && (await askToDiscard(report))) void outbox.discard(key)
        },
      }}
      loadPicture={useLoadPicture()}
    />
  )
}
