import { lazyPart } from '@waldkerf/ui/parts/Later/lazyPart'
import { DashboardScreen } from '@waldkerf/ui/screens/dashboard/DashboardScreen'
import { useBeetlesBySpecies, useBeetlesByState } from '../../data/beetles.ts'
import { paths } from '../../routes/paths.ts'
import { useSessionSnapshot } from '../../session/SessionProvider.tsx'

const later = () => import('./laterPanels.ts')
const MorePanels = lazyPart(async () => (await later()).loadMorePanels())
const Trend = lazyPart(async () => (await later()).loadTrend())

const toReview = {
  state: (bundesland: string) => paths.gis({ bundesland }),
  species: (art: number) => paths.gis({ art }),
}
const nowhere = { state: () => undefined, species: () => undefined }

/** /dashboard: what is published, for everyone the same; figures lead to GIS for those who may open it. */
export function DashboardPage() {
  const { user, allowed } = useSessionSnapshot()
  return (
    <DashboardScreen
      state={{
        byState: useBeetlesByState(),
        bySpecies: useBeetlesBySpecies(),
        name: user?.first_name ?? '',
        links: allowed?.has('gis') ? toReview : nowhere,
      }}
      trend={<Trend />}
      more={<MorePanels />}
    />
  )
}
