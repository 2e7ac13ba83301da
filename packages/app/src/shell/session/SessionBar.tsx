import { FallbackBar } from '@waldkerf/ui/chrome/FallbackBar/FallbackBar'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { useSession } from '../../session/SessionProvider.tsx'
import { texts } from './SessionBar.texts.ts'

/** Above the page while user data are missing and only the least rights hold. */
export function SessionBar() {
  const t = useTexts(texts)
  const session = useSession()
  return <FallbackBar message={t.least} onRetry={() => void session.refresh()} />
}
