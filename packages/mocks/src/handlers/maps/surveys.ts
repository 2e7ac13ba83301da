import type { calls } from '@waldkerf/domain/calls/contract'
import type { SurveyObject } from '@waldkerf/mocks/seed/maps/surveys'
import type { Caller } from '../caller.ts'
import { clientSight, findClient } from '../clients/visible.ts'
import type { Handler, AreaHandlers } from '../gateway/handler.ts'
import type { MockState } from '../state.ts'

type SurveyClass = SurveyObject['klasse']

function visibleObjects(state: MockState, caller: Caller, klasse: SurveyClass): SurveyObject[] {
  const isVisible = clientSight(state, caller)
  return state.surveyObjects.filter((row) => row.klasse === klasse && isVisible(row.client_id))
}

/** Number of objects, for drains their length in metres; summed in whole decimetres to avoid binary fractions. */
const totalAmount = (rows: readonly SurveyObject[]) =>
  rows.reduce((sum, row) => sum + (row.laenge === null ? 10 : Math.round(row.laenge * 10)), 0) / 10

const grouped = <Key>(rows: readonly SurveyObject[], toKey: (row: SurveyObject) => Key) => [...Map.groupBy(rows, toKey)]

/** Surveyed, assumed, unknown: in this order. */
const shareOrder = [true, false, null]

const overview =
  (klasse: SurveyClass): Handler<typeof calls.surveys.getDrainsOverview> =>
  ({ state, caller, payload }) => {
    const { client_id } = findClient(state, caller, payload.client_id)
    const rows = state.surveyObjects.filter((row) => row.klasse === klasse && row.client_id === client_id)
    return grouped(rows, (row) => row.vermessen)
      .map(([vermessen, group]) => ({ vermessen, summe: totalAmount(group) }))
      .toSorted((a, b) => shareOrder.indexOf(a.vermessen) - shareOrder.indexOf(b.vermessen))
  }

const label = (vermessen: boolean | null) => (vermessen === null ? '' : vermessen ? 'vermessen' : 'vermutet')
const descending = (a: string, b: string) => (a < b ? 1 : a > b ? -1 : 0)

const view =
  (klasse: SurveyClass): Handler<typeof calls.surveys.getDrainsView> =>
  ({ state, caller }) =>
    grouped(visibleObjects(state, caller, klasse), (row) => label(row.vermessen))
      .map(([bezeichnung, group]) => ({ bezeichnung, summe: totalAmount(group), anzahl: group.length }))
      .toSorted((a, b) => descending(a.bezeichnung, b.bezeichnung))

const lengthsByCapture = (state: MockState, caller: Caller) =>
  grouped(visibleObjects(state, caller, 'drae'), (row) => row.erfq)
    .map(([erfq, group]) => ({ erfq, round: Math.round(totalAmount(group)) }))
    .toSorted((a, b) => b.round - a.round || descending(b.erfq, a.erfq))

/** The survey: surveyed and assumed objects. */
export const surveyHandlers: AreaHandlers<typeof calls.surveys> = {
  getOutletsOverview: overview('ausm'),
  getManholesOverview: overview('scha'),
  getSinksOverview: overview('schl'),
  getInletsOverview: overview('einl'),
  getDrainsOverview: overview('drae'),
  getDrainsByCapture: ({ state, caller }) => lengthsByCapture(state, caller),
  getDrainsView: view('drae'),
  getOutletsView: view('ausm'),
  getManholesView: view('scha'),
  getSinksView: view('schl'),
  getDrainLengthsByCapture: ({ state, caller }) => lengthsByCapture(state, caller),
  getDrainLengthsByQuality: ({ state, caller }) =>
    grouped(visibleObjects(state, caller, 'drae'), ({ qdt, aop }) => JSON.stringify([qdt, aop]))
      .map(([key, group]) => {
        const [qdt, aop] = JSON.parse(key) as [string, string]
        return { qdt, aop, round: Math.round(totalAmount(group)) }
      })
      .toSorted((a, b) => descending(b.qdt, a.qdt) || descending(b.aop, a.aop)),
}
