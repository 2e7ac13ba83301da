import { FallbackBar } from '@waldkerf/ui/chrome/FallbackBar/FallbackBar'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { useSession, useSessionSnapshot } from '@waldkerf/app/session/SessionProvider.tsx'
import { sessionTexts } from '../overlays.texts.ts'

/** Shown above the page while the user data are missing and the user has only the lowest rights. */
export function SessionBar() {
  const t = useTexts(sessionTexts)
  const session = useSession()
  const { problem } = useSessionSnapshot()
  return (
    <FallbackBar message={problem === undefined ? t.least : t.gaveUp(problem)} onRetry={() => void session.refresh()} />
  )
}
