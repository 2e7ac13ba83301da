import type { OfficeTasks } from '@waldkerf/domain/entities/office/officeTasks'
import { isOfficeReady, officeParts } from '@waldkerf/domain/officeSettings/settingsFindings'
import { settingsValues } from '@waldkerf/domain/officeSettings/settingsValues'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { firstStepLines, FirstSteps } from '@waldkerf/ui/screens/dashboard/first/FirstSteps'
import type { TodoPanelProps } from '@waldkerf/ui/screens/dashboard/todo/TodoPanel'
import type { ReactNode } from 'react'
import { useOfficeSettings } from '@waldkerf/app/data/office/settings'
import { paths } from '@waldkerf/app/platform/routes/paths'

const addresses = {
  settings: paths.settings,
  newClient: paths.newIn(paths.clients()),
  newOffer: paths.newIn(paths.offers()),
}

interface BeginningProps {
  tasks: OfficeTasks
  /** @param isKnown whether it is known if steps stand before the tasks */
  children: (isKnown: boolean, before: TodoPanelProps['before']) => ReactNode
}

/** Guides a new office until its first offer, and asks for its own details until its first invoice is archived. */
export function Beginning({ tasks, children }: BeginningProps) {
  const state = useOfficeSettings()
  const office = shown(state)
  if (!office) return children(state.status === 'failed', undefined)
  const values = settingsValues(office)
  if (tasks.hat_dokumente && isOfficeReady(values)) return children(true, undefined)
  const steps = (
    <FirstSteps
      office={officeParts(values)}
      hasClients={tasks.hat_kunden}
      hasDocuments={tasks.hat_dokumente}
      addresses={addresses}
    />
  )
  return children(true, { steps, lines: firstStepLines })
}
