import { WelcomePanel } from '@waldkerf/ui/screens/dashboard/welcome/WelcomePanel'
import { useSession } from '../../session/SessionProvider.tsx'

/** Tells people who wait to be admitted the next steps. */
export function Welcome() {
  const session = useSession()
  return <WelcomePanel onCheck={() => void session.refresh()} />
}
