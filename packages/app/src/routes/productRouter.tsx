import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { overlayRoot } from '../shell/overlays/overlayRoot.tsx'
import { preloadDashboard } from '../data/beetles/beetleCounts.ts'
import type { Client } from '../data/gateway/client.ts'
import type { Session } from '../session/session.ts'
import { ProductShell } from '../shell/ProductShell.tsx'
import { ShellFallback } from '../shell/ShellFallback.tsx'
import { enter, followRedirect } from '../session/enter.ts'
import type { OfficePage } from './officePages.ts'
import type { ReportPage } from './reportPages.ts'
import { pageCode } from '../shell/failures/pageCode.tsx'
import { RouteCrash } from '../shell/failures/RouteCrash.tsx'
import { servedRoutes } from '../platform/routes/servedRoutes.ts'

const officePage = (name: OfficePage) => pageCode(async () => (await import('./officePages.ts')).officePages[name]())

const reportPage = (name: ReportPage) => pageCode(async () => (await import('./reportPages.ts')).reportPages[name]())

/**
 * Every route of the product's table, lazily. Code, session and data of a page start together: the loader runs while
 * the page's chunk is on its way.
 */
export function createProductRoutes(session: Session, gateway: Client): RouteObject[] {
  const guarded = (preload?: (address: string) => void) => ({
    loader: ({ request }: { request: Request }) => enter(session, request, () => preload?.(request.url)),
    // Filters and selections live in the query: they ask neither the guard nor the data service again.
    shouldRevalidate: ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
      currentUrl.pathname !== nextUrl.pathname,
    ErrorBoundary: RouteCrash,
  })
  const children: RouteObject[] = [
    {
      id: 'dashboard',
      path: '/dashboard',
      ...guarded(() => preloadDashboard(gateway)),
      lazy: pageCode(async () => (await import('../pages/dashboard/DashboardPage.tsx')).DashboardPage),
    },
    {
      id: 'gis',
      path: '/gis/index',
      ...guarded(
        (address) =>
          void import('../pages/gis/tabs/preloadTab.ts').then(({ preloadTab }) => preloadTab(gateway, address)),
      ),
      lazy: pageCode(async () => (await import('../pages/gis/GisPage.tsx')).GisPage),
    },
    // Pages for administrators alone: addresses from the table, components from `officePages`.
    ...servedRoutes
      .filter(({ roles }) => roles?.length === 1)
      .map(({ id, path }) => ({ id, path, ...guarded(), lazy: officePage(id as OfficePage) })),
    { id: 'reports', path: '/reports/index', ...guarded(), lazy: reportPage('reports') },
    { id: 'newReport', path: '/reports/new', ...guarded(), lazy: reportPage('newReport') },
    { id: 'report', path: '/reports/:kaefer_id', ...guarded(), lazy: reportPage('report') },
    {
      id: 'georef',
      path: '/gis/maps/:karte_id',
      ...guarded(),
      lazy: pageCode(async () => (await import('../pages/georef/GeorefPage.tsx')).GeorefPage),
    },
    {
      id: 'profile',
      path: '/profile/index',
      ...guarded(),
      lazy: pageCode(async () => (await import('../pages/profile/ProfilePage.tsx')).ProfilePage),
    },
    {
      id: 'forbidden',
      path: '/401',
      ...guarded(),
      lazy: pageCode(async () => (await import('../pages/errors/ForbiddenPage.tsx')).ForbiddenPage),
    },
    {
      id: 'notFound',
      path: '/404',
      ...guarded(),
      lazy: pageCode(async () => (await import('../pages/errors/NotFoundPage.tsx')).NotFoundPage),
    },
    { id: 'redirect', path: '/redirect/*', loader: ({ request }) => followRedirect(request) },
    // '/' and every unknown path: the guard redirects.
    { id: 'unknown', path: '*', ...guarded(), Component: ShellFallback },
  ]
  const pages: RouteObject[] = [
    {
      id: 'login',
      path: '/login',
      ...guarded(),
      lazy: pageCode(async () => (await import('../pages/login/LoginPage.tsx')).LoginPage),
      HydrateFallback: ShellFallback,
    },
    {
      id: 'authRedirect',
      path: '/auth-redirect',
      lazy: pageCode(async () => (await import('../pages/login/AuthRedirectPage.tsx')).AuthRedirectPage),
      HydrateFallback: ShellFallback,
    },
    { id: 'shell', Component: ProductShell, HydrateFallback: ShellFallback, ErrorBoundary: RouteCrash, children },
  ]
  const Component = overlayRoot(async () => (await import('../shell/overlays/ProductOverlays.tsx')).ProductOverlays)
  return [{ id: 'root', Component, ErrorBoundary: RouteCrash, children: pages }]
}

/** The product's one router, made once. */
export const createProductRouter = (session: Session, gateway: Client) =>
  createBrowserRouter(createProductRoutes(session, gateway))
