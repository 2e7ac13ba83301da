import { LoginPage } from '@waldkerf/app/pages/login/LoginPage.tsx'
import { paths } from '@waldkerf/app/platform/routes/paths'
import { productRoutes } from '@waldkerf/domain/roles/routeTable'
import { guardOutcome } from '@waldkerf/app/session/guard'
import type { SessionSnapshot } from '@waldkerf/app/session/session'
import type { Viewer } from '@waldkerf/mocks/scenarios/workbench'
import { ForbiddenScreen } from '@waldkerf/ui/screens/errors/ForbiddenScreen'
import type { ReactNode } from 'react'

/**
 * Draws the guard's answer to a viewer of the workbench at an address: the page, /401, or, for nobody, the page that leads
 * to the identity service.
 */
export function guarded(viewer: Viewer, { allowed }: SessionSnapshot, fullPath: string, page: ReactNode) {
  const [path = '/'] = fullPath.split('?')
  const hasToken = viewer !== 'anonymous'
  const outcome = guardOutcome({ path, fullPath, hasToken, allowed, table: productRoutes })
  if (outcome.go === 'signIn') return <LoginPage />
  const isForbidden = outcome.go === 'redirect' && outcome.to.startsWith('/401')
  return isForbidden ? <ForbiddenScreen backTo={paths.dashboard()} /> : page
}
