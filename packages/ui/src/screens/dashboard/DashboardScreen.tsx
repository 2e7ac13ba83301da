import type { CountBySpecies, CountByState } from '@waldkerf/domain/entities/beetleCounts'
import { type ReactNode, Suspense } from 'react'
import { useTexts } from '../../i18n/Language.tsx'
import { useIdle } from '../../parts/Later/useIdle.ts'
import type { Loadable } from '../../parts/Loadable/Loadable.tsx'
import { Grid, Page, Title } from './DashboardScreen.styles.ts'
import { texts } from './DashboardScreen.texts.ts'
import { Figures } from './Figures.tsx'
import { SpeciesPanel } from './species/SpeciesPanel.tsx'
import { StatePanel } from './states/StatePanel.tsx'

export interface DashboardState {
  /** First name of the signed-in person; empty while unknown. */
  name: string
  byState: Loadable<CountByState[]>
  bySpecies: Loadable<CountBySpecies[]>
  /** Where a figure leads: the address of what it counts, undefined for those who may not open it. */
  links: { state: (bundesland: string) => string | undefined; species: (art: number) => string | undefined }
}

interface DashboardScreenProps {
  state: DashboardState
  /** How the published finds go on; comes once the page can be used, in place of their note. */
  trend?: ReactNode
  /** What stands below the first view; comes once that can be used. */
  more?: ReactNode
}

/** What is published in the forests, for everyone the same; below it what else the role is shown. */
export function DashboardScreen({ state, trend, more }: DashboardScreenProps) {
  const t = useTexts(texts)
  const later = useIdle()
  const { name, byState, bySpecies, links } = state
  return (
    <Page>
      <Title>{name ? t.hello(name) : t.title}</Title>
      <Figures byState={byState} bySpecies={bySpecies} links={links} trend={later && trend} />
      <Grid>
        <StatePanel counts={byState} linkTo={links.state} later={later} />
        <SpeciesPanel counts={bySpecies} linkTo={links.species} later={later} />
      </Grid>
      {later && <Suspense>{more}</Suspense>}
    </Page>
  )
}
