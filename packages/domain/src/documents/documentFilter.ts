import { type DocumentRow, documentState } from './documentRows.ts'
import { type ReceivableAge, receivableAge } from '../office/payments/receivables.ts'
import { type Filtered, filtered, occurring, wordSearch } from '../filter/filtered.ts'

/** An empty part means all. */
export interface DocumentFilter {
  /** Words that must all occur: number, client, person in charge. */
  search: string
  statuses: readonly string[]
  /** client_id */
  client: number | undefined
  /** Acronym of the person in charge. */
  bearbeiter: string
  /** Days of the document, both included, `YYYY-MM-DD`. */
  from: string
  to: string
  /** Of invoices: what is open or owed back alone, by age in place of state. */
  view?: 'forderungen' | undefined
  /** Of that view. */
  ages?: readonly ReceivableAge[] | undefined
}

export const emptyDocumentFilter: DocumentFilter = {
  search: '',
  statuses: [],
  client: undefined,
  bearbeiter: '',
  from: '',
  to: '',
}

/** The view is no narrowing: it stays when all else is reset. */
export const isEmptyDocumentFilter = ({ search, client, bearbeiter, from, to, ...rest }: DocumentFilter): boolean =>
  search.trim() === '' && chosenGroups(rest).length === 0 && client === undefined && !bearbeiter && !from && !to

/** The same view with nothing narrowed. */
export const resetDocumentFilter = ({ view }: DocumentFilter): DocumentFilter => ({ ...emptyDocumentFilter, view })

const chosenGroups = ({ view, statuses, ages = [] }: Pick<DocumentFilter, 'view' | 'statuses' | 'ages'>) =>
  view === 'forderungen' ? ages : statuses

const searched = ({ nummer, client, bearbeiter }: DocumentRow) => `${nummer} ${client} ${bearbeiter}`

/**
 * Narrows the documents, grouped by what they are at; receivables by their age.
 * @param today `YYYY-MM-DD`; only ages ask for it
 */
export function filterDocuments(
  documents: readonly DocumentRow[],
  filter: DocumentFilter,
  today = '',
): Filtered<DocumentRow> {
  const matches = wordSearch(filter.search)
  const isReceivables = filter.view === 'forderungen'
  const group = isReceivables ? (row: DocumentRow) => receivableAge(row.standing, today) ?? '' : documentState
  const fits = (row: DocumentRow) =>
    (!isReceivables || group(row) !== '') &&
    (filter.client === undefined || row.clientId === filter.client) &&
    (!filter.bearbeiter || row.bearbeiter === filter.bearbeiter) &&
    (!filter.from || row.day >= filter.from) &&
    (!filter.to || row.day <= filter.to) &&
    matches(() => searched(row))
  return filtered(documents, { fits, group, chosen: chosenGroups(filter) })
}

/** The acronyms that occur, in German order. */
export const documentPeople = (documents: readonly DocumentRow[]): string[] =>
  occurring(documents.map(({ bearbeiter }) => bearbeiter))
