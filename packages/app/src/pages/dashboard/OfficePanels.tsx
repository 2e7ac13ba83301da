import { toShares } from '@waldkerf/domain/surveys/surveyShares'
import { type Loadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { DocumentsPanel } from '@waldkerf/ui/screens/dashboard/office/documents/DocumentsPanel'
import { ForecastPanel } from '@waldkerf/ui/screens/dashboard/office/forecast/ForecastPanel'
import { type SurveyClassShares, SurveyPanel } from '@waldkerf/ui/screens/dashboard/office/survey/SurveyPanel'
import { UsersPanel } from '@waldkerf/ui/screens/dashboard/office/users/UsersPanel'
import { useForecast, useInvoices, useOffers } from '../../data/documents/lists/documents.ts'
import { useInvoiceStandings } from '../../data/documents/payments.ts'
import { useSurveyView } from '../../data/surveys/surveyViews.ts'
import { useUsers } from '../../data/users/users.ts'
import { paths } from '../../platform/routes/paths.ts'
import { useToday } from './useToday.ts'

/** New users. */
export const Users = () => <UsersPanel users={useUsers()} today={useToday()} />

/** Offers and invoices that wait. */
export const Documents = () => (
  <DocumentsPanel
    offers={useOffers()}
    invoices={useInvoices()}
    standings={useInvoiceStandings()}
    invoicesAt={paths.invoices}
  />
)

/** Expected income and expenses. */
export const Forecast = () => <ForecastPanel entries={useForecast()} today={useToday()} />

/** The views of all classes as one state: ready when all are, tried again together. */
function useSurveyShares(): Loadable<SurveyClassShares[]> {
  const views = [
    { surveyClass: 'scha', view: useSurveyView('scha') },
    { surveyClass: 'ausm', view: useSurveyView('ausm') },
    { surveyClass: 'schl', view: useSurveyView('schl') },
    { surveyClass: 'drae', view: useSurveyView('drae') },
  ] as const
  const failures = views.map(({ view }) => view).filter((view) => view.status === 'failed')
  const [failure] = failures
  if (failure) {
    const retry = () => {
      for (const view of failures) view.retry()
    }
    return { status: 'failed', message: failure.message, retry }
  }
  if (views.some(({ view }) => view.status === 'loading')) return { status: 'loading' }
  const classes = views.filter(({ view }) => shown(view)?.length)
  return {
    status: 'ready',
    data: classes.map(({ surveyClass, view }) => ({ surveyClass, ...toShares(shown(view) ?? []) })),
  }
}

/** Surveyed and assumed shares, over all clients. */
export const Survey = () => <SurveyPanel shares={useSurveyShares()} />
