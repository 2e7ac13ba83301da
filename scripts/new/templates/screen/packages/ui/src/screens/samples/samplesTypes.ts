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
  /** The address asks for the form of a new entry. */
  isNewAsked?: boolean
  /** `YYYY-MM-DD`, the first value of a new entry. */
  today: string
}

export interface SamplesActions {
  setFilter: (filter: SamplesFilter) => void
  setSort: (sort: Sort) => void
  retry: () => void
  /** Rejects with an error whose message is for people. @param key made when the form opens, the same for every try */
  create: (entry: NewSamplesEntry, key: string) => Promise<void>
  /** Called when a new entry has unsaved text, and when it no longer has. */
  onTyping: (isTyping: boolean) => void
  views: ViewActions
  /** Called when the requested form is open. */
  newOpened?: () => void
}
