import type { WindowOrder } from '@waldkerf/domain/entities/beetles/beetleSections'
import type { Sort } from '@waldkerf/ui/parts/DataTable/DataTable'

/** The table's columns, and the queue, that the database sorts by, and what it calls them. */
export const sortableParts: Readonly<Record<string, WindowOrder>> = {
  status: 'status',
  species: 'art',
  found: 'fund_datum',
  state: 'bundesland',
  pictures: 'bilder_anzahl',
  reported: 'gemeldet_am',
  id: 'id',
  answered: 'beantwortet',
  queue: 'pruefung',
}

/** No column has it: the order of the review's queue. */
export const queueSort: Sort = { column: 'queue', direction: 'ascending' }
