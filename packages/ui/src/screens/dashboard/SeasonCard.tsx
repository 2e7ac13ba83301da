import { type ReactNode, Suspense } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { Link } from '@waldkerf/ui/parts/Link/Link'
import { type Loadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { DashboardState } from './dashboardState.ts'
import { PictureRoom, SeasonBody } from './DashboardScreen.styles.ts'
import { texts } from './DashboardScreen.texts.ts'
import { Figures } from './Figures.tsx'
import { PanelCard } from './panel/PanelCard.tsx'

interface SeasonCardProps {
  state: DashboardState
  /** Comes once the page can be used. */
  picture: ReactNode
}

/** The counts as one state: figures from before a failure stay in use, and failed calls are retried together. */
function together({ byState, bySpecies }: DashboardState): Loadable<unknown[]> {
  const missing = [byState, bySpecies].filter((counts) => counts.status === 'failed' && !counts.data)
  const [failure] = missing
  if (failure?.status !== 'failed') return byState
  const retry = () => {
    for (const counts of missing) if (counts.status === 'failed') counts.retry()
  }
  return { status: 'failed', message: failure.message, retry }
}

/** The published finds in one picture and four figures, the same for everyone; the rest has a page of its own. */
export function SeasonCard({ state, picture }: SeasonCardProps) {
  const t = useTexts(texts)
  const { byState, bySpecies, linkTo, seasonAt } = state
  const body = (
    <SeasonBody>
      <PictureRoom>
        <Suspense>{picture}</Suspense>
      </PictureRoom>
      <Figures byState={byState} bySpecies={bySpecies} linkTo={linkTo} />
    </SeasonBody>
  )
  const tools = seasonAt && shown(byState) && <Link to={seasonAt}>{t.season}</Link>
  return (
    <PanelCard title={t.finds} tools={tools} state={together(state)} skeleton={body}>
      {() => (
        <Card title={t.finds} tools={tools}>
          {body}
        </Card>
      )}
    </PanelCard>
  )
}
