import { WelcomePanel } from '@waldkerf/ui/screens/dashboard/welcome/WelcomePanel'
import { useSession } from '../../session/SessionProvider.tsx'

/** For who waits to be admitted: what happens next. */
export function Welcome() {
  const session = useSession()
  return <WelcomePanel onCheck={() => void session.refresh()} />
}
