import { productRoutes } from '@waldkerf/domain/roles/routeTable'
import { useEffect } from 'react'
import { useLocation, useMatches, useNavigate } from 'react-router-dom'
import { paths } from '@waldkerf/app/platform/routes/paths'
import { hasUnsaved } from '@waldkerf/app/platform/unsaved/unsaved'
import { useSession, useSessionSnapshot } from '@waldkerf/app/session/SessionProvider.tsx'

/** Opens the page remembered while only the least rights applied, and leaves a page that the role no longer allows. */
export function useAllowedPage() {
  const { pathname } = useLocation()
  const current = useMatches().at(-1)?.id ?? ''
  const session = useSession()
  const { state, allowed } = useSessionSnapshot()
  const navigate = useNavigate()
  useEffect(() => {
    const asked = state === 'known' ? session.takeAsked() : undefined
    if (asked) void navigate(asked, { replace: true })
  }, [state, session, navigate])
  useEffect(() => {
    // A lost right closes its page; a new right only changes menu and actions.
    if (!allowed || allowed.has(current) || !productRoutes.some(({ id }) => id === current)) return
    // But never over unsaved work.
    if (!hasUnsaved(pathname)) void navigate(paths.forbidden(pathname), { replace: true })
  }, [allowed, current, pathname, navigate])
}
