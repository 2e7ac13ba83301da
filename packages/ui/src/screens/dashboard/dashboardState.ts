import type { CountBySpecies, CountByState } from '@waldkerf/domain/entities/beetles/beetleCounts'
import type { Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { LinkToFinds } from './Figures.tsx'

export interface DashboardState {
  /** First name of the signed-in person; empty while unknown. */
  name: string
  byState: Loadable<CountByState[]>
  bySpecies: Loadable<CountBySpecies[]>
  linkTo: LinkToFinds
  /** The page of the season; undefined for those who may not open it. */
  seasonAt: string | undefined
}
