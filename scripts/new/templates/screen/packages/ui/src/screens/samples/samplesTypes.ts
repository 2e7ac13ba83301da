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
