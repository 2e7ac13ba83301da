import { type ReactNode, startTransition, Suspense, useEffect, useState } from 'react'
import { showFirstScreen } from '@waldkerf/ui/browser/firstScreen'
import { whenIdle } from '@waldkerf/ui/browser/whenIdle'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import type { Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import { Skeleton } from '@waldkerf/ui/parts/Skeleton/Skeleton'
import { Grid, Page, Title } from './DashboardScreen.styles.ts'
import { texts } from './DashboardScreen.texts.ts'
import { SeasonCard } from './SeasonCard.tsx'
import type { DashboardState } from './dashboardState.ts'
import { PanelGroup } from './panel/PanelGroup.tsx'
import { useTodoRoom } from './todo/useTodoRoom.ts'

/** False until the browser's first idle moment. */
function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    // As a transition: the present content stays until the new one is ready.
    void whenIdle().then(() => startTransition(() => setIdle(true)))
  }, [])
  return idle
}

export type { DashboardState } from './dashboardState.ts'
export type { LinkToFinds } from './Figures.tsx'

interface DashboardScreenProps {
  state: DashboardState
  /** The person's to-do, or the steps until the account is released. */
  first?: ReactNode
  /** Then the to-do is long. */
  runsOffice?: boolean
  /** Panels of the person's work, mounted when the browser is idle; `rooms` are their heights until then, in px. */
  work?: { panels: ReactNode; rooms: readonly number[] } | undefined
  /** Reports failures of several panels at once; until it is mounted each panel reports its own. */
  together?: ReactNode
  /** In place of the season while nothing is published. */
  empty?: ReactNode
  /** The season in words and as a picture; comes once the page can be used. */
  picture?: ReactNode
  /** A drawer over the page. */
  over?: ReactNode
}

const isNothing = (counts: Loadable<readonly unknown[]>) => counts.status === 'ready' && counts.data.length === 0

/** The person's work, the most urgent first; then the season, for everyone the same, with a link to its own page. */
export function DashboardScreen({
  state,
  first,
  runsOffice,
  work,
  together,
  empty,
  picture,
  over,
}: DashboardScreenProps) {
  const t = useTexts(texts)
  const later = useIdle()
  const room = useTodoRoom(runsOffice)
  const { name, byState, bySpecies } = state
  const isEmpty = isNothing(byState) && isNothing(bySpecies)
  const comes = byState.status === 'loading' || bySpecies.status === 'loading'
  useEffect(() => {
    if (!comes) showFirstScreen()
  }, [comes])
  const rooms = work?.rooms.map((height, at) => <Skeleton key={at} height={height} />)
  return (
    <PanelGroup isEmpty={isEmpty}>
      <Page data-guess={room.isGuess || undefined}>
        <Title>{name ? t.hello(name) : t.title}</Title>
        {first && <Suspense fallback={<Skeleton height={room.height} />}>{first}</Suspense>}
        {later && <Suspense>{together}</Suspense>}
        {work && <Grid>{later ? <Suspense fallback={rooms}>{work.panels}</Suspense> : rooms}</Grid>}
        {isEmpty ? <Suspense>{empty}</Suspense> : <SeasonCard state={state} picture={later && picture} />}
        {later && <Suspense>{over}</Suspense>}
      </Page>
    </PanelGroup>
  )
}
