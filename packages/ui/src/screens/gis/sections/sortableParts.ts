import type { WindowOrder } from '@waldkerf/domain/entities/beetles/beetleSections'

/** The table's columns that the database sorts by, and what it calls them. */
export const sortableParts: Readonly<Record<string, WindowOrder>> = {
  status: 'status',
  species: 'art',
  found: 'fund_datum',
  state: 'bundesland',
  pictures: 'bilder_anzahl',
  reported: 'gemeldet_am',
  id: 'id',
  answered: 'beantwortet',
}
