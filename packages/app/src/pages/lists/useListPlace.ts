import { mapLoadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { Sort } from '@waldkerf/ui/parts/DataTable/DataTable'
import type { ViewActions } from '@waldkerf/ui/parts/SavedViews/SavedViews'
import { useSavedViews, type ViewContent } from '../../data/views/savedViews.ts'
import { newKey } from '../../platform/routes/paths.ts'
import { type AddressForm, useListAddress } from './useListAddress.ts'

/** A list's filter and order, and the row that is open beside it. */
export interface ListPlace<Filter> {
  filter: Filter
  /** Absent: in the order in which the data service answers. */
  sort: Sort | undefined
  selectedId?: number | undefined
}

/** The address's part that a view holds; any version of the product may have stored it. */
const toQuery = (content: ViewContent) =>
  new URLSearchParams(Object.entries(content).map(([part, value]) => [part, String(value)]))

/**
 * A list's filter, order and open row, held by the address, and the views that are saved of it.
 * @param name the list's name among the views
 */
export function useListPlace<Filter>(name: string, form: AddressForm<ListPlace<Filter>>) {
  const { place, query, go } = useListAddress(form)
  const saved = useSavedViews(name)
  /** Without the open row: it is not the list's. Equal places give the same text. */
  const write = (shown: ListPlace<Filter>) => form.write({ ...shown, selectedId: undefined })
  const present = write(place)
  const viewActions: ViewActions = {
    apply: (id) => go(form.read(toQuery(saved.find(id).inhalt))),
    add: (title, key) => saved.add(title, Object.fromEntries(present), key),
    rename: saved.rename,
    replace: (id) => saved.replace(id, Object.fromEntries(present)),
    remove: saved.remove,
  }
  const views = mapLoadable(saved.views, (all) =>
    all.map(({ id, name: title, inhalt }) => {
      const current = write(form.read(toQuery(inhalt))).toString() === present.toString()
      return { id, name: title, standard: false, current }
    }),
  )
  return {
    state: { filter: place.filter, sort: place.sort, views, isNewAsked: query.has(newKey) },
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
