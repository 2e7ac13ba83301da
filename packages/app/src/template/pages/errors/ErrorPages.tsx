import { OopsScreen } from '@waldkerf/ui/demo/errorPages/OopsScreen'
import { useConfig } from '@waldkerf/app/platform/config/ConfigProvider.tsx'
import { paths } from '@waldkerf/app/platform/routes/paths'
import { useTemplateSession, useTemplateErrors } from '@waldkerf/app/template/session/TemplateSessionProvider.tsx'
import { LostScreen } from '@waldkerf/ui/demo/errorPages/LostScreen'
import { lostAddress } from '@waldkerf/app/template/routes/lostAddress'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { useDocumentTitle } from '@waldkerf/app/shell/useDocumentTitle'
import { titles } from '@waldkerf/app/template/routes/titles'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { ErrorLogScreen } from '@waldkerf/ui/demo/errorLog/ErrorLogScreen'
import { useErrorLog } from '@waldkerf/ui/demo/errorLog/useErrorLog'
import { notify } from '@waldkerf/app/platform/notices/notices'
import { useCopy } from '@waldkerf/app/template/clipboard'

/** Whether this browser tab has already shown another page of the part. */
const hasHistory = () => ((history.state as { idx?: number } | null)?.idx ?? 0) > 0

/** /error/401; Back uses the browser's history, or opens the dashboard if there is none or with `?noGoBack`. */
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

/** /401: the same page without the frame, because its menu may no longer fit the signed-in role. */
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

/** Shows an error message; the top bar's list of errors shows it, too. */
const tell = (message: string) => {
  notify({ tone: 'danger', message })
}

/** /error-log/log */
export function ErrorLogPage() {
  const { log, caught, clear } = useErrorLog(useTemplateErrors(), tell)
  const copy = useCopy()
  return <ErrorLogScreen log={log} actions={{ caught, clear, copy: (report) => void copy(report) }} />
}
