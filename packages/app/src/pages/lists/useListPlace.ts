import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { Sort } from '@waldkerf/ui/parts/DataTable/DataTable'
import type { ViewActions } from '@waldkerf/ui/parts/SavedViews/SavedViews'
import { useSavedViews } from '../../data/views/savedViews.ts'
import { newKey } from '../../platform/routes/paths.ts'
import { type AddressForm, useListAddress } from './useListAddress.ts'

/** A list's filter and order, and the row that is open beside it. */
export interface ListPlace<Filter> {
  filter: Filter
  /** Absent: in the order in which the data service answers. */
  sort: Sort | undefined
  selectedId?: number | undefined
}

const done = async (change: Promise<unknown>) => void (await change)

/**
 * A list's filter, order and open row, held by the address, and the views that are saved of it.
 * @param name the list's name among the views
 */
export function useListPlace<Filter>(name: string, form: AddressForm<ListPlace<Filter>>) {
  const { place, query, go } = useListAddress(form)
  const { views, add, rename, remove } = useSavedViews(name)
  const viewActions: ViewActions = {
    show: ({ inhalt }) =>
      go(form.read(new URLSearchParams(Object.entries(inhalt).map(([part, value]) => [part, String(value)])))),
    save: (title, key) => done(add(title, Object.fromEntries(query), key)),
    rename: (view, title) => done(rename(view, title)),
    remove: (view) => done(remove(view)),
  }
  return {
    state: { filter: place.filter, sort: place.sort, views: shown(views) ?? [], isNewAsked: query.has(newKey) },
    selectedId: place.selectedId,
    actions: {
      setFilter: (filter: Filter) => go({ filter }),
      setSort: (sort: Sort) => go({ sort }),
      views: viewActions,
      /** The form is open: the address asks no longer, so that Back does not open it again. */
      newOpened: () => go({}),
    },
    /** Back closes an opened row; going from one row to the next adds no step. */
    select: (selectedId: number | undefined) =>
      go({ selectedId }, (before) => selectedId !== undefined && before.selectedId === undefined),
  }
}
