import { DashboardScreen } from '@waldkerf/ui/screens/dashboard/DashboardScreen'
import { useBeetlesBySpecies, useBeetlesByState } from '../../data/beetles.ts'
import { paths } from '../../routes/paths.ts'
import { useSessionSnapshot } from '../../session/SessionProvider.tsx'

/** /dashboard: what is published, for everyone the same; figures lead to GIS for those who may open it. */
export function DashboardPage() {
  const { user, allowed } = useSessionSnapshot()
  const mayReview = allowed?.has('gis') ?? false
  return (
    <DashboardScreen
      state={{
        byState: useBeetlesByState(),
        bySpecies: useBeetlesBySpecies(),
        name: user?.first_name ?? '',
        links: {
          state: (bundesland) => (mayReview ? paths.gis({ bundesland }) : undefined),
          species: (art) => (mayReview ? paths.gis({ art }) : undefined),
        },
      }}
    />
  )
}
