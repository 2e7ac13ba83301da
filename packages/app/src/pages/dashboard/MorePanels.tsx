import { useTexts } from '@waldkerf/ui/i18n/Language'
import { DashboardMore } from '@waldkerf/ui/screens/dashboard/DashboardMore'
import type { ReactNode } from 'react'
import { PanelBoundary } from '../../platform/failures/PanelBoundary.tsx'
import { useSessionSnapshot } from '../../session/SessionProvider.tsx'
import { Latest, Mine } from './RecordPanels.tsx'
import { texts } from './MorePanels.texts.ts'
import { Documents, Forecast, Survey, Users } from './OfficePanels.tsx'
import { Oldest, Queue } from './QueuePanels.tsx'
import { Season } from './SeasonPanels.tsx'

const alone = (name: string, panel: ReactNode) => (
  <PanelBoundary key={name} name={name}>
    {panel}
  </PanelBoundary>
)

/** The dashboard below its first view, by role. Each panel loads, fails and is tried again alone. */
export function MorePanels() {
  const t = useTexts(texts)
  const { role } = useSessionSnapshot()
  const mayReview = role === 'ogf_expert' || role === 'ogf_admin'
  const office = {
    forecast: alone(t.forecast, <Forecast />),
    others: [alone(t.documents, <Documents />), alone(t.survey, <Survey />), alone(t.users, <Users />)],
  }
  return (
    <DashboardMore
      season={alone(t.season, <Season />)}
      latest={alone(t.latest, <Latest />)}
      mine={role !== 'ogf_citizens' && alone(t.mine, <Mine />)}
      office={role === 'ogf_admin' ? office : undefined}
      queue={mayReview ? [alone(t.queue, <Queue />), alone(t.oldest, <Oldest />)] : undefined}
    />
  )
}
