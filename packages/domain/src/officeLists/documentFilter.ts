import type { DocumentRow } from './documentRows.ts'
import { compared } from '../texts/compared.ts'

/** What a list of offers or invoices is narrowed to; an empty part means all. */
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

const textOf = ({ nummer, client, bearbeiter }: DocumentRow) => compared(`${nummer} ${client} ${bearbeiter}`)

/** The filter's answer. */
export interface FilteredDocuments {
  rows: DocumentRow[]
  /** Per status: how many there would be if only it were chosen. */
  counts: ReadonlyMap<string, number>
}

/** Narrows the documents in one pass; the order stays. */
export function filterDocuments(documents: readonly DocumentRow[], filter: DocumentFilter): FilteredDocuments {
  const words = compared(filter.search).split(/\s+/).filter(Boolean)
  const fits = (row: DocumentRow) =>
    (filter.client === undefined || row.clientId === filter.client) &&
    (!filter.bearbeiter || row.bearbeiter === filter.bearbeiter) &&
    (!filter.from || row.day >= filter.from) &&
    (!filter.to || row.day <= filter.to) &&
    words.every((word) => textOf(row).includes(word))
  const counts = new Map<string, number>()
  const rows = documents.filter((row) => {
    if (!fits(row)) return false
    counts.set(row.status, (counts.get(row.status) ?? 0) + 1)
    return filter.statuses.length === 0 || filter.statuses.includes(row.status)
  })
  return { rows, counts }
}

/** The acronyms that occur, in German order. */
export const peopleOf = (documents: readonly DocumentRow[]): string[] =>
  [...new Set(documents.map(({ bearbeiter }) => bearbeiter).filter(Boolean))].toSorted(new Intl.Collator('de').compare)
