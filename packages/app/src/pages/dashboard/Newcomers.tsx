import { WelcomePanel } from '@waldkerf/ui/screens/dashboard/welcome/WelcomePanel'
import { useSession, useSessionSnapshot } from '@waldkerf/app/session/SessionProvider.tsx'
import { may } from '@waldkerf/domain/roles/rights'
import { EmptyDashboard } from '@waldkerf/ui/screens/dashboard/empty/EmptyDashboard'
import { paths } from '@waldkerf/app/platform/routes/paths'

/** Tells people who wait to be admitted the next steps. */
export function Welcome() {
  const session = useSession()
  return <WelcomePanel onCheck={() => session.refresh()} />
}

/** Shown while nothing is published: whoever may, reports the first find. */
export function Empty() {
  const { role } = useSessionSnapshot()
  return <EmptyDashboard reportAt={may(role, 'work') ? paths.newReport() : undefined} />
}
