import type { BeetleCluster, WindowOrder } from '@waldkerf/domain/entities/beetles/beetleSections'
import type { Beetle } from '@waldkerf/domain/entities/beetles/beetles'
import type { Sort } from '@waldkerf/ui/parts/DataTable/DataTable'
import type { Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { Section } from '@waldkerf/ui/parts/MapView/MapView'

/** So many rows the table shows at once where records are too many to hold. */
export const rowsPerPage = 500

/** So many records can be picked at once then: they have to be fetched. */
export const mostPicked = 1_000

/** Which rows the table wants. */
export interface PartWish {
  /** By one of the columns that the database sorts by (`sortableParts`). */
  sort: Sort
  /** From 0. */
  page: number
}

/** The rows of a page as ids of known records, and how many the filter leaves in all. */
interface PartWindow {
  ids: readonly number[]
  total: number
  /** They may be more: with words the database counts so far only. */
  more?: boolean
}

/** The map's questions to the database. Keep it the same object while the filter is the same. */
export interface PartMap {
  clusters: (section: Section, zoom: number, signal: AbortSignal) => Promise<readonly BeetleCluster[]>
  /** The records of a section, at most `mostPicked`; they are known from then on. */
  within: (section: Section, signal: AbortSignal) => Promise<readonly Beetle[]>
}

/** Records that are too many to hold, as the database filters, sorts, adds up and cuts them out. */
export interface BeetleParts {
  /** All there are. */
  total: number
  window: Loadable<PartWindow>
  /** How many of those that the filter leaves have no coordinates; 0 until known. */
  placeless: number
  /** Per status: how many there would be if only it were chosen; empty until known. */
  counts: ReadonlyMap<string, number>
  /** Bundesländer to choose from. */
  states: readonly string[]
  wish: PartWish
  ask: (wish: PartWish) => void
  map: PartMap
}

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
