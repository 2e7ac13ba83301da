import { redirect } from 'react-router-dom'
import { guardOutcome } from './guard.ts'
import { hashAt } from './hashAt.ts'
import type { GuardState } from './machine/guardTable.ts'
import { type Session, SessionRefused } from './session.ts'
import { storedToken } from '../platform/identity/tokens.ts'
import { lostAddress } from '../platform/routes/lostAddress.ts'
import { paths } from '../platform/routes/paths.ts'
import { productRoutes } from '@waldkerf/domain/roles/routeTable'

/** Storage key of the guard's last failure, for /login. */
export const failureKey = 'waldkerf.failure'

/** A tag with unsaved work can still be opened, read-only, when the role no longer allows its page. */
const mayStay = async (to: string, path: string) =>
  to.startsWith('/401') && (await import('../platform/unsaved/unsaved.ts')).hasUnsaved(path)

/** Where a page leads that opens only when the person's data are loaded. */
const refuges: Partial<Record<GuardState, string>> = { least: paths.dashboard(), away: paths.reports() }

/** Never resolves: the page is being left, and nothing must run after that. */
const never = () => new Promise<never>(() => undefined)

const loadUnknown = () => import('./later.ts')

/**
 * The guard as a route's loader: lets the page open, or throws a redirect. `preload` starts the page's calls in
 * parallel with the session's.
 */
export async function enter(session: Session, request: Request, preload?: () => void): Promise<null> {
  const { pathname: path, search } = new URL(request.url)
  const fullPath = path + search + hashAt(path)
  const ask = () =>
    guardOutcome({
      path,
      fullPath,
      hasToken: storedToken() !== undefined,
      allowed: session.snapshot().allowed,
      table: productRoutes,
    })
  let outcome = ask()
  if (outcome.go === 'load') {
    preload?.()
    try {
      await session.load()
    } catch (error) {
      if (!(error instanceof SessionRefused)) throw error
      session.clear()
      sessionStorage.setItem(failureKey, error.message)
      throw redirect(paths.login(fullPath))
    }
    outcome = ask()
  } else if (outcome.go === 'proceed') preload?.()
  if (outcome.go === 'unknown') await (await loadUnknown()).redirectUnknown(session, fullPath)
  // The session ended meanwhile, and the page is leaving for the sign-in.
  if (outcome.go === 'load') await never()
  if (outcome.go === 'signIn') {
    await session.identity.signIn(outcome.backTo)
    await never()
  }
  if (outcome.go === 'redirect') {
    if (await mayStay(outcome.to, path)) return null
    const { state } = session.snapshot()
    const refuge = refuges[state]
    if (!refuge || outcome.to === refuge) throw redirect(outcome.to)
    // The requested page is opened as soon as user data are loaded, but not amid a report begun without a line.
    if (state === 'least') session.remember(fullPath)
    // Nor is an unknown address told of there.
    else lostAddress.set('')
    throw redirect(refuge)
  }
  return null
}

/** Redirects `/redirect/{path}` to the path, if it is one of ours. */
export const followRedirect = async (request: Request) => (await loadUnknown()).followRedirect(request)
