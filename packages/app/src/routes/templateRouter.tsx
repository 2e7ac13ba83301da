import { createBrowserRouter, redirect } from 'react-router-dom'
import { TemplateShell } from '../shell/TemplateShell.tsx'
import { ShellFallback } from '../shell/ShellFallback.tsx'
import { RouteCrash } from './RouteCrash.tsx'

/** The template part's own router inside `/demo/`; unknown paths go to its /404. */
export function createTemplateRouter() {
  return createBrowserRouter(
    [
      {
        id: 'shell',
        Component: TemplateShell,
        HydrateFallback: ShellFallback,
        ErrorBoundary: RouteCrash,
        children: [
          { path: '/', loader: () => redirect('/dashboard') },
          {
            id: 'dashboard',
            path: '/dashboard',
            lazy: {
              Component: async () =>
                (await import('../pages/template/TemplateDashboardPage.tsx')).TemplateDashboardPage,
            },
          },
          {
            id: 'notFound',
            path: '/404',
            lazy: { Component: async () => (await import('../pages/errors/NotFoundPage.tsx')).NotFoundPage },
          },
          { path: '*', loader: () => redirect('/404') },
        ],
      },
    ],
    { basename: '/demo' },
  )
}
