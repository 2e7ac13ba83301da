import type { DocumentFilter } from '@waldkerf/domain/officeLists/documentFilter'
import type { Sort } from '@waldkerf/ui/parts/DataTable/DataTable'
import { queryOf, readerOf, readSort, writeSort } from './listAddress.ts'

/** What a list of documents is narrowed to and sorted by, as it stands in the address and in saved views. */
export interface DocumentsAddress {
  filter: DocumentFilter
  /** Absent: the newest number first. */
  sort: Sort | undefined
}

export function readDocumentsAddress(query: URLSearchParams): DocumentsAddress {
  const { text, list, id, day } = readerOf(query)
  return {
    filter: {
      search: text('suche'),
      statuses: list('status'),
      client: id('kunde'),
      bearbeiter: text('kuerzel'),
      from: day('von'),
      to: day('bis'),
    },
    sort: readSort(query.get('sortierung')),
  }
}

/** The reverse; parts that say nothing are left out. */
export function writeDocumentsAddress({ filter, sort }: DocumentsAddress): URLSearchParams {
  const { search, statuses, client, bearbeiter, from, to } = filter
  return queryOf({
    suche: search,
    status: statuses.join(','),
    kunde: client,
    kuerzel: bearbeiter,
    von: from,
    bis: to,
    sortierung: writeSort(sort),
  })
}
