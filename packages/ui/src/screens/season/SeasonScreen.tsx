import type { CountBySpecies, CountByState } from '@waldkerf/domain/entities/beetles/beetleCounts'
import type { WeekCount } from '@waldkerf/domain/entities/beetles/beetleOverviews'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { EmptyState } from '@waldkerf/ui/parts/EmptyState/EmptyState'
import { LinkButton } from '@waldkerf/ui/parts/LinkButton/LinkButton'
import { type Loadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { Grid, Page, Title } from '../dashboard/DashboardScreen.styles.ts'
import type { LinkToFinds } from '../dashboard/Figures.tsx'
import { FailedTogether } from '../dashboard/panel/FailedTogether.tsx'
import { BarSkeleton } from '../dashboard/panel/BarSkeleton.tsx'
import { PanelCard } from '../dashboard/panel/PanelCard.tsx'
import { PanelGroup } from '../dashboard/panel/PanelGroup.tsx'
import { useSeasonStatement } from '../dashboard/season/useSeasonStatement.ts'
import { SpeciesCard } from './species/SpeciesCard.tsx'
import { mapSkeleton, MapAndList } from './states/MapAndBars.tsx'
import { useNamedStates } from './states/namedStates.ts'
import { StateCard } from './states/StateCard.tsx'
import { texts } from './SeasonScreen.texts.ts'

/** On a phone the sentence takes two lines: their room is there before it. */
const Headline = styled(Title)`
  text-wrap: pretty;

  @media (width < 600px) {
    min-height: 56px;
  }
`

export interface SeasonScreenProps {
  state: {
    byState: Loadable<CountByState[]>
    bySpecies: Loadable<CountBySpecies[]>
    /** Of the year in one sentence; undefined while unknown. */
    weeks: readonly WeekCount[] | undefined
    /** `YYYY-MM-DD`, in Berlin. */
    today: string
    linkTo: LinkToFinds
  }
  /** The finds over the year. */
  year: ReactNode
  /** The newest of them. */
  latest: ReactNode
  /** Where the first find is reported, by who may. */
  reportAt?: string | undefined
  /** Those that wait, for whoever decides. */
  queue?: readonly ReactNode[] | undefined
}

/** All that is known of the published finds: over the year, by Land, by species, and the newest of them. */
export function SeasonScreen({ state, reportAt, year, latest, queue }: SeasonScreenProps) {
  const t = useTexts(texts)
  const { byState, bySpecies, weeks, today, linkTo } = state
  const headline = useSeasonStatement(weeks, today)
  const states = useNamedStates(shown(byState) ?? [], linkTo)
  const isEmpty = shown(byState)?.length === 0 && shown(bySpecies)?.length === 0
  const report = reportAt !== undefined && <LinkButton to={reportAt}>{t.report}</LinkButton>
  return (
    <PanelGroup isEmpty={isEmpty}>
      <Page>
        <Headline tabIndex={-1}>{headline || t.title}</Headline>
        <FailedTogether />
        {isEmpty && <EmptyState drawing="forest" title={t.empty} text={t.emptyText} action={report} />}
        {year}
        <Grid>
          <PanelCard title={t.byState} state={byState} skeleton={<StateSkeleton />}>
            {() => <StateCard label={t.byState} states={states} none={t.noFinds} />}
          </PanelCard>
          <PanelCard title={t.bySpecies} state={bySpecies} skeleton={<BarSkeleton />}>
            {(rows) => <SpeciesCard rows={rows} label={t.bySpecies} linkTo={linkTo} />}
          </PanelCard>
        </Grid>
        {latest}
        {queue && <Grid>{queue}</Grid>}
      </Page>
    </PanelGroup>
  )
}

const StateSkeleton = () => (
  <MapAndList>
    {mapSkeleton}
    <BarSkeleton />
  </MapAndList>
)
