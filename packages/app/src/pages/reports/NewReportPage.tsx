import { NewReportScreen, reportSteps } from '@waldkerf/ui/screens/reports/create/NewReportScreen'
import { useLine } from '@waldkerf/app/session/useLine'
import { useSessionSnapshot } from '@waldkerf/app/session/SessionProvider.tsx'
import { useBaseMaps } from '../gis/useBaseMaps.ts'
import { usePerson } from '../gis/usePerson.ts'
import { useOwnLayers } from './useOwnLayers.ts'
import { useReportForm } from './useReportForm.ts'
import { useReportSpecies } from './useReportSpecies.ts'

/** /reports/new: the form for a new report. */
export function NewReportPage() {
  const { user } = useSessionSnapshot()
  const email = user?.email ?? ''
  const { today } = usePerson()
  const { offline } = useLine()
  const { state, actions } = useReportForm(email, today)
  const isBegun = state.step !== reportSteps[0]
  const species = useReportSpecies(state.draft, { today, offline, pictured: isBegun })
  const own = useOwnLayers(email, isBegun)
  return (
    <NewReportScreen state={{ ...state, ...species, today, offline, baseMaps: useBaseMaps(), own }} actions={actions} />
  )
}
