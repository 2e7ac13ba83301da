import { redirect } from 'react-router-dom'
import { notify } from '@waldkerf/app/platform/notices/notices'
import { paths } from '@waldkerf/app/platform/routes/paths'
import { safeTarget } from '@waldkerf/app/session/redirectTarget'
import { hasUnsaved } from '@waldkerf/app/platform/unsaved/unsaved'
import { failureMessage, TemplateRefusal } from '../gateway/templateClient.ts'
import type { TemplateSession } from '../session/templateSession.ts'
import { templateGuardOutcome } from './templateGuard.ts'
import { rememberLost } from './lostAddress.ts'
import { hashAt } from '@waldkerf/app/session/hashAt'
import { rightSpelling } from '@waldkerf/app/session/rightSpelling'
import { templateTable } from './templateTable.ts'

/** The address inside the part; a loader's request has the full address. */
function innerPath(request: Request, basename: string) {
  const { pathname, search } = new URL(request.url)
  const path = pathname.startsWith(basename) ? pathname.slice(basename.length) || '/' : pathname
  return { path, fullPath: path + search + hashAt(pathname) }
}

/** The guard as a route's loader: lets the page open, or throws a redirect. */
export async function enterTemplate(session: TemplateSession, request: Request, basename: string): Promise<null> {
  const { path, fullPath } = innerPath(request, basename)
  const ask = () =>
    templateGuardOutcome({ path, fullPath, hasToken: session.hasToken(), allowed: session.snapshot().allowed })
  const right = rightSpelling(templateTable, path)
  if (right !== undefined && right !== path) throw redirect(right + fullPath.slice(path.length))
  let outcome = ask()
  if (outcome.go === 'load') {
    try {
      await session.load()
    } catch (error) {
      // A call that was aborted because the user left the page says nothing about the token.
      if (session.isLeaving() && !(error instanceof TemplateRefusal)) throw error
      session.clear()
      notify({ tone: 'danger', message: failureMessage(error) })
      throw redirect(paths.login(fullPath))
    }
    outcome = ask()
  }
  if (outcome.go === 'redirect' && outcome.to === '/404') rememberLost(fullPath)
  // A page with unsaved work stays open read-only after the user lost the right to it.
  if (outcome.go === 'redirect' && !hasUnsaved(path)) throw redirect(outcome.to)
  return null
}

/** `/redirect/{path}` redirects to the path if it belongs to this part. */
export function followTemplateRedirect(request: Request, basename: string): never {
  const { fullPath } = innerPath(request, basename)
  throw redirect(templateTarget(fullPath.replace(/^\/redirect/, '')))
}

/** @returns a safe target for `?redirect=` and `/redirect/*` */
export const templateTarget = (target: string | null): string => safeTarget(target, templateTable, location.origin)
