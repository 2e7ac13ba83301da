import { may } from '@waldkerf/domain/roles/rights'
import { lazyPart } from '@waldkerf/ui/parts/Later/lazyPart'
import { DashboardScreen } from '@waldkerf/ui/screens/dashboard/DashboardScreen'
import { useBeetlesBySpecies, useBeetlesByState } from '@waldkerf/app/data/beetles/beetleCounts'
import { useLostAddress } from '@waldkerf/app/platform/routes/lostAddress'
import { paths } from '@waldkerf/app/platform/routes/paths'
import { useSessionSnapshot } from '@waldkerf/app/session/SessionProvider.tsx'
import { Suspense } from 'react'
import { useLinkToFinds } from './linkToFinds.ts'

const later = () => import('./laterPanels.ts')
const WorkPanels = lazyPart(async () => (await later()).loadWorkPanels())
const Todo = lazyPart(async () => (await later()).loadTodo())
const Welcome = lazyPart(async () => (await later()).loadWelcome())
const Together = lazyPart(async () => (await later()).loadTogether())
const Empty = lazyPart(async () => (await later()).loadEmpty())
const Picture = lazyPart(async () => (await later()).loadPicture())
const OpenedFind = lazyPart(async () => (await later()).loadOpenedFind())
const Lost = lazyPart(async () => (await later()).loadLost())

/** Heights in px, title included: the queue and its oldest records, or the own reports. */
const queueRooms = [274, 274]
const ownRooms = [390]

/** /dashboard; after an unknown address, which leads here, the page that names it. */
export function DashboardPage() {
  return useLostAddress() ? (
    <Suspense>
      <Lost />
    </Suspense>
  ) : (
    <Dashboard />
  )
}

/** The person's work, and the season at a glance; details are on the season's page. */
function Dashboard() {
  const { user, role, allowed } = useSessionSnapshot()
  const works = may(role, 'work')
  const workRooms = !works || may(role, 'watchQueue') ? [] : may(role, 'reviewBeetles') ? queueRooms : ownRooms
  return (
    <DashboardScreen
      state={{
        byState: useBeetlesByState(),
        bySpecies: useBeetlesBySpecies(),
        name: user?.first_name ?? '',
        linkTo: useLinkToFinds(),
        seasonAt: allowed?.has('season') ? paths.season() : undefined,
      }}
      runsOffice={may(role, 'doOffice')}
      first={user && (works ? <Todo /> : <Welcome />)}
      work={user && workRooms.length > 0 ? { panels: <WorkPanels />, rooms: workRooms } : undefined}
      together={<Together />}
      empty={<Empty />}
      picture={<Picture />}
      over={<OpenedFind />}
    />
  )
}
