import { type DocumentRow, documentState, unsentStates } from './documentRows.ts'
import { offerValidity } from './offerValidity.ts'
import { offerStatuses } from '../entities/documents/offers.ts'
import { invoiceStates } from '../entities/documents/paymentStates.ts'
import { defineFilter, type FilterValues } from '../filter/defineFilter.ts'
import { type Filtered, filtered } from '../filter/filtered.ts'
import { filterParts } from '../filter/parts.ts'
import { overdueAges, receivableAge, receivableAges } from '../office/payments/receivables.ts'

const { search, chips, record, choice, word, dayFrom, dayTo } = filterParts<DocumentRow>()
const day = (row: DocumentRow) => row.day

const statuses = chips('status')
const fixedStates = invoiceStates.filter((each) => each !== 'open')

const described = defineFilter({
  search: search('suche', ({ nummer, client, bearbeiter }) => `${nummer} ${client} ${bearbeiter}`),
  statuses: {
    ...statuses,
    // Addresses of earlier releases have one state, `archived`, for all fixed invoices.
    read: (text) => statuses.read(text)?.flatMap((each) => (each === 'archived' ? fixedStates : each)),
  } satisfies typeof statuses,
  client: record('kunde', ({ clientId }, id) => clientId === id),
  /** Acronym of the person in charge. */
  bearbeiter: choice('kuerzel', 'bearbeiter'),
  /** Sent offers only whose validity ends soon or is over, as the dashboard counts them. */
  validity: word('choice', 'gueltigkeit', { endet: 'ending' }),
  from: dayFrom('von', day),
  to: dayTo('bis', day),
  /** Invoices with an open or owed amount only, grouped by age instead of state; a reset of the filter keeps it. */
  view: { ...word('elsewhere', 'ansicht', { forderungen: 'forderungen' }), isSet: () => false },
  /** Ages, in that view only. */
  ages: chips('alter'),
})

export type DocumentFilter = FilterValues<typeof described.parts>

/** Words of addresses for several ages; one that the list wrote before it told them apart is among them. */
const ageGroups: Readonly<Record<string, readonly string[]>> = {
  faellig: overdueAges.toReversed(),
  aelter: ['bis_365', 'ueber_365'],
}

const knownAges: ReadonlySet<string> = new Set(receivableAges)

export const documentFilter: typeof described = {
  ...described,
  read(query) {
    const filter = described.read(query)
    const ages = filter.ages.flatMap((age) => ageGroups[age] ?? age)
    return { ...filter, ages: filter.view ? ages.filter((age) => knownAges.has(age)) : [] }
  },
  // Chips of the other view are kept without effect until that view is shown again.
  isEmpty: (filter) => described.isEmpty({ ...filter, ...(filter.view ? { statuses: [] } : { ages: [] }) }),
}

/** The same view with nothing narrowed. */
export const resetDocumentFilter = ({ view }: DocumentFilter): DocumentFilter => ({ ...documentFilter.empty, view })

/**
 * The states of offers in lists: groups of their own are sent ones whose mail has not arrived, and those valid no more, as
 * no sum counts them.
 */
export const offerStates = offerStatuses.flatMap((each) =>
  each === 'versendet' ? [...Object.values(unsentStates), each, 'abgelaufen'] : each,
)

const listState = (row: DocumentRow, today: string) =>
  row.status === 'versendet' && offerValidity({ an_datum: row.day }, today) === 'lapsed'
    ? 'abgelaufen'
    : documentState(row)

/** The group that a document is counted in: its state; of receivables its age, '' where nothing is open. */
export const documentGroup =
  ({ view }: Pick<DocumentFilter, 'view'>, today: string) =>
  (row: DocumentRow) =>
    view === '' ? listState(row, today) : (receivableAge(row.standing, today) ?? '')

const isEnding = ({ status, day: an_datum }: DocumentRow, today: string) =>
  status === 'versendet' && offerValidity({ an_datum }, today) !== 'valid'

/**
 * Narrows the documents, grouped by their state; receivables by their age.
 * @param today `YYYY-MM-DD`
 */
export function filterDocuments(
  documents: readonly DocumentRow[],
  filter: DocumentFilter,
  today: string,
): Filtered<DocumentRow> {
  const fits = documentFilter.fits(filter)
  const group = documentGroup(filter, today)
  return filtered(documents, {
    fits: (row) =>
      (filter.view === '' || group(row) !== '') && (filter.validity === '' || isEnding(row, today)) && fits(row),
    group,
    chosen: filter.view === '' ? filter.statuses : filter.ages,
  })
}
