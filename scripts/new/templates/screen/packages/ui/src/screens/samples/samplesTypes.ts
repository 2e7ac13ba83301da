import type { NewSamplesEntry, SamplesEntry } from '@waldkerf/domain/entities/samples'
import type { SamplesFilter } from '@waldkerf/domain/samples/samplesFilter'
import type { Sort } from '../../parts/DataTable/DataTable.tsx'
import type { ListTableProps } from '../../parts/ListScreen/ListTable.tsx'
import type { Loadable } from '../../parts/Loadable/Loadable.tsx'
import type { ShownViews, ViewActions } from '../../parts/SavedViews/SavedViews.tsx'

export interface SamplesState {
  /** The latest first. */
  entries: Loadable<readonly SamplesEntry[]>
  filter: SamplesFilter
  /** Absent: in the order in which the data service answers. */
  sort: ListTableProps<SamplesEntry>['sort']
  views: ShownViews
  /** Somebody has come for the form of a new one. */
  isNewAsked?: boolean
  /** `YYYY-MM-DD`, where a new one begins. */
  today: string
}

export interface SamplesActions {
  setFilter: (filter: SamplesFilter) => void
  setSort: (sort: Sort) => void
  retry: () => void
  /** Rejects with an error whose message is for people. @param key made when the form opens, the same for every try */
  create: (entry: NewSamplesEntry, key: string) => Promise<void>
  /** Told when a new one is typed and not made, and when that is over. */
  onTyping: (isTyping: boolean) => void
  views: ViewActions
  /** Told when the form that was asked for is open. */
  newOpened?: () => void
}
