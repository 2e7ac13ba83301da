import * as pictures from './beetles/pictures.ts'
import * as beetleCounts from './beetles/beetleCounts.ts'
import * as beetleOverviews from './beetles/beetleOverviews.ts'
import * as beetleRecords from './beetles/beetleRecords.ts'
import * as beetles from './beetles/beetles.ts'
import * as beetleSections from './beetles/beetleSections.ts'
import * as imports from './beetles/imports.ts'
import * as reports from './beetles/reports.ts'
import * as views from './beetles/views.ts'
import * as yearReports from './beetles/yearReports.ts'
import type { Call } from './call.ts'
import * as clientEvents from './clientEvents.ts'
import * as clientImports from './clientImports.ts'
import * as clients from './clients.ts'
import * as dispatches from './documents/dispatches.ts'
import * as documents from './documents/documents.ts'
import * as forecast from './documents/forecast.ts'
import * as invoices from './documents/invoices.ts'
import * as offers from './documents/offers.ts'
import * as orders from './documents/orders.ts'
import * as payments from './documents/payments.ts'
import * as positions from './documents/positions.ts'
import * as reminders from './documents/reminders.ts'
import * as controlPoints from './maps/controlPoints.ts'
import * as maps from './maps/maps.ts'
import * as surveys from './maps/surveys.ts'
import * as documentCopies from './office/copies.ts'
import * as officeSettings from './office/settings.ts'
import * as invoiceData from './office/invoiceData.ts'
import * as officeTasks from './office/officeTasks.ts'
import * as operations from './office/operations.ts'
import * as officeTexts from './office/texts.ts'
import * as recipients from './recipients.ts'
import * as search from './search/search.ts'
import * as articles from './template/articles.ts'
import * as roles from './template/roles.ts'
import * as session from './template/session.ts'
import * as people from './users/people.ts'
import * as ownUser from './users/ownUser.ts'
import * as privacy from './users/privacy.ts'
import * as userAdministration from './users/userAdministration.ts'
import * as users from './users/users.ts'

/**
 * All calls of the product, by entity. Only mocks, tests, docs and the web server's metrics import this: the app
 * imports each call's own file, so that a page loads no more than it needs.
 */
export const calls = {
  beetleCounts,
  beetles,
  beetleOverviews,
  beetleRecords,
  beetleSections,
  pictures,
  reports,
  imports,
  yearReports,
  clientImports,
  views,
  users: { ...ownUser, ...users },
  userAdministration,
  people,
  privacy,
  clients,
  clientEvents,
  recipients,
  maps,
  controlPoints,
  surveys,
  documents,
  officeSettings,
  officeTasks,
  officeTexts,
  operations,
  offers,
  orders,
  invoices,
  invoiceData,
  documentCopies,
  positions,
  payments,
  reminders,
  dispatches,
  forecast,
  search,
}

/** The calls of the template part's mock API. */
export const templateCalls = { session, roles, articles }

const listed = (areas: Record<string, Record<string, Call>>): readonly Call[] =>
  Object.values(areas).flatMap((area) => Object.values(area))

/** The whole contract as one list. */
export const contract: readonly Call[] = [...listed(calls), ...listed(templateCalls)]
