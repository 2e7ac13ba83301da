import { showFirstScreen } from '@waldkerf/ui/browser/firstScreen'
import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { overlayRoot } from '../shell/overlays/overlayRoot.tsx'
import { preloadDashboard } from '../data/beetles/beetleCounts.ts'
import type { Client } from '../data/gateway/client.ts'
import type { Session } from '../session/session.ts'
import { ProductShell } from '../shell/ProductShell.tsx'
import { ShellFallback } from '../shell/ShellFallback.tsx'
import { enter, followRedirect } from '../session/enter.ts'
import type { LaterPage } from './pages.ts'
import { pageCode } from '../platform/failures/pageCode.ts'
import { RouteCrash } from '../shell/failures/RouteCrash.tsx'
import { paths } from '../platform/routes/paths.ts'
import { productRoutes } from '@waldkerf/domain/roles/routeTable'

const loadPages = () => import('./pages.ts')

/** Asks for the loaders of all pages but the dashboard; where they do not come, the page that needs them says so. */
export const preloadPages = () => void loadPages().catch(() => undefined)

const laterPage = (id: LaterPage) => pageCode(async () => (await loadPages()).pages[id]())

/**
 * Every route of the product's table, lazily. Code, session and data of a page start together: the loader runs while
 * the page's chunk is on its way.
 */
export function createProductRoutes(session: Session, gateway: Client): RouteObject[] {
  const preloads: Readonly<Record<string, (address: string) => void>> = {
    dashboard: () => preloadDashboard(gateway),
    gis: (address) => void loadPages().then(({ preloadGis }) => preloadGis(gateway, address)),
  }
  const guarded = (id = '') => ({
    loader: ({ request }: { request: Request }) => enter(session, request, () => preloads[id]?.(request.url)),
    // Filters and selections live in the query: they ask neither the guard nor the data service again.
    shouldRevalidate: ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
      currentUrl.pathname !== nextUrl.pathname,
    ErrorBoundary: RouteCrash,
  })
  const children: RouteObject[] = []
  const pages: RouteObject[] = [
    { id: 'shell', Component: ProductShell, HydrateFallback: ShellFallback, ErrorBoundary: RouteCrash, children },
  ]
  for (const { id, path } of productRoutes) {
    if (id === 'redirect') children.push({ id, path, loader: ({ request }) => followRedirect(request) })
    else if (id === 'dashboard')
      children.push({
        id,
        path,
        ...guarded(id),
        lazy: pageCode(async () => (await import('../pages/dashboard/DashboardPage.tsx')).DashboardPage),
      })
    else if (id === 'login') pages.push({ id, path, ...guarded(), lazy: laterPage(id), HydrateFallback: ShellFallback })
    // The guard is not asked: the session is only being made.
    else if (id === 'authRedirect') pages.push({ id, path, lazy: laterPage(id), HydrateFallback: ShellFallback })
    else children.push({ id, path, ...guarded(id), lazy: laterPage(id as LaterPage) })
  }
  // '/' and every unknown path: the guard redirects.
  children.push({ id: 'unknown', path: '*', ...guarded(), Component: ShellFallback })
  const Component = overlayRoot(async () => {
    // The other pages are named by now: going there waits for their own code alone.
    preloadPages()
    return (await import('../shell/overlays/ProductOverlays.tsx')).ProductOverlays
  })
  return [{ id: 'root', Component, ErrorBoundary: RouteCrash, children: pages }]
}

/** The product's one router, made once. */
export function createProductRouter(session: Session, gateway: Client) {
  const router = createBrowserRouter(createProductRoutes(session, gateway))
  // Where another page or a failure comes instead of the dashboard, nothing waits for that any more.
  router.subscribe(({ location, errors }) => {
    if (errors !== null || location.pathname !== paths.dashboard()) showFirstScreen()
  })
  return router
}
