import { OopsScreen } from '@waldkerf/ui/demo/errorPages/OopsScreen'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useConfig } from '@waldkerf/app/platform/config/ConfigProvider.tsx'
import { paths } from '@waldkerf/app/platform/routes/paths'
import { useTemplateSession } from '../../session/TemplateSessionProvider.tsx'

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
