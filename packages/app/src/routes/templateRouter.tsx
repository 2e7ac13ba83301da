import { ShellSkeleton } from '@waldkerf/ui/chrome/AppShell/ShellSkeleton'
import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { overlayRoot } from '../shell/overlays/overlayRoot.tsx'
import { TemplateShell } from '../template/shell/TemplateShell.tsx'
import { enterTemplate, followTemplateRedirect } from '../template/routes/enterTemplate.ts'
import { templatePages } from '../template/routes/pages.ts'
import { templateTable } from '../template/routes/templateTable.ts'
import type { TemplateSession } from '../template/session/templateSession.ts'
import { pageCode } from '../platform/failures/pageCode.ts'
import { RouteCrash } from '../shell/failures/RouteCrash.tsx'

/** Pages that stand without the frame. */
const withoutShell: ReadonlySet<string> = new Set(['/login', '/auth-redirect', '/401', '/404', '/pdf/download'])

/**
 * The template part's one router inside `/demo/`, made once with every page of its table lazily; unknown paths go to
 * its /404.
 */
export function createTemplateRouter(session: TemplateSession, basename = '/demo') {
  const guarded = {
    loader: ({ request }: { request: Request }) => enterTemplate(session, request, basename),
    shouldRevalidate: ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
      currentUrl.pathname !== nextUrl.pathname,
    ErrorBoundary: RouteCrash,
  }
  const pageRoute = (id: string): RouteObject => {
    const load = templatePages[id]
    return { id, path: id, ...guarded, ...(load && { lazy: pageCode(load) }) }
  }
  const ids = templateTable.map(({ id }) => id).filter((id) => id !== '/redirect/*')
  const pages: RouteObject[] = [
    ...ids.filter((id) => withoutShell.has(id)).map((id) => ({ ...pageRoute(id), HydrateFallback: ShellSkeleton })),
    {
      id: 'shell',
      Component: TemplateShell,
      HydrateFallback: ShellSkeleton,
      ErrorBoundary: RouteCrash,
      children: [
        ...ids.filter((id) => !withoutShell.has(id)).map(pageRoute),
        { path: '/redirect/*', loader: ({ request }) => followTemplateRedirect(request, basename) },
        // '/' and every unknown path: the guard redirects.
        { path: '*', ...guarded, Component: ShellSkeleton },
      ],
    },
  ]
  const Component = overlayRoot(async () => (await import('../shell/overlays/Overlays.tsx')).Overlays)
  return createBrowserRouter([{ id: 'root', Component, ErrorBoundary: RouteCrash, children: pages }], { basename })
}
