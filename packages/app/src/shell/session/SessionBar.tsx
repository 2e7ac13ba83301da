import { FallbackBar } from '@waldkerf/ui/chrome/FallbackBar/FallbackBar'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { useSession, useSessionSnapshot } from '../../session/SessionProvider.tsx'
import { texts } from './SessionBar.texts.ts'

/** Above the page while user data are missing and only the least rights hold. */
export function SessionBar() {
  const t = useTexts(texts)
  const session = useSession()
  const { problem } = useSessionSnapshot()
  return (
    <FallbackBar message={problem === undefined ? t.least : t.gaveUp(problem)} onRetry={() => void session.refresh()} />
  )
}
