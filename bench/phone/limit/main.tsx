import { createRoot } from 'react-dom/client'
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router-dom'
import { preloadReportForm, ReportForm } from './ReportForm.tsx'
import { preloadReview, Review } from './Review.tsx'
import { preloadStatistics, Statistics } from './Statistics.tsx'
import { checkSession } from '../../load/limit/checkSession.ts'

/*
 * The least that the product's libraries can do for single pages: a form, a record to decide on, figures of a year, each
 * with the calls that it needs, started with the page. No rights, no languages, no states and no design.
 */

const preloads: Readonly<Record<string, () => void>> = {
  '/reports/new': preloadReportForm,
  '/gis/index': () => preloadReview(new URLSearchParams(location.search).get('meldung') ?? ''),
  '/statistics/index': preloadStatistics,
}
preloads[location.pathname]?.()
void checkSession()

function Shell() {
  return (
    <>
      <nav>Waldkerf</nav>
      <main>
        <Outlet />
      </main>
    </>
  )
}

const router = createBrowserRouter([
  {
    element: <Shell />,
    children: [
      { path: '/reports/new', element: <ReportForm /> },
      { path: '/gis/index', element: <Review /> },
      { path: '/statistics/index', element: <Statistics /> },
    ],
  },
])

const root = document.querySelector('#root')
if (root) createRoot(root).render(<RouterProvider router={router} />)
