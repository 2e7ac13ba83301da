import { WelcomePanel } from '@waldkerf/ui/screens/dashboard/welcome/WelcomePanel'
import { useSession, useSessionSnapshot } from '@waldkerf/app/session/SessionProvider.tsx'
import type { Role } from '@waldkerf/domain/roles/roles'
import { EmptyDashboard, type FirstStep } from '@waldkerf/ui/screens/dashboard/empty/EmptyDashboard'
import { paths } from '@waldkerf/app/platform/routes/paths'

/** Tells people who wait to be admitted the next steps. */
export function Welcome() {
  const session = useSession()
  return <WelcomePanel onCheck={() => void session.refresh()} />
}

/** The first step of each role; people who wait to be admitted have none. */
const firstSteps: Partial<Record<Role, FirstStep>> = {
  ogf_citizens: { kind: 'report', to: paths.newReport() },
  ogf_expert: { kind: 'review', to: paths.gis() },
  ogf_admin: { kind: 'people', to: paths.users() },
}

/** Shown while nothing is published: the first step of each role. */
export function Empty() {
  const { role } = useSessionSnapshot()
  return <EmptyDashboard firstStep={role && firstSteps[role]} />
}
