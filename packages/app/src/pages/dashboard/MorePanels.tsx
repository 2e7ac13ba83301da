import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { WhenSeen } from '@waldkerf/ui/parts/Later/WhenSeen'
import { DashboardMore } from '@waldkerf/ui/screens/dashboard/DashboardMore'
import { Suspense } from 'react'
import { PanelBoundary } from '../../platform/failures/PanelBoundary.tsx'
import { useSessionSnapshot } from '../../session/SessionProvider.tsx'
import { lazyPanel } from '../../platform/failures/pageCode.ts'
import { OpenedFind } from './OpenedFind.tsx'
import { texts } from './MorePanels.texts.ts'

/** With the height that each has below its title, in px, about: what is above does not move when it comes. */
const panels = {
  queue: { height: 226, Panel: lazyPanel(async () => (await import('./QueuePanels.tsx')).Queue) },
  oldest: { height: 226, Panel: lazyPanel(async () => (await import('./QueuePanels.tsx')).Oldest) },
  season: { height: 336, Panel: lazyPanel(async () => (await import('./SeasonPanel.tsx')).Season) },
  latest: { height: 428, Panel: lazyPanel(async () => (await import('./RecordPanels.tsx')).Latest) },
  forecast: { height: 268, Panel: lazyPanel(async () => (await import('./OfficePanels.tsx')).Forecast) },
  documents: { height: 212, Panel: lazyPanel(async () => (await import('./OfficePanels.tsx')).Documents) },
  survey: { height: 212, Panel: lazyPanel(async () => (await import('./OfficePanels.tsx')).Survey) },
  users: { height: 212, Panel: lazyPanel(async () => (await import('./OfficePanels.tsx')).Users) },
  mine: { height: 324, Panel: lazyPanel(async () => (await import('./RecordPanels.tsx')).Mine) },
}

/**
 * A panel that is asked for when it is about to be seen; until then its place is empty, since nothing is on its way. It
 * loads, fails and is tried again alone.
 */
function Later({ name }: { name: keyof typeof panels }) {
  const t = useTexts(texts)
  const { height, Panel } = panels[name]
  const room = (
    <Card title={t[name]}>
      <div style={{ height }} />
    </Card>
  )
  return (
    <WhenSeen room={room}>
      <PanelBoundary name={t[name]}>
        <Suspense fallback={room}>
          <Panel />
        </Suspense>
      </PanelBoundary>
    </WhenSeen>
  )
}

/** The dashboard below its first view, by role. */
export function MorePanels() {
  const { role } = useSessionSnapshot()
  const mayReview = role === 'ogf_expert' || role === 'ogf_admin'
  const office = {
    forecast: <Later name="forecast" />,
    others: [
      <Later key="documents" name="documents" />,
      <Later key="survey" name="survey" />,
      <Later key="users" name="users" />,
    ],
  }
  return (
    <>
      <DashboardMore
        season={<Later name="season" />}
        latest={<Later name="latest" />}
        mine={role !== 'ogf_citizens' && <Later name="mine" />}
        office={role === 'ogf_admin' ? office : undefined}
        queue={mayReview ? [<Later key="queue" name="queue" />, <Later key="oldest" name="oldest" />] : undefined}
      />
      <OpenedFind />
    </>
  )
}
