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
import { productRoutes } from '@waldkerf/domain/roles/routeTable'

const loadPages = () => import('./pages.ts')

/** Loads the loaders of all pages but the dashboard; a failure is reported by the page that needs them. */
export const preloadPages = () => void loadPages().catch(() => undefined)

const laterPage = (id: LaterPage) => pageCode(async () => (await loadPages()).pages[id]())

/**
 * All routes of the product's table, loaded lazily. Code, session and data of a page start together: the loader runs
 * while the page's chunk is loading.
 */
export function createProductRoutes(session: Session, gateway: Client): RouteObject[] {
  const preloaded = new Set<string>()
  const preload = async (id: string, address: string) => {
    // Later the page has its code, and what it shows: an answer that it does not take is kept, and is old by then.
    if (preloaded.has(id)) return undefined
    preloaded.add(id)
    if (id === 'dashboard') return preloadDashboard(gateway)
    return (await loadPages()).preloads[id as LaterPage]?.(gateway, address)
  }
  const guarded = (id = '') => ({
    loader: ({ request }: { request: Request }) =>
      enter(session, request, () => void preload(id, request.url).catch(() => undefined)),
    // Filters and selections are in the query; their changes need neither the guard nor the preloads.
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
    // Without the guard, because there is no session yet.
    else if (id === 'authRedirect') pages.push({ id, path, lazy: laterPage(id), HydrateFallback: ShellFallback })
    else children.push({ id, path, ...guarded(id), lazy: laterPage(id as LaterPage) })
  }
  // '/' and every unknown path: the guard redirects.
  children.push({ id: 'unknown', path: '*', ...guarded(), Component: ShellFallback })
  const Component = overlayRoot(async () => {
    // Loads the loaders of the other pages, so that opening one waits only for its own code.
    preloadPages()
    return (await import('../shell/overlays/ProductOverlays.tsx')).ProductOverlays
  })
  return [{ id: 'root', Component, ErrorBoundary: RouteCrash, children: pages }]
}

/** The product's one router, made once. */
export function createProductRouter(session: Session, gateway: Client) {
  const router = createBrowserRouter(createProductRoutes(session, gateway))
  let { pathname } = router.state.location
  router.subscribe(({ location, errors }) => {
    // Some report themselves when they are shown; of another page, and of a failure, the code is there now.
    if (errors !== null || !/^\/(dashboard|gis\/index|reports\/new)$/.test(location.pathname)) showFirstScreen()
    if (location.pathname === pathname) return
    pathname = location.pathname
    // The page is about to go: if it went with the focus in it, the browser would lay out what is left, for nothing.
    // Fields keep it: some store what is in them when it goes.
    document.querySelector<HTMLElement>('main :is(h1, a):focus')?.blur()
  })
  return router
}
