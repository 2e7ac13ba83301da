import { type DocumentRow, documentState } from './documentRows.ts'
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
}

export const emptyDocumentFilter: DocumentFilter = {
  search: '',
  statuses: [],
  client: undefined,
  bearbeiter: '',
  from: '',
  to: '',
}

export const isEmptyDocumentFilter = ({ search, statuses, client, bearbeiter, from, to }: DocumentFilter): boolean =>
  search.trim() === '' && statuses.length === 0 && client === undefined && !bearbeiter && !from && !to

const searched = ({ nummer, client, bearbeiter }: DocumentRow) => `${nummer} ${client} ${bearbeiter}`

/** Narrows the documents, grouped by what they are at. */
export function filterDocuments(documents: readonly DocumentRow[], filter: DocumentFilter): Filtered<DocumentRow> {
  const matches = wordSearch(filter.search)
  const fits = (row: DocumentRow) =>
    (filter.client === undefined || row.clientId === filter.client) &&
    (!filter.bearbeiter || row.bearbeiter === filter.bearbeiter) &&
    (!filter.from || row.day >= filter.from) &&
    (!filter.to || row.day <= filter.to) &&
    matches(() => searched(row))
  return filtered(documents, { fits, group: documentState, chosen: filter.statuses })
}

/** The acronyms that occur, in German order. */
export const documentPeople = (documents: readonly DocumentRow[]): string[] =>
  occurring(documents.map(({ bearbeiter }) => bearbeiter))
