import type { Call } from '@waldkerf/domain/calls/call'
import { calls } from '@waldkerf/domain/calls/contract'
import { http, type HttpHandler } from 'msw'
import { agreementHandlers } from './beetles/agreement.ts'
import { addedPictureHandlers } from './beetles/addedPictures.ts'
import { beetleCountHandlers } from './beetles/beetleCounts.ts'
import { beetleOverviewHandlers } from './beetles/beetleOverviews.ts'
import { beetleHandlers, findBeetle, shownTo, isOwn, nameFor } from './beetles/beetles.ts'
import { conversationHandlers } from './beetles/conversation.ts'
import { clientEventHandlers } from './clients/clientEvents.ts'
import { clientHandlers } from './clients/clients.ts'
import { invitationHandlers } from './clients/invitations.ts'
import { linkHandlers } from './clients/links.ts'
import { recipientHandlers } from './clients/recipients.ts'
import { dispatchHandlers } from './documents/dispatches.ts'
import { documentLogHandlers, logged } from './documents/documentLog.ts'
import { forecastHandlers } from './documents/forecast.ts'
import { invoiceHandlers } from './documents/invoices.ts'
import { offerHandlers } from './documents/offers.ts'
import { paymentHandlers } from './documents/payments.ts'
import { reminderHandlers } from './documents/reminders.ts'
import { positionHandlers, textHandlers } from './documents/positions.ts'
import type { Handler, AreaHandlers, PictureBytes } from './gateway/handler.ts'
import { mapPointHandlers } from './maps/footprintPoints.ts'
import { mapHandlers } from './maps/maps.ts'
import { pointHandlers } from './maps/controlPoints.ts'
import { mapScanHandlers } from './maps/scanRows.ts'
import { scanHandlers } from './maps/scans.ts'
import { surveyHandlers } from './maps/surveys.ts'
import { userAdministrationHandlers } from './users/administration.ts'
import { documentCopyHandlers } from './office/copies.ts'
import { datevHandlers } from './office/datev.ts'
import { invoiceDataHandlers } from './office/invoiceData.ts'
import { officeSettingsHandlers } from './office/settings.ts'
import { officeTaskHandlers } from './office/officeTasks.ts'
import { officeTextHandlers } from './office/texts.ts'
import { pictureHandlers } from './beetles/pictures.ts'
import { peopleHandlers } from './users/people.ts'
import { reportHandlers } from './beetles/reports.ts'
import { sectionHandlers } from './beetles/sections.ts'
import { respondWith } from './gateway/respond.ts'
import { type Respond, type ScenarioName, scenarios } from './scenarios.ts'
import { createState, type MockState } from './state.ts'
import { userHandlers } from './users/users.ts'
import { viewHandlers } from './beetles/views.ts'
import { invoiceSums, offerSums } from '@waldkerf/domain/documents/documentSums'
import { selectRows, changeRow } from './gateway/rows.ts'
import { readColumns } from './beetles/columns.ts'
import { isAtLeast } from './caller.ts'
import { mailLanguages } from '@waldkerf/domain/entities/users/mails'
import { refuse, limitText } from './gateway/problem.ts'
import { toText } from './values/arguments.ts'
import type { SearchHit } from '@waldkerf/domain/entities/search/searchHit'
import { wordsSought } from '@waldkerf/domain/search/searchRank'
import { soughtBeetles } from './search/beetles.ts'
import { soughtDocuments } from './search/documents.ts'
import { soughtClients, soughtMaps, soughtPeople, soughtSpecies } from './search/kinds.ts'

/** Of each kind the eight that fit best, for those who have its screens. */
const searchHandlers: AreaHandlers<typeof calls.search> = {
  search: {
    from: 'ogf_new',
    answer({ state, caller, payload: { text } }): SearchHit[] {
      limitText(text, 200)
      const words = wordsSought(text)
      if (text.trim().length < 2 || words.length === 0) return []
      const isAdmin = isAtLeast(caller, 'ogf_admin')
      return [
        ...soughtBeetles(state, caller, words),
        ...soughtSpecies(state, words),
        ...(isAdmin ? soughtPeople(state, words) : []),
        ...(isAdmin ? soughtClients(state, words) : []),
        ...(isAdmin ? soughtDocuments(state, words) : []),
        ...(isAtLeast(caller, 'ogf_expert') ? soughtMaps(state, caller, words) : []),
      ]
    },
  },
}

const longest = 9_000

/** The usual texts of new documents. */
const documentDefaultsHandlers: AreaHandlers<typeof calls.documentDefaults> = {
  getDocumentDefaults: { from: 'ogf_admin', answer: ({ state }) => state.documentDefaults },
  setDocumentDefaults: {
    from: 'ogf_admin',
    answer({ state, request, payload }) {
      const columns = {
        angebot_anschreiben: toText(payload.angebot_anschreiben, longest),
        angebot_zuerl: toText(payload.angebot_zuerl, longest),
        rechnung_anschreiben: toText(payload.rechnung_anschreiben, longest),
        rechnung_zuerl: toText(payload.rechnung_zuerl, longest),
      }
      return changeRow(state.documentDefaults, columns, request)
    },
  },
}

/** The language of each person's mails; the mails themselves are the database's. */
const mailHandlers: AreaHandlers<typeof calls.mails> = {
  getMailLanguage: {
    from: 'ogf_new',
    answer: ({ state, caller }) => state.mailLanguages.get(caller.email) ?? 'de',
  },
  setMailLanguage: {
    from: 'ogf_citizens',
    answer({ state, caller, payload: { sprache } }) {
      const language = mailLanguages.find((known) => known === sprache)
      if (!language) throw refuse('bad_language')
      state.mailLanguages.set(caller.email, language)
      return language
    },
  },
}

/** Newest first. Texts of before and names are not for everyone. */
const readHistory: Handler<typeof calls.beetleRecords.getBeetleHistory> = {
  from: 'ogf_new',
  answer({ state, caller, payload }) {
    const beetle = findBeetle(state, caller, payload.id)
    const reads = isAtLeast(caller, 'ogf_expert') || isOwn(caller, beetle)
    return (state.history.get(beetle.id) ?? []).map(({ zeit, wer, aenderungen }) => ({
      zeit,
      wer: nameFor(caller, wer),
      aenderungen: { ...aenderungen, ...(aenderungen.message && !reads && { message: [] as const }) },
    }))
  },
}

/** Records in other forms than the overview's. */
const recordHandlers: AreaHandlers<typeof calls.beetleRecords> = {
  getBeetleColumns: readColumns,
  getBeetle: {
    from: 'ogf_new',
    answer: ({ state, caller, payload }) => shownTo(caller, findBeetle(state, caller, payload.id)),
  },
  getBeetleHistory: readHistory,
}

const readSpecies: Handler<typeof calls.beetles.getSpecies> = {
  from: 'ogf_new',
  answer: ({ state, url }) => selectRows(state.species, url),
}

/** Species are the same for everyone signed in. */
const speciesHandlers: Pick<AreaHandlers<typeof calls.beetles>, 'getSpecies' | 'getSpeciesById'> = {
  getSpecies: readSpecies,
  getSpeciesById: readSpecies,
}

const byId = (one: { id: number }, other: { id: number }) => one.id - other.id

/** The documents' amounts, for their lists. */
const documentSumHandlers: AreaHandlers<typeof calls.documentSums> = {
  getOfferSums: { from: 'ogf_admin', answer: ({ state }) => offerSums(state).toSorted(byId) },
  getInvoiceSums: { from: 'ogf_admin', answer: ({ state }) => invoiceSums(state).toSorted(byId) },
}

/** All calls of the data service. One without a handler does not compile. */
const handlers: { [Area in keyof typeof calls]: AreaHandlers<(typeof calls)[Area]> } = {
  agreement: agreementHandlers,
  beetleCounts: beetleCountHandlers,
  beetles: { ...beetleHandlers, ...speciesHandlers, ...pictureHandlers },
  beetleOverviews: beetleOverviewHandlers,
  beetleRecords: recordHandlers,
  beetleSections: sectionHandlers,
  conversation: conversationHandlers,
  pictures: addedPictureHandlers,
  reports: reportHandlers,
  views: viewHandlers,
  users: { ...userHandlers, ...invitationHandlers },
  userAdministration: userAdministrationHandlers,
  people: peopleHandlers,
  mails: mailHandlers,
  clients: { ...clientHandlers, ...linkHandlers },
  clientEvents: clientEventHandlers,
  recipients: recipientHandlers,
  maps: mapHandlers,
  mapScans: mapScanHandlers,
  mapPoints: mapPointHandlers,
  controlPoints: pointHandlers,
  surveys: surveyHandlers,
  documents: textHandlers,
  officeSettings: officeSettingsHandlers,
  officeTasks: officeTaskHandlers,
  officeTexts: officeTextHandlers,
  offers: logged(offerHandlers),
  invoices: logged(invoiceHandlers),
  invoiceData: logged(invoiceDataHandlers),
  documentCopies: logged(documentCopyHandlers),
  datev: datevHandlers,
  documentDefaults: documentDefaultsHandlers,
  documentSums: documentSumHandlers,
  positions: logged(positionHandlers),
  payments: logged(paymentHandlers),
  reminders: logged(reminderHandlers),
  dispatches: logged(dispatchHandlers),
  documentLog: documentLogHandlers,
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
    // Calls that differ in their filters alone share an address, and a handler that reads the filters.
    const respond = scenarios[scenario](call, respondWith(call, handler, { state, pictureBytes }))
    routes.set(`${call.method} ${call.path}`, { call, respond })
  }
  const answers = [...routes.values()].map(({ call, respond }): HttpHandler =>
    methods[call.method](`*/rest${call.path}`, ({ request }) => respond(request)),
  )
  return [...answers, ...scanHandlers(state)]
}
