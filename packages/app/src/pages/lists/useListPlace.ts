import type { FilterValues, Parts } from '@waldkerf/domain/filter/defineFilter'
import { mapLoadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { Sort } from '@waldkerf/ui/parts/DataTable/DataTable'
import type { ViewActions } from '@waldkerf/ui/parts/SavedViews/SavedViews'
import { useMemo } from 'react'
import { useSavedViews, type ViewContent } from '@waldkerf/app/data/views/savedViews'
import { newKey } from '@waldkerf/app/platform/routes/paths'
import { type AddressedList, listAddress, type ListPlace } from './listAddress.ts'
import { useListAddress } from './useListAddress.ts'

/** The address's part that a view holds; any version of the product may have stored it. */
const toQuery = (content: ViewContent) =>
  new URLSearchParams(Object.entries(content).map(([part, value]) => [part, String(value)]))

/**
 * A list's filter, order and open row, held by the address, and the views that are saved of it.
 * @param list its description, which stays the same; its name is the one among the views
 */
export function useListPlace<Row, P extends Parts<Row>>(list: AddressedList<Row, P> & { name: string }) {
  type Filter = FilterValues<P>
  const form = useMemo(() => listAddress(list), [list])
  const { place, query, go } = useListAddress(form)
  const saved = useSavedViews(list.name)
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
