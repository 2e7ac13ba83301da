import { may } from '@waldkerf/domain/roles/rights'
import { mayAskToBecomeExpert, type Role } from '@waldkerf/domain/roles/roles'
import { allowedRoutes, productRoutes } from '@waldkerf/domain/roles/routeTable'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { texts } from '@waldkerf/ui/screens/errors/errors.texts'
import { ForbiddenScreen } from '@waldkerf/ui/screens/errors/ForbiddenScreen'
import { use, useEffect, useRef } from 'react'
import { matchPath, useLocation, useNavigation, useSearchParams } from 'react-router-dom'
import { lostAddress, useLostAddress } from '@waldkerf/app/platform/routes/lostAddress'
import { paths } from '@waldkerf/app/platform/routes/paths'
import { OpenSearch } from '@waldkerf/app/shell/frame/openSearch'
import { useRecordCrumb, useTitleWords } from '@waldkerf/app/shell/useRecordTitle'
import { texts as shellTexts } from '@waldkerf/app/shell/texts'
import { useSessionSnapshot } from '@waldkerf/app/session/SessionProvider.tsx'
import { NotFoundScreen } from '@waldkerf/ui/screens/errors/NotFoundScreen'

function routeAt(address: string) {
  const [path = ''] = address.split(/[?#]/)
  return productRoutes.find((row) => matchPath(row.path, path))
}

/** Whether this role may open this address. */
function isFor(role: Role, address: string): boolean {
  const route = routeAt(address)
  return route !== undefined && allowedRoutes(role).has(route.id)
}

/** /401 */
export function ForbiddenPage() {
  const t = useTexts(texts).forbidden
  const { titles } = useTexts(shellTexts)
  const from = useSearchParams()[0].get('from')
  const { state, role, status } = useSessionSnapshot()
  // Someone whose data could not be loaded counts as new, and may be approved already.
  const isWaiting = state === 'known' && !may(role, 'work') && from !== null && isFor('ogf_citizens', from)
  useRecordCrumb(t.crumb)
  useTitleWords(isWaiting ? t.waitingTitle : t.title)
  // Not for people who have asked already and wait for the answer.
  const mayAsk = status !== undefined && mayAskToBecomeExpert(status) && from !== null && isFor('ogf_expert', from)
  return (
    <ForbiddenScreen
      backTo={paths.dashboard()}
      page={from === null ? undefined : titles[routeAt(from)?.id ?? '']}
      isWaiting={isWaiting}
      expertTo={mayAsk ? paths.expert() : undefined}
    />
  )
}

/** /404 */
export function NotFoundPage({ path }: { path?: string }) {
  const t = useTexts(texts).notFound
  useRecordCrumb(t.crumb)
  useTitleWords(t.title)
  return <NotFoundScreen path={path} homeTo={paths.dashboard()} onSearch={use(OpenSearch)} />
}

/** In the dashboard's place after an unknown address, until somebody goes on: to whatever page, the dashboard among them. */
export function LostPage() {
  const { key } = useLocation()
  const isThere = useNavigation().state === 'idle'
  const arrived = useRef<string>(undefined)
  useEffect(() => {
    if (!isThere) return
    arrived.current ??= key
    // The way on leads to the same address, with the dashboard.
    if (arrived.current !== key) lostAddress.set('')
  }, [isThere, key])
  useEffect(() => () => lostAddress.set(''), [])
  return <NotFoundPage path={useLostAddress()} />
}
