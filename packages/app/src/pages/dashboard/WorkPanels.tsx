import { may } from '@waldkerf/domain/roles/rights'
import { useSessionSnapshot } from '../../session/SessionProvider.tsx'
import { LaterPanel } from './LaterPanel.tsx'

/** The part of the work that is seen on the dashboard already: the queue of whoever decides, one's own reports of all others. */
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
