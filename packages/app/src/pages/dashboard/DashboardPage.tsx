import { lazyPart } from '@waldkerf/ui/parts/Later/lazyPart'
import { DashboardScreen, type LinkToFinds } from '@waldkerf/ui/screens/dashboard/DashboardScreen'
import { useBeetlesBySpecies, useBeetlesByState } from '../../data/beetles/beetleCounts.ts'
import { paths } from '../../platform/routes/paths.ts'
import { useSessionSnapshot } from '../../session/SessionProvider.tsx'

const later = () => import('./laterPanels.ts')
const MorePanels = lazyPart(async () => (await later()).loadMorePanels())
const Todo = lazyPart(async () => (await later()).loadTodo())
const Welcome = lazyPart(async () => (await later()).loadWelcome())
const Together = lazyPart(async () => (await later()).loadTogether())
const Empty = lazyPart(async () => (await later()).loadEmpty())
const Trend = lazyPart(async () => (await later()).loadTrend())

const toFinds: LinkToFinds = (narrowed) => paths.gis({ status: ['published'], ...narrowed })
const nowhere = () => undefined

/** /dashboard: published finds, the same for everyone; figures lead to GIS for those who may open it. */
export function DashboardPage() {
  const { user, role, allowed } = useSessionSnapshot()
  return (
    <DashboardScreen
      state={{
        byState: useBeetlesByState(),
        bySpecies: useBeetlesBySpecies(),
        name: user?.first_name ?? '',
        linkTo: allowed?.has('gis') ? toFinds : nowhere,
      }}
      first={user && (role === 'ogf_new' ? <Welcome /> : <Todo />)}
      together={<Together />}
      empty={<Empty />}
      trend={<Trend />}
      more={<MorePanels />}
    />
  )
}
