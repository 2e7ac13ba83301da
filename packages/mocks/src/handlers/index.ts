import type { Call } from '@waldkerf/domain/calls/call'
import { calls } from '@waldkerf/domain/calls/contract'
import { http, type HttpHandler } from 'msw'
import { agreementHandlers } from './beetles/agreement.ts'
import { addedPictureHandlers } from './beetles/addedPictures.ts'
import { beetleOverviewHandlers, beetleCountHandlers } from './beetles/beetleOverviews.ts'
import { beetleHandlers } from './beetles/beetles.ts'
import { conversationHandlers } from './beetles/conversation.ts'
import { clientEventHandlers } from './clients/clientEvents.ts'
import { clientImportHandlers } from './clients/imports.ts'
import { clientHandlers } from './clients/clients.ts'
import { linkHandlers, invitationHandlers } from './clients/links.ts'
import { recipientHandlers } from './clients/recipients.ts'
import { dispatchHandlers } from './documents/dispatches.ts'
import { documentLogHandlers, logged } from './documents/documentLog.ts'
import { forecastHandlers } from './documents/forecast.ts'
import { invoiceHandlers } from './documents/invoices.ts'
import { offerHandlers } from './documents/offers.ts'
import { orderHandlers } from './documents/orders.ts'
import { paymentHandlers } from './documents/payments.ts'
import { reminderHandlers } from './documents/reminders.ts'
import { positionHandlers, textHandlers } from './documents/positions.ts'
import type { Handler, AreaHandlers, PictureBytes } from './gateway/handler.ts'
import { peopleHandlers } from './users/people.ts'
import { pointHandlers } from './maps/controlPoints.ts'
import { mapHandlers } from './maps/maps.ts'
import { mapScanHandlers } from './maps/scanRows.ts'
import { scanHandlers } from './maps/scans.ts'
import { surveyHandlers } from './maps/surveys.ts'
import { privacyHandlers } from './users/privacy.ts'
import { userAdministrationHandlers } from './users/administration.ts'
import { documentCopyHandlers } from './office/copies.ts'
import { datevHandlers } from './office/datev.ts'
import { officeSettingsHandlers } from './office/settings.ts'
import { invoiceDataHandlers, documentSumHandlers } from './office/invoiceData.ts'
import { operationHandlers } from './office/operations.ts'
import { officeTaskHandlers } from './office/officeTasks.ts'
import { officeTextHandlers } from './office/texts.ts'
import { pictureHandlers } from './beetles/pictures.ts'
import { importHandlers } from './beetles/imports.ts'
import { reportHandlers } from './beetles/reports.ts'
import { searchHandlers } from './search/search.ts'
import { recordHandlers } from './beetles/records.ts'
import { sectionHandlers } from './beetles/sections.ts'
import { respondWith } from './gateway/respond.ts'
import { type Respond, type ScenarioName, scenarios } from './scenarios.ts'
import { createState, type MockState } from './state.ts'
import { userHandlers } from './users/users.ts'
import { viewHandlers } from './beetles/views.ts'
import { yearReportHandlers } from './beetles/yearReports.ts'

/** All calls of the data service. One without a handler does not compile. */
const handlers: { [Area in keyof typeof calls]: AreaHandlers<(typeof calls)[Area]> } = {
  beetleCounts: beetleCountHandlers,
  beetles: { ...beetleHandlers, ...pictureHandlers },
  beetleOverviews: beetleOverviewHandlers,
  beetleRecords: { ...recordHandlers, ...conversationHandlers },
  beetleSections: sectionHandlers,
  pictures: { ...addedPictureHandlers, ...agreementHandlers },
  reports: reportHandlers,
  imports: importHandlers,
  yearReports: yearReportHandlers,
  clientImports: clientImportHandlers,
  views: viewHandlers,
  users: { ...userHandlers, ...invitationHandlers },
  userAdministration: userAdministrationHandlers,
  people: peopleHandlers,
  privacy: privacyHandlers,
  clients: { ...clientHandlers, ...linkHandlers },
  clientEvents: clientEventHandlers,
  recipients: recipientHandlers,
  maps: { ...mapHandlers, ...mapScanHandlers },
  controlPoints: pointHandlers,
  surveys: surveyHandlers,
  documents: { ...textHandlers, ...documentLogHandlers, ...documentSumHandlers },
  officeSettings: { ...officeSettingsHandlers, ...datevHandlers },
  officeTasks: officeTaskHandlers,
  officeTexts: officeTextHandlers,
  operations: operationHandlers,
  offers: logged(offerHandlers),
  invoices: logged(invoiceHandlers),
  invoiceData: logged(invoiceDataHandlers),
  documentCopies: logged(documentCopyHandlers),
  positions: logged(positionHandlers),
  orders: logged(orderHandlers),
  payments: logged(paymentHandlers),
  reminders: logged(reminderHandlers),
  dispatches: logged(dispatchHandlers),
  forecast: forecastHandlers,
  search: searchHandlers,
}

interface Answered {
  call: Call
  handler: Handler
}

const inArea = (area: Record<string, Call>, own: object): Answered[] => {
  const byName = new Map<string, Handler>(Object.entries(own))
  return Object.entries(area).map(([name, call]) => ({ call, handler: byName.get(name) as Handler }))
}

/** Every call that the handlers answer. */
export const answered: readonly Answered[] = Object.entries(calls).flatMap(([name, area]) =>
  inArea(area, handlers[name as keyof typeof calls]),
)

export interface HandlerOptions {
  /** The rows behind all answers. Default a fresh copy of the example world. */
  state?: MockState
  scenario?: ScenarioName
  pictureBytes: PictureBytes
}

const methods = { GET: http.get, POST: http.post, PATCH: http.patch, DELETE: http.delete, PUT: http.put }

/** MSW handlers for the data service below `/rest` of any origin. */
export function createHandlers({ state = createState(), scenario = 'ready', pictureBytes }: HandlerOptions) {
  const routes = new Map<string, { call: Call; respond: Respond }>()
  for (const { call, handler } of answered) {
    // Calls that differ only in their filters share an address, and a handler that reads the filters.
    const respond = scenarios[scenario](call, respondWith(call, handler, { state, pictureBytes }))
    routes.set(`${call.method} ${call.path}`, { call, respond })
  }
  const answers = [...routes.values()].map(({ call, respond }): HttpHandler =>
    methods[call.method](`*/rest${call.path}`, ({ request }) => respond(request)),
  )
  return [...answers, ...scanHandlers(state)]
}
