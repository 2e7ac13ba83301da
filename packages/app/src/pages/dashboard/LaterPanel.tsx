import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { WhenSeen } from '@waldkerf/ui/parts/Later/WhenSeen'
import { Suspense } from 'react'
import { PanelBoundary } from '@waldkerf/app/platform/failures/PanelBoundary.tsx'
import { lazyPanel } from '@waldkerf/app/platform/failures/pageCode'
import { texts } from './WorkPanels.texts.ts'
import { may } from '@waldkerf/domain/roles/rights'
import { useSessionSnapshot } from '@waldkerf/app/session/SessionProvider.tsx'

/** `height` is each panel's approximate height below its title in px, reserved so that content below does not move. */
const panels = {
  queue: { height: 210, Panel: lazyPanel(async () => (await import('./QueuePanels.tsx')).Queue) },
  oldest: { height: 210, Panel: lazyPanel(async () => (await import('./QueuePanels.tsx')).Oldest) },
  year: { height: 308, Panel: lazyPanel(async () => (await import('./SeasonPanels.tsx')).Year) },
  latest: { height: 428, Panel: lazyPanel(async () => (await import('./SeasonPanels.tsx')).Latest) },
  mine: { height: 324, Panel: lazyPanel(async () => (await import('./Mine.tsx')).Mine) },
}

/**
 * A panel that is loaded when it is about to be visible; until then its place is empty. It loads, fails and is retried
 * independently of the others.
 */
export function LaterPanel({ name }: { name: keyof typeof panels }) {
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

/** The work that the dashboard shows at once: the queue for reviewers, the own reports for everyone else. */
export function WorkPanels() {
  const { role } = useSessionSnapshot()
  if (!may(role, 'reviewBeetles')) return <LaterPanel name="mine" />
  return (
    <>
      <LaterPanel name="queue" />
      <LaterPanel name="oldest" />
    </>
  )
}
