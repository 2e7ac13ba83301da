import { FallbackBar } from '@waldkerf/ui/chrome/FallbackBar/FallbackBar'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { useSession, useSessionSnapshot } from '../../session/SessionProvider.tsx'
import { texts } from './SessionBar.texts.ts'

/** Above every page: the session has ended, or user data are missing and only the least rights hold. */
export function SessionBar() {
  const t = useTexts(texts)
  const session = useSession()
  const { over } = useSessionSnapshot()
  const signIn = () => void session.identity.signIn(location.pathname + location.search)
  return over ? (
    <FallbackBar message={t.over} onRetry={signIn} />
  ) : (
    <FallbackBar message={t.fallback} onRetry={() => void session.refresh()} />
  )
}
