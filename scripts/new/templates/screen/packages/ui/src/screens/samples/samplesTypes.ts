import type { NewSamplesEntry, SamplesEntry } from '@waldkerf/domain/entities/samples'
import type { SamplesFilter } from '@waldkerf/domain/samples/samplesFilter'
import type { Sort } from '@waldkerf/ui/parts/DataTable/DataTable'
import type { ListTableProps } from '@waldkerf/ui/parts/ListScreen/ListTable'
import type { Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { ShownViews, ViewActions } from '@waldkerf/ui/parts/SavedViews/SavedViews'

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
