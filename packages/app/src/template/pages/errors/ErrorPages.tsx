import { OopsScreen } from '@waldkerf/ui/demo/errorPages/OopsScreen'
import { useConfig } from '@waldkerf/app/platform/config/ConfigProvider.tsx'
import { paths } from '@waldkerf/app/platform/routes/paths'
import { useTemplateSession } from '../../session/TemplateSessionProvider.tsx'
import { LostScreen } from '@waldkerf/ui/demo/errorPages/LostScreen'
import { lostAddress } from '../../routes/lostAddress.ts'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { useDocumentTitle } from '@waldkerf/app/shell/useDocumentTitle'
import { titles } from '../../routes/titles.ts'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

/** Whether this tab has shown a page of the part before. */
const hasHistory = () => ((history.state as { idx?: number } | null)?.idx ?? 0) > 0

/** /error/401; back is the browser's history, or the dashboard where there is none or `?noGoBack` forbids it. */
export function OopsPage() {
  const { repositoryUrl } = useConfig()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const session = useTemplateSession()
  const onBack = () => {
    if (hasHistory() && !query.has('noGoBack')) void navigate(-1)
    else void navigate(paths.dashboard())
  }
  return (
    <OopsScreen
      from={query.get('from') ?? undefined}
      homeTo={paths.dashboard()}
      elsewhereUrl={repositoryUrl}
      onBack={onBack}
      onSignOut={session.hasToken() ? () => void session.signOut().then(() => navigate(paths.login())) : undefined}
    />
  )
}

/** /error/404, and the page at /404, which names the requested address. */
export function LostPage() {
  const { pathname } = useLocation()
  return <LostScreen asked={pathname === '/404' ? lostAddress() : undefined} homeTo="/" />
}

/** /401: the same page without the frame, whose menu may be somebody else's by then. */
export function FramelessOopsPage() {
  useDocumentTitle(useTexts(titles)['Page 401'])
  return (
    <main>
      <OopsPage />
    </main>
  )
}

/** /404 */
export function FramelessLostPage() {
  useDocumentTitle(useTexts(titles)['Page 404'])
  return (
    <main>
      <LostPage />
    </main>
  )
}
