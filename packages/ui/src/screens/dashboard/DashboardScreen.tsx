import type { CountBySpecies, CountByState } from '@waldkerf/domain/entities/beetles/beetleCounts'
import { type ReactNode, Suspense } from 'react'
import { useTexts } from '../../i18n/Language.tsx'
import { useIdle } from '../../parts/Later/useIdle.ts'
import type { Loadable } from '../../parts/Loadable/Loadable.tsx'
import { Grid, Page, Title } from './DashboardScreen.styles.ts'
import { texts } from './DashboardScreen.texts.ts'
import { Figures, type LinkToFinds } from './Figures.tsx'
import { SpeciesPanel } from './species/SpeciesPanel.tsx'
import { StatePanel } from './states/StatePanel.tsx'

export type { LinkToFinds } from './Figures.tsx'

export interface DashboardState {
  /** First name of the signed-in person; empty while unknown. */
  name: string
  byState: Loadable<CountByState[]>
  bySpecies: Loadable<CountBySpecies[]>
  linkTo: LinkToFinds
}

interface DashboardScreenProps {
  state: DashboardState
  /** For people who wait to be admitted: their next steps. */
  welcome?: ReactNode
  /** Trend of the published finds; comes once the page can be used, in place of their note. */
  trend?: ReactNode
  /** Panels below the first view; they come once that can be used. */
  more?: ReactNode
}

/** The published finds, the same for everyone; below them the panels of the person's role. */
export function DashboardScreen({ state, welcome, trend, more }: DashboardScreenProps) {
  const t = useTexts(texts)
  const later = useIdle()
  const { name, byState, bySpecies, linkTo } = state
  return (
    <Page>
      <Title>{name ? t.hello(name) : t.title}</Title>
      <Suspense>{welcome}</Suspense>
      <Figures byState={byState} bySpecies={bySpecies} linkTo={linkTo} trend={later && trend} />
      <Grid>
        <StatePanel counts={byState} linkTo={linkTo} later={later} />
        <SpeciesPanel counts={bySpecies} linkTo={linkTo} later={later} />
      </Grid>
      {later && <Suspense>{more}</Suspense>}
    </Page>
  )
}
