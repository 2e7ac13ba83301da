import type { CountBySpecies, CountByState } from '@waldkerf/domain/entities/beetles'
import { useTexts } from '../../i18n/Language.tsx'
import type { Loadable } from '../../parts/Loadable/Loadable.tsx'
import { Grid, Page, Title } from './DashboardScreen.styles.ts'
import { texts } from './DashboardScreen.texts.ts'
import { Figures } from './Figures.tsx'
import { SpeciesPanel } from './SpeciesPanel.tsx'
import { StatePanel } from './StatePanel.tsx'

export interface DashboardState {
  /** First name of the signed-in person; empty while unknown. */
  name: string
  byState: Loadable<CountByState[]>
  bySpecies: Loadable<CountBySpecies[]>
  /** Where a figure leads: the address of what it counts, undefined for those who may not open it. */
  links: { state: (bundesland: string) => string | undefined; species: (art: number) => string | undefined }
}

/** What is published in the forests, for everyone the same. */
export function DashboardScreen({ state }: { state: DashboardState }) {
  const t = useTexts(texts)
  const { name, byState, bySpecies, links } = state
  return (
    <Page>
      <Title>{name ? t.hello(name) : t.title}</Title>
      <Figures byState={byState} bySpecies={bySpecies} links={links} />
      <Grid>
        <StatePanel counts={byState} linkTo={links.state} />
        <SpeciesPanel counts={bySpecies} linkTo={links.species} />
      </Grid>
    </Page>
  )
}
