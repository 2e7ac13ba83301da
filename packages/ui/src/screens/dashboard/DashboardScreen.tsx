import type { CountBySpecies, CountByState } from '@waldkerf/domain/entities/beetles/beetleCounts'
import { type ReactNode, Suspense, useEffect } from 'react'
import { showFirstScreen } from '../../browser/firstScreen.ts'
import { useTexts } from '../../i18n/Language.tsx'
import { useIdle } from '../../parts/Later/useIdle.ts'
import type { Loadable } from '../../parts/Loadable/Loadable.tsx'
import { Skeleton } from '../../parts/Skeleton/Skeleton.tsx'
import { Grid, Page, Title } from './DashboardScreen.styles.ts'
import { texts } from './DashboardScreen.texts.ts'
import { Figures, type LinkToFinds } from './Figures.tsx'
import { PanelGroup } from './panel/PanelGroup.tsx'
import { SpeciesPanel } from './species/SpeciesPanel.tsx'
import { StatePanel } from './states/StatePanel.tsx'
import { useTodoRoom } from './todo/useTodoRoom.ts'

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
  /** The person's to-do, or the steps until the account is released. */
  first?: ReactNode
  /** Says what of the page failed together; until it is there each panel says it for itself. */
  together?: ReactNode
  /** In place of the figures while nothing is published. */
  empty?: ReactNode
  /** How the published finds go on; comes once the page can be used, in place of their note. */
  trend?: ReactNode
  /** Panels below the first view; they come once that can be used. */
  more?: ReactNode
}

const isNothing = (counts: Loadable<readonly unknown[]>) => counts.status === 'ready' && counts.data.length === 0

/** The person's to-do; then the published finds, for everyone the same; below them the panels of the role. */
export function DashboardScreen({ state, first, together, empty, trend, more }: DashboardScreenProps) {
  const t = useTexts(texts)
  const later = useIdle()
  const room = useTodoRoom()
  const { name, byState, bySpecies, linkTo } = state
  const isEmpty = isNothing(byState) && isNothing(bySpecies)
  const comes = byState.status === 'loading' || bySpecies.status === 'loading'
  useEffect(() => {
    if (!comes) showFirstScreen()
  }, [comes])
  return (
    <PanelGroup isEmpty={isEmpty}>
      <Page>
        <Title>{name ? t.hello(name) : t.title}</Title>
        {first && <Suspense fallback={<Skeleton height={room.height} />}>{first}</Suspense>}
        {later && <Suspense>{together}</Suspense>}
        {isEmpty ? (
          <Suspense>{empty}</Suspense>
        ) : (
          <>
            <Figures byState={byState} bySpecies={bySpecies} linkTo={linkTo} trend={later && trend} />
            <Grid>
              <StatePanel counts={byState} linkTo={linkTo} later={later} />
              <SpeciesPanel counts={bySpecies} linkTo={linkTo} later={later} />
            </Grid>
          </>
        )}
        {later && <Suspense>{more}</Suspense>}
      </Page>
    </PanelGroup>
  )
}
