import { mayAskToBecomeExpert } from '@waldkerf/domain/roles/roles'
import { allowedRoutes, productRoutes } from '@waldkerf/domain/roles/routeTable'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { texts } from '@waldkerf/ui/screens/errors/errors.texts'
import { ForbiddenScreen } from '@waldkerf/ui/screens/errors/ForbiddenScreen'
import { matchPath, useSearchParams } from 'react-router-dom'
import { paths } from '@waldkerf/app/platform/routes/paths'
import { useTitleWords } from '@waldkerf/app/shell/useRecordTitle'
import { useSessionSnapshot } from '@waldkerf/app/session/SessionProvider.tsx'
import { NotFoundScreen } from '@waldkerf/ui/screens/errors/NotFoundScreen'

/** Whether experts may open this address. */
function isForExperts(address: string): boolean {
  const [path = ''] = address.split(/[?#]/)
  const route = productRoutes.find((row) => matchPath(row.path, path))
  return route !== undefined && allowedRoutes('ogf_expert').has(route.id)
}

/** /401 */
export function ForbiddenPage() {
  useTitleWords(useTexts(texts).forbidden.title)
  const from = useSearchParams()[0].get('from')
  const { status } = useSessionSnapshot()
  // Not for people who have asked already and wait for the answer.
  const mayAsk = status !== undefined && mayAskToBecomeExpert(status) && from !== null && isForExperts(from)
  return (
    <ForbiddenScreen
      backTo={paths.dashboard()}
      expertTo={mayAsk ? paths.expert() : undefined}
      {...(from && { from })}
    />
  )
}

/** /404 */
export function NotFoundPage() {
  useTitleWords(useTexts(texts).notFound.title)
  return <NotFoundScreen homeTo={paths.dashboard()} />
}
